import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { VERSION } from '@heartsease/domain/constants.ts';
import { LAUNCH } from '../e2e/browser.ts';
import { startServer, temporaryFolder } from '../server/test/server-process.ts';
import { drainTimes } from './drain.ts';
import { answerTimes, repeatLoads } from './on-slow-device.ts';
import { installProblems, lighthouseFigures } from './lighthouse.ts';
import { median } from './figures.ts';

/**
 * What the app costs a slow phone (issue 7): Lighthouse, the answer to a tap and the repeat load of Today at a quarter
 * of the speed, and the draining of a queue. `node bench/devices.ts [--rounds 5] [--queue 500] [--lighthouse folder]`;
 * the app must have been built. What it measures depends on who else uses the machine, so the load is told.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    queue: { type: 'string', default: '500' },
    /** Where `npm install lighthouse` was run; it is too heavy to come with the app. */
    lighthouse: { type: 'string' },
    only: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const asked = (what: string) => values.only === undefined || values.only.split(',').includes(what);
const lines: string[] = [];
const add = (what: string, measured: string, promised: string, isKept: boolean) => {
  const line = `| ${what} | ${measured} | ${promised} | ${isKept ? 'kept' : 'MISSED'} |`;
  lines.push(line);
  console.log(line, `load ${(loadavg()[0] ?? 0).toFixed(1)}`);
};
const loadBefore = loadavg()[0] ?? 0;

const server = await startServer({
  DATA_DIR: join(temporaryFolder(), 'data'),
  DEMO: 'true',
  TRUST_PROXY: 'true',
  HOST: 'localhost',
});
try {
  await server.ready();
  const address = server.address.replace('127.0.0.1', 'localhost');
  if (values.lighthouse !== undefined && asked('lighthouse'))
    for (const { screen, performance, accessibility, found } of await lighthouseFigures(
      address,
      values.lighthouse,
      rounds,
    )) {
      const [fast, open] = [median(performance), median(accessibility)];
      const isTimed = screen === '/login' || screen === '/tabs/today';
      if (isTimed)
        add(`Lighthouse performance, mobile, ${screen}`, `${fast} (${performance.join(' ')})`, '95', fast >= 95);
      add(
        `Lighthouse accessibility, ${screen}`,
        `${open}${found.length > 0 ? `: ${found.join(', ')}` : ''}`,
        '100',
        open === 100,
      );
    }
  if (asked('install')) {
    const problems = await installProblems(address);
    add(
      'Can be installed, by the browser’s own word',
      problems.length === 0 ? 'yes' : problems.join(', '),
      'yes',
      problems.length === 0,
    );
  }
  const browser = await chromium.launch(LAUNCH);
  if (asked('load')) {
    const loads = await repeatLoads(browser, address, rounds);
    const ms = median(loads);
    add('Repeat load of Today at 4 × slowdown', `${ms} ms (${loads.join(' ')})`, '1500 ms', ms <= 1_500);
  }
  if (asked('answers'))
    for (const { what, ms } of await answerTimes(browser, address, rounds))
      add(`Answer to: ${what}, at 4 × slowdown`, `${median(ms)} ms (${ms.join(' ')})`, '100 ms', median(ms) <= 100);
  if (asked('queue')) {
    const { drained, apart, beside, arrived } = await drainTimes(browser, address, Number(values.queue));
    add(
      `A queue of ${values.queue} reports goes out`,
      `${(drained / 1_000).toFixed(1)} s, ${arrived} arrived`,
      '30 s',
      drained <= 30_000 && arrived === Number(values.queue),
    );
    const [rest, busy] = [median(apart), median(beside)];
    add('Today for a colleague meanwhile, p50', `${busy} ms, at rest ${rest} ms`, 'told', true);
  }
  await browser.close();
} finally {
  server.kill('SIGTERM');
  await server.ended;
}

const now = new Date();
const text = `# On a slow phone, ${now.toISOString()}

Version ${VERSION}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? ''}, Node ${process.version}; load ${loadBefore.toFixed(1)} before and ${(loadavg()[0] ?? 0).toFixed(1)} after. Medians of ${rounds}, with all of them in brackets.

\`node scripts/build.ts && node bench/devices.ts --rounds ${rounds} --queue ${values.queue}${values.lighthouse === undefined ? '' : ' --lighthouse <folder where npm install lighthouse was run>'}\`

| what | measured | promised | |
|---|---|---|---|
${lines.join('\n')}
`;
if (values.only === undefined)
  writeFileSync(join(import.meta.dirname, `results/devices-${now.toISOString().slice(0, 10)}.md`), text);
