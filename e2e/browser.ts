import { existsSync } from 'node:fs';

/**
 * Where the tests' Chromium comes from: CHROMIUM_PATH, the machine's own, or the one inside the npm
 * package, so that `npm test` needs nothing but npm. (The package's own flags switch web security off
 * and are not used; it unpacks its libraries only when it believes to be on Lambda.)
 */
async function chromium(): Promise<string> {
  const installed = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome'];
  const found = installed.find((path) => path !== undefined && existsSync(path));
  if (found) return found;
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs24.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return await packaged.executablePath();
}

export const LAUNCH = {
  executablePath: await chromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
