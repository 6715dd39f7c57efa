import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** The file of one build that holds the app's outbox and its photos. */
export interface AppParts {
  signedIn: string;
}

/** A write as it is handed to the app, and what its author does with it a moment later. */
export interface HandedWrite {
  n: number;
  path: string;
  input: Record<string, unknown>;
  after: { change: Record<string, unknown> } | 'discard' | null;
}

export interface HandedPhoto {
  n: number;
  /** Of a report that is handed over at the same time. */
  report_client_id: string | null;
}

/** The name under which a page tells what came of it. */
export const TELL = 'chaosTold';

/** Where a build keeps it, from its own list of its files. */
export function partsOfBuild(dist: string): AppParts {
  const files: Record<string, { file: string; name?: string }> = JSON.parse(
    readFileSync(join(dist, '.vite/manifest.json'), 'utf8'),
  );
  const found = Object.values(files).find(({ name, file }) => name === 'signed-in' && file.endsWith('.js'));
  if (found === undefined) throw new Error('The build has no part "signed-in"');
  return { signedIn: `/${found.file}` };
}

/**
 * Hands writes to the app's own `sendWrite`, as its screens do, all at once. The page tells of each as soon as it lies on
 * the device, and what the writing said.
 *
 * The functions have short names in a build, so they are known by what they say and do.
 */
export async function handOverWrites(page: Page, builds: AppParts[], writes: HandedWrite[]): Promise<void> {
  await page.evaluate(
    async ({ builds, writes, tell }) => {
      type Row = { client_id: string; input: Record<string, unknown> };
      type Outbox = {
        entries(): Promise<Row[]>;
        retry(id: string, input: Row['input'], seen: Row): Promise<void>;
        discard(id: string): Promise<void>;
      };
      type Sent = { state: string; failure?: { kind: string; errors?: unknown } };
      type SendWrite = (endpoint: object, input: object) => Promise<Sent>;
      const told = async (n: number, heard: string, why?: string) => {
        const say: unknown = Reflect.get(window, tell);
        if (typeof say === 'function') await say({ n, heard, ...(why !== undefined && { why }) });
      };
      const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
      const { signedIn: part } = builds.find(({ signedIn }) => loaded.has(signedIn)) ?? {};
      if (part === undefined) throw new Error('The page has no signed-in app');
      const exported: unknown[] = Object.values(await import(part));
      const sendWrite = exported.find(
        (one): one is SendWrite => typeof one === 'function' && String(one).includes('A write needs somebody'),
      );
      const outbox = exported.find(
        (one): one is Outbox => typeof one === 'object' && one !== null && 'flush' in one && 'retry' in one,
      );
      if (sendWrite === undefined || outbox === undefined) throw new Error('The app has no outbox');
      const settled = new Set<number>();
      const send = async ({ n, path, input }: (typeof writes)[number]) => {
        try {
          const { state, failure } = await sendWrite({ path, output: { parse: (answer: unknown) => answer } }, input);
          settled.add(n);
          void told(n, state, failure && JSON.stringify(failure));
        } catch (caught) {
          settled.add(n);
          void told(n, 'thrown', String(caught));
        }
      };
      for (const one of writes) void send(one);
      const kept = new Set<number>();
      while (writes.some(({ n }) => !kept.has(n) && !settled.has(n))) {
        const there = new Set((await outbox.entries()).map(({ client_id }) => client_id));
        for (const { n, input } of writes) {
          if (kept.has(n) || !there.has(String(input['client_id']))) continue;
          kept.add(n);
          void told(n, 'kept');
        }
      }
      for (const { n, input, after } of writes) {
        const row = (await outbox.entries()).find(({ client_id }) => client_id === input['client_id']);
        if (after === null || row === undefined) continue;
        if (after === 'discard') {
          // It is heard before it is done: a page that is closed meanwhile tells no more.
          await told(n, 'discarding');
          await outbox.discard(row.client_id);
          void told(n, 'discarded');
        } else {
          await told(n, 'changing');
          // Its end is when it was sent as well: on the device it is changed before that.
          void outbox.retry(row.client_id, { ...row.input, ...after.change }, row);
          for (let isChanged = false; !isChanged;) {
            const stands = (await outbox.entries()).find(({ client_id }) => client_id === row.client_id);
            isChanged = Object.entries(after.change).every(
              ([field, value]) => stands === undefined || stands.input[field] === value,
            );
          }
          void told(n, 'changed');
        }
      }
    },
    { builds, writes, tell: TELL },
  );
}

