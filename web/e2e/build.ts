import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * The tests go through the real program, so it is built first; cargo does nothing when nothing changed. It is built
 * as the Rust tests build it, so that CI does not build every room twice.
 */
export default function build() {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  execFileSync('cargo', ['build', '--quiet', '--workspace', '--all-features', '--bin', 'lamplight', '--example', 'place'], { cwd: root, stdio: 'inherit' });
}
