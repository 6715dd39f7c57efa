import { rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { v7 as uuidv7 } from 'uuid';
import { listThreads, sendMessage } from '@heartsease/domain/chat/chats.endpoints.ts';
import { logout } from '@heartsease/domain/session/session.endpoints.ts';
import { LAUNCH } from '../e2e/browser.ts';
import { runningDatabase } from '../server/db/embedded.ts';
import { openStream } from '../server/test/live.ts';
import type { OpenStream } from '../server/test/live.ts';
import { startServer, temporaryFolder } from '../server/test/server-process.ts';
import type { ServerProcess } from '../server/test/server-process.ts';
import { mintToken } from '../server/test/sign-ins.ts';
import { askerAt, asOwner, signedIn } from '../server/test/world.ts';
import type { Asker } from '../server/test/world.ts';
import { median, p95 } from './figures.ts';
import { signIn } from './on-slow-device.ts';
import { memoryOf } from './process-memory.ts';

/**
 * What the chat costs (issue 6): what 2,000 idle streams hold of the server's memory, how long a message takes to the
 * other's screen in a real browser with 200 streams open, by one server process and from one to another on the same
 * database, and how soon the stream of an ended session is closed. `node bench/chat.ts [messages]`; the app must have
 * been built.
 */
const [messages = 200] = process.argv.slice(2).map(Number);
const IDLE = 2_000;
const BESIDE = 200;
/** Of one sign-in the server holds six. */
const STREAMS_OF_ONE = 5;
const ENDED = 20;
/** People write no faster; so long a screen needs to say that a message was read, and to ask what that changed. */
const BETWEEN_MS = 500;
/** Not counted: the first few find nothing compiled. */
const WARM_UP = 5;
/** Promised (issue 6). */
const MOST_MB = 300;
const MOST_TO_SCREEN_MS = 150;
const MOST_TO_CLOSE_MS = 1_000;

const dataDir = join(temporaryFolder(), 'data');
const first = await startServer({ DATA_DIR: dataDir, DEMO: 'true', TRUST_PROXY: 'true', HOST: 'localhost' });
let second: ServerProcess | null = null;
let browser: Browser | null = null;
const lines: string[] = [];
try {
  await first.ready();
  const url = (await runningDatabase(dataDir)) ?? '';
  second = await startServer({ DATABASE_URL: url, DEMO: 'true', TRUST_PROXY: 'true', HOST: 'localhost' });
  await second.ready();
  const tokens = await tokensOf(url, IDLE / STREAMS_OF_ONE + ENDED);

  const before = memoryOf(first);
  const streams = await openAll(tokens.slice(ENDED));
  await pause(5_000);
  const held = memoryOf(first) - before;
  add(`${streams.length} idle streams`, `${held.toFixed(0)} MB`, `${MOST_MB} MB more`, held <= MOST_MB);
  for (const stream of streams.slice(BESIDE)) stream.close();

  const nadia = await signedIn(first.address, 'coordinator@larch-house.example');
  browser = await chromium.launch(LAUNCH);
  for (const [where, server] of [
    ['on the same server process', first],
    ['on another process, same database', second],
  ] as const) {
    const page = await circleOf(browser, server.address);
    const took = await timesToScreen(page, nadia, where);
    const isKept = p95(took) <= MOST_TO_SCREEN_MS && took.length === messages;
    const told = `p95 ${p95(took).toFixed(0)} ms, p50 ${median(took).toFixed(0)} ms (${took.length} of ${messages})`;
    add(`A message to the other’s screen, ${where}`, told, `p95 ${MOST_TO_SCREEN_MS} ms`, isKept);
    await page.context().close();
  }

  const closings = await timesToClose(tokens.slice(0, ENDED));
  const slowest = Math.max(...closings);
  const isClosed = slowest <= MOST_TO_CLOSE_MS && closings.length === ENDED;
  add(
    'The stream of an ended session is closed',
    `slowest ${slowest.toFixed(0)} ms`,
    `${MOST_TO_CLOSE_MS} ms`,
    isClosed,
  );
  writeFileSync(join(import.meta.dirname, 'results', `chat-${new Date().toISOString().slice(0, 10)}.md`), page());
} finally {
  await browser?.close();
  for (const server of [second, first]) {
    server?.kill('SIGTERM');
    await server?.ended;
  }
  rmSync(dirname(dataDir), { recursive: true, force: true });
}

function add(what: string, told: string, promised: string, isKept: boolean): void {
  const line = `| ${what} | ${told} | ${promised} | ${isKept ? 'kept' : 'MISSED'} |`;
  lines.push(line);
  process.stdout.write(`${line}\n`);
}

function page(): string {
  return [
    `# Chat, ${new Date().toISOString()}`,
    '',
    `${BESIDE} other streams open while messages go, one every half a second; ${cpus().length} × ${cpus()[0]?.model ?? ''}, Node ${process.version}, ` +
      `load ${loadavg()[1]?.toFixed(1)}; server, database, browser and sender on one machine.`,
    '',
    '| what | measured | promised | promise |',
    '|---|---|---|---|',
    ...lines,
    '',
  ].join('\n');
}

/** Sessions of people of Larch House who use the chat. */
async function tokensOf(url: string, count: number): Promise<string[]> {
  return await asOwner(url, async (client) => {
    const { rows } = await client.query<{ account_id: string; care_home_id: string }>(
      `select m.account_id, m.care_home_id from memberships m join care_homes h on h.id = m.care_home_id
        where h.name = 'Larch House' and m.role = 'carer' and m.ends_on is null order by m.account_id`,
    );
    const minted: string[] = [];
    for (let n = 0; n < count; n += 1) {
      const member = rows[n % rows.length];
      if (member !== undefined) minted.push(await mintToken(client, member));
    }
    return minted;
  });
}

async function openAll(of: readonly string[]): Promise<OpenStream[]> {
  const streams: OpenStream[] = [];
  for (const token of of)
    streams.push(
      ...(await Promise.all(Array.from({ length: STREAMS_OF_ONE }, () => openStream(first.address, token)))),
    );
  return streams;
}

/** Sarah, before her mother’s circle. */
async function circleOf(of: Browser, address: string): Promise<Page> {
  const context = await of.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const opened = await context.newPage();
  const at = address.replace('127.0.0.1', 'localhost');
  await signIn(opened, at, 'relative@larch-house.example');
  await opened.goto(`${at}/tabs/messages`);
  await opened.getByRole('link', { name: /Eileen’s circle/ }).click();
  await opened.getByRole('textbox', { name: 'Your message' }).waitFor();
  return opened;
}

/** From before a message is sent to the frame in which it stands on the screen. */
async function timesToScreen(on: Page, sender: Asker, where: string): Promise<number[]> {
  const { items } = (await sender.asks(listThreads, {})).body;
  const circle = items.find(({ kind, resident }) => kind === 'circle' && resident?.known_as === 'Eileen');
  const [home] = await asOwner((await runningDatabase(dataDir)) ?? '', async (client) => {
    const { rows } = await client.query<{ id: string }>(`select id from care_homes where name = 'Larch House'`);
    return rows;
  });
  const took: number[] = [];
  for (let n = -WARM_UP; n < messages; n += 1) {
    const text = `${n + 1} ${where}`;
    const seen = on.evaluate(
      async (awaited) =>
        await new Promise<number>((resolve) => {
          const look = () => {
            const isThere = document.querySelector('[role="log"]')?.textContent?.includes(awaited) === true;
            if (isThere) resolve(Date.now());
            else requestAnimationFrame(look);
          };
          look();
        }),
      `${text}.`,
    );
    const began = Date.now();
    const { status } = await sender.asks(sendMessage, {
      client_id: uuidv7(),
      care_home_id: home?.id ?? '',
      chat_thread_id: circle?.id ?? '',
      text: `${text}.`,
    });
    if (status !== 200) throw new Error(`A message was answered with ${status}`);
    const shown_ms = (await seen) - began;
    if (n >= 0) took.push(shown_ms);
    await pause(BETWEEN_MS);
  }
  return took;
}

/** From a sign-out to the end of the stream. */
async function timesToClose(of: readonly string[]): Promise<number[]> {
  const took: number[] = [];
  for (const token of of) {
    const stream = await openStream(first.address, token);
    await stream.next('begin');
    const began = performance.now();
    await askerAt(first.address, token).asks(logout, {});
    await stream.closed;
    took.push(performance.now() - began);
  }
  return took;
}
