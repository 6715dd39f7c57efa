import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildApp } from './build.ts';

const APP = join(import.meta.dirname, '../app');
/** What the native app has no use for: it is kept on the device already, and nothing compresses on the way. */
const LEFT_OUT = /(\.(br|gz)|^sw\.js|^\.vite|^\.built-from)$/;

/** Makes the web app into what the Android and iOS projects carry, for the server of one home. docs/native.md tells how. */
export function prepareNativeApps(server: URL): void {
  buildApp();
  const native = join(APP, 'dist-native');
  rmSync(native, { recursive: true, force: true });
  cpSync(join(APP, 'dist'), native, { recursive: true, filter: (path) => !LEFT_OUT.test(basename(path)) });
  const page = join(native, 'index.html');
  writeFileSync(page, pageOfNativeApp(readFileSync(page, 'utf8'), server.origin));
  // Which links open in the app; both projects read it when they are built.
  writeFileSync(join(APP, 'android/home.properties'), `host=${server.hostname}\n`);
  writeFileSync(join(APP, 'ios/home.xcconfig'), `HEARTSEASE_HOST = ${server.hostname}\n`);
  const synced = spawnSync('cap', ['sync'], { cwd: APP, stdio: 'inherit' });
  if (synced.status !== 0) process.exit(synced.status ?? 1);
}

/** The page says where its server is, and, with no server to send headers, what it may load (as server/http/headers.ts). */
export function pageOfNativeApp(page: string, server: string): string {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `connect-src 'self' ${server}`,
    `img-src 'self' ${server}`,
    `media-src 'self' ${server}`,
    "font-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types heartsease',
  ].join('; ');
  const charset = '<meta charset="utf-8" />';
  if (!page.includes(charset)) throw new Error('The page has no place for what a native app adds to it');
  return page.replace(
    charset,
    `${charset}
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta name="server" content="${server}" />`,
  );
}

if (import.meta.main) {
  const [address = ''] = process.argv.slice(2);
  if (!URL.canParse(address) || new URL(address).protocol !== 'https:') {
    process.stderr.write('Say where the home’s server is: npm run native -- https://home.example\n');
    process.exit(1);
  }
  prepareNativeApps(new URL(address));
}
