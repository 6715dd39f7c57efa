import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Local development (row PR-4): the app on http://localhost:8100, the calls on http://localhost:8180, both reloading. */
const root = join(import.meta.dirname, '..');
const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: '8180', PUBLIC_URL: 'http://localhost:8100' },
  }),
  spawn('vite', ['--host', 'localhost', '--port', '8100', '--strictPort'], {
    cwd: join(root, 'app'),
    stdio: 'inherit',
  }),
];

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
for (const child of children) {
  child.on('exit', () => {
    for (const other of children) other.kill('SIGTERM');
  });
}
