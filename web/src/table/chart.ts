/** The path of a line through its points. */
export function linePath(points: number[], x: (i: number) => number, y: (points: number) => number): string {
  return points.map((value, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('');
}

/** Round numbers from 0 to at least `most`, four to six of them. */
export function ticks(most: number): number[] {
  const rough = Math.max(1, most) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough;
  const marks: number[] = [];
  for (let mark = 0; marks.length === 0 || (marks.at(-1) ?? 0) < most; mark += step) marks.push(Math.round(mark));
  return marks;
}