/** Hands photos to the app as its button does; ends when each lies on the device or has gone. */
export async function handOverPhotos(
  page: Page,
  builds: AppParts[],
  { photos, account_id, care_home_id }: { photos: HandedPhoto[]; account_id: string; care_home_id: string },
): Promise<void> {
  await page.evaluate(
    async ({ builds, photos, account_id, care_home_id, tell }) => {
      type SendPhotos = (files: File[], chosen: object) => string[];
      type OnTheWay = () => readonly { id: string; keeping: string | null }[];
      type KeptPhotos = { all(): Promise<{ id: string }[] | null>; pictureOf: unknown };
      const told = (said: object) => {
        const say: unknown = Reflect.get(window, tell);
        if (typeof say === 'function') void say(said);
      };
      const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
      const { signedIn: part } = builds.find(({ signedIn }) => loaded.has(signedIn)) ?? {};
      if (part === undefined) throw new Error('The page has no signed-in app');
      const exported: unknown[] = Object.values(await import(part));
      const sendPhotos = exported.find(
        (one): one is SendPhotos => typeof one === 'function' && /keeping:\s*null/.test(String(one)),
      );
      const keptPhotos = exported.find(
        (one): one is KeptPhotos => typeof one === 'object' && one !== null && 'pictureOf' in one,
      );
      if (sendPhotos === undefined || keptPhotos === undefined) throw new Error('The app has no photos');
      const waits = new Map<string, number>();
      for (const { n, report_client_id } of photos) {
        const canvas = new OffscreenCanvas(160, 120);
        const pen = canvas.getContext('2d');
        if (pen === null) throw new Error('Nothing to draw with');
        pen.fillStyle = `hsl(${n % 360} 60% 50%)`;
        pen.fillRect(0, 0, 160, 120);
        const file = new File([await canvas.convertToBlob({ type: 'image/png' })], `${n}.png`, { type: 'image/png' });
        const taken_on = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date());
        const whose = { account_id, care_home_id, taken_on, place: 'chaos', of: [], report_id: null, report_client_id };
        const [id = ''] = sendPhotos([file], whose);
        waits.set(id, n);
        told({ n, heard: 'named', client_id: id });
      }
      const onTheWay = exported.find(
        (one): one is OnTheWay =>
          typeof one === 'function' &&
          one.length === 0 &&
          /^function [\w$]+\(\)\{return [\w$]+\}$/.test(String(one)) &&
          isListOf(one(), [...waits.keys()]),
      );
      if (onTheWay === undefined) throw new Error('The app has no list of photos');
      while (waits.size > 0) {
        const lying = new Set(((await keptPhotos.all()) ?? []).map(({ id }) => id));
        const going = new Set(onTheWay().map(({ id }) => id));
        // Nobody else is shown what it is about.
        if (JSON.parse(localStorage.getItem('me') ?? '{}').id !== account_id) return;
        for (const [id, n] of waits) {
          if (!lying.has(id) && going.has(id)) continue;
          waits.delete(id);
          told({ n, heard: lying.has(id) ? 'kept' : 'sent' });
        }
      }

      function isListOf(list: unknown, ids: string[]): boolean {
        return Array.isArray(list) && ids.every((id) => list.some((one) => one?.id === id));
      }
    },
    { builds, photos, account_id, care_home_id, tell: TELL },
  );
}
