import { ask } from '../wire/api';
import type { AuditList, DeleteTalk, Deleted, Found, GiveName, HouseRole, NewSanction, PersonState, Report, ReportList, Sanction, TableInfo, TableState } from '../wire';

const id = encodeURIComponent;

/** What those who look after the house can ask for. */
export const house = {
  role: () => ask<HouseRole>('GET', '/api/house'),
  find: (words: string) => ask<Found>('GET', `/api/house/find?words=${id(words)}`),
  person: (person: string) => ask<PersonState>('GET', `/api/house/people/${id(person)}`),
  rename: (person: string, wish: GiveName) => ask<PersonState>('POST', `/api/house/people/${id(person)}/rename`, wish),
  deleteTalkOf: (person: string, reason: string) => ask<Deleted>('POST', `/api/house/people/${id(person)}/delete-talk`, { reason }),
  sanctions: () => ask<Sanction[]>('GET', '/api/house/sanctions'),
  sanction: (wish: NewSanction) => ask<Sanction>('POST', '/api/house/sanctions', wish),
  lift: (sanction: number, reason: string) => ask<Sanction>('POST', `/api/house/sanctions/${sanction}/lift`, { reason }),
  table: (table: string) => ask<TableState>('GET', `/api/house/tables/${id(table)}`),
  close: (table: string, reason: string) => ask<TableInfo>('POST', `/api/house/tables/${id(table)}/close`, { reason }),
  deleteTalk: (table: string, wish: DeleteTalk) => ask<Deleted>('POST', `/api/house/tables/${id(table)}/delete-talk`, wish),
  reports: (before?: number) => ask<ReportList>('GET', `/api/house/reports${before === undefined ? '' : `?before=${before}`}`),
  settle: (report: number, reason: string) => ask<Report>('POST', `/api/house/reports/${report}/settle`, { reason }),
  audit: (before?: number) => ask<AuditList>('GET', `/api/house/audit${before === undefined ? '' : `?before=${before}`}`),
};
