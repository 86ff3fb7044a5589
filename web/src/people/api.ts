import { ask } from '../wire/api';
import type { Account, Claimed, Codes, Distance, Kept, NewReport, PersonName, TableInfo, TableList } from '../wire';

const id = encodeURIComponent;

/** What people can ask for about their account and about each other. */
export const people = {
  account: () => ask<Account>('GET', '/api/me/account'),
  claim: (name: string, password: string) => ask<Claimed>('POST', '/api/me/claim', { name, password }),
  changePassword: (password: string, newPassword: string) => ask<void>('POST', '/api/me/password', { password, new_password: newPassword }),
  newCodes: (password: string) => ask<Codes>('POST', '/api/me/codes', { password }),
  setEmail: (address: string, password: string, language: string) => ask<void>('PUT', '/api/me/email', { address, password, language }),
  removeEmail: (password: string) => ask<void>('DELETE', '/api/me/email', { password }),
  confirmEmail: (secret: string) => ask<void>('POST', '/api/confirm-email', { secret }),
  recoverByCode: (name: string, code: string, newPassword: string) => ask<void>('POST', '/api/recover/code', { name, code, new_password: newPassword }),
  askForLetter: (name: string, language: string) => ask<void>('POST', '/api/recover/letter', { name, language }),
  recoverByLetter: (secret: string, newPassword: string) => ask<void>('POST', '/api/recover', { secret, new_password: newPassword }),
  blocks: () => ask<Kept[]>('GET', '/api/me/blocks'),
  keepAway: (person: string, distance: Distance) => ask<void>('PUT', `/api/me/blocks/${id(person)}`, { distance }),
  comeBack: (person: string) => ask<void>('DELETE', `/api/me/blocks/${id(person)}`),
  report: (report: NewReport) => ask<void>('POST', '/api/reports', report),
  turnedAway: (table: string) => ask<PersonName[]>('GET', `/api/tables/${id(table)}/turned-away`),
  turnAway: (table: string, person: string) => ask<TableInfo>('PUT', `/api/tables/${id(table)}/turned-away/${id(person)}`),
  letBack: (table: string, person: string) => ask<TableInfo>('DELETE', `/api/tables/${id(table)}/turned-away/${id(person)}`),
  invitations: () => ask<TableList>('GET', '/api/me/invitations'),
  exportAddress: '/api/me/export',
};
