import { t, words } from '../i18n/words.svelte';
import type { Entered } from './game.svelte';
import { playerName } from './names';
import type { Pad } from './pad';
import { score, totals, winners } from './score';

const [WIDTH, LINE, EDGE] = [900, 44, 40];
const INK = '#1b2140';

/** The score as a picture to send: points by source, the winner marked. */
export async function picture(pad: Pad, game: Entered): Promise<Blob> {
  const lines = score(pad, game);
  const sums = totals(lines, game.players.length);
  const first = winners(pad, game, lines);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = EDGE * 2 + LINE * (lines.length + 5);
  const ink = canvas.getContext('2d');
  if (!ink) throw new Error('this browser draws no pictures');
  ink.fillStyle = '#f6eedd';
  ink.fillRect(0, 0, canvas.width, canvas.height);
  const font = getComputedStyle(document.body).fontFamily;
  const columns = game.players.map((_, seat) => WIDTH - EDGE - (game.players.length - 1 - seat) * 140);
  let y = EDGE + LINE;
  const write = (text: string, x: number, align: CanvasTextAlign, weight = 400, size = 26) => {
    ink.font = `${weight} ${size}px ${font}`;
    ink.fillStyle = INK;
    ink.textAlign = align;
    ink.fillText(text, x, y, align === 'left' ? 320 : 130);
  };
  const rule = () => {
    ink.fillStyle = '#1b214033';
    ink.fillRect(EDGE, y + 12, WIDTH - 2 * EDGE, 1);
  };
  write(t(`${game.game}-name`), EDGE, 'left', 700, 36);
  write(new Intl.DateTimeFormat(words.language, { dateStyle: 'medium' }).format(game.begun), WIDTH - EDGE, 'right', 400, 22);
  y += LINE * 1.5;
  columns.forEach((x, seat) => write(playerName(game.names, seat), x, 'right', 700));
  for (const { source, points } of lines) {
    rule();
    y += LINE;
    write(t(`${game.game}-source-${source}`), EDGE, 'left');
    columns.forEach((x, seat) => write(String(points[seat] ?? 0), x, 'right'));
  }
  rule();
  y += LINE * 1.2;
  for (const seat of first) {
    ink.fillStyle = '#f2b84b';
    ink.fillRect((columns[seat] ?? 0) - 100, y - 32, 110, 44);
  }
  write(t('pad-total'), EDGE, 'left', 700, 30);
  columns.forEach((x, seat) => write(String(sums[seat] ?? 0), x, 'right', 700, 30));
  y += LINE * 1.3;
  write('Lamplight', EDGE, 'left', 400, 20);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('the picture is empty'))), 'image/png'));
}
