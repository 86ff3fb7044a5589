import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The tests go through the real program, so it is built first; cargo does nothing when nothing changed. */
export default function build() {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  execFileSync('cargo', ['build', '--quiet', '--package', 'lamplight'], { cwd: root, stdio: 'inherit' });
}
