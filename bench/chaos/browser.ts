import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import type { Browser, BrowserContext } from '@playwright/test';
import { LAUNCH } from '../../e2e/browser.ts';

/** A Chromium of our own, that can be killed as a device that falls into water, and keeps its profile. */
export interface OwnBrowser {
  context: BrowserContext;
  kill(): Promise<void>;
}

const OWN = [
  '--headless',
  '--remote-debugging-port=0',
  '--no-default-browser-check',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--disable-dev-shm-usage',
  '--password-store=basic',
  '--mute-audio',
  '--lang=en-GB',
  '--window-size=390,844',
  '--force-prefers-reduced-motion',
];

export async function openBrowser(profile: string): Promise<OwnBrowser> {
  const child = spawn(LAUNCH.executablePath, [...OWN, ...LAUNCH.args, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, TZ: 'Europe/London' },
  });
  const browser: Browser = await chromium.connectOverCDP(await debuggerOf(child));
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('A browser has a context of its profile');
  return {
    context,
    kill: async () => {
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function debuggerOf(child: ChildProcess): Promise<string> {
  if (child.stderr === null) throw new Error('Its errors are piped');
  const said: string[] = [];
  return await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`Chromium ended with ${code}:\n${said.join('\n')}`)));
    createInterface({ input: child.stderr ?? process.stdin }).on('line', (line) => {
      said.push(line);
      const [, address] = /DevTools listening on (ws:\S+)/.exec(line) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
}
