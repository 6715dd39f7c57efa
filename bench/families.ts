import { rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { makeDigests } from '@heartsease/domain/digest/digests.endpoints.ts';
import { beginPhoto } from '@heartsease/domain/photos/photos.endpoints.ts';
import { logReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { runningDatabase } from '../server/db/embedded.ts';
import { factsOf } from '../server/test/facts.ts';
import { photoUploadsOf } from '../server/test/photo-uploads.ts';
import { noiseJpeg } from '../server/test/pictures.ts';
import { startServer, temporaryFolder } from '../server/test/server-process.ts';
import { asOwner, signedIn } from '../server/test/world.ts';
import { p95 } from './figures.ts';
import { memoryOf } from './process-memory.ts';
import { reportApart } from './report-apart.ts';

/**
 * What families cost the home (issue 6): logging while ten people bring photos, beside logging at rest, in turns, with the
 * server's memory; and the letters of Larch House's families. `node bench/families.ts [rounds]`.
 */
const [rounds = 5] = process.argv.slice(2).map(Number);
const PEOPLE = 10;
const AT_REST_MS = 5_000;
const PART_BYTES = 262_144;
/** Promised (issue 6). */
const MOST_RATIO = 1.5;
const MOST_MB = 150;
const MOST_LETTERS_MS = 10_000;

const dataDir = join(temporaryFolder(), 'data');
const server = await startServer({ DATA_DIR: dataDir, DEMO: 'true', TRUST_PROXY: 'true', LOG_LEVEL: 'warn' });
try {
  await server.ready();
  const url = (await runningDatabase(dataDir)) ?? '';
  const { care_home_id, residents } = await factsOf(url, 'Larch House');
  const residentIds = residents.slice(0, 8).map(({ id }) => id);
  const carer = await signedIn(server.address, 'carer@larch-house.example');
  const nadia = await signedIn(server.address, 'coordinator@larch-house.example');
  const uploads = photoUploadsOf(server, care_home_id);
  // As a device sends it: four megapixels of a picture in which everything is fine detail.
  const photo = await noiseJpeg(2_304, 1_728);

  const logOnce = async (): Promise<number> => {
    const began = performance.now();
    const { status } = await carer.asks(logReport, reportApart({ care_home_id, residentIds, email: '' }));
    if (status !== 200) throw new Error(`A report was answered with ${status}`);
    return performance.now() - began;
  };
  const bringOnce = async (): Promise<string> => {
    const { id } = beginPhoto.output.parse((await uploads.begin(nadia, photo)).body);
    for (let offset = 0; offset < photo.length; offset += PART_BYTES) {
      const { status } = await uploads.part(nadia, id, offset, photo.subarray(offset, offset + PART_BYTES));
      if (status !== 200) throw new Error(`A part of a photo was answered with ${status}`);
    }
    return id;
  };

  for (let warm = 0; warm < 50; warm += 1) await logOnce();
  await bringOnce();
  const before = memoryOf(server);
  let most = before;
  let photos = 0;
  const atRest: number[] = [];
  const during: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const until = performance.now() + AT_REST_MS; performance.now() < until;) atRest.push(await logOnce());
    const there: string[] = [];
    const brought = Array.from({ length: PEOPLE }, async () => void there.push(await bringOnce()));
    while (there.length < PEOPLE) {
      during.push(await logOnce());
      most = Math.max(most, memoryOf(server));
    }
    await Promise.all(brought);
    photos += there.length;
  }
  const [rest, busy] = [p95(atRest), p95(during)];

  await asOwner(url, (client) => client.query('delete from digests where care_home_id = $1', [care_home_id]));
  const began = performance.now();
  const { body } = await nadia.asks(makeDigests, { client_id: uuidv7(), care_home_id });
  const letters_ms = performance.now() - began;

  const ratio = busy / rest;
  const isKept = ratio <= MOST_RATIO && most - before <= MOST_MB && letters_ms <= MOST_LETTERS_MS && body.made > 0;
  const told = [
    `# Families, ${new Date().toISOString()}`,
    '',
    `p95 of \`report/log\` with 8 moments at rest ${rest.toFixed(1)} ms (${atRest.length}), while ${PEOPLE} people bring a photo ` +
      `of ${(photo.length / 1_048_576).toFixed(1)} MB each ${busy.toFixed(1)} ms (${during.length}, ${photos} photos): ratio ` +
      `${ratio.toFixed(2)}, promised ${MOST_RATIO}. The server's memory grew by ${(most - before).toFixed(0)} MB at most, promised ` +
      `${MOST_MB}. ${body.made} letters were made in ${(letters_ms / 1_000).toFixed(1)} s, promised ${MOST_LETTERS_MS / 1_000} s. ` +
      `${isKept ? 'Kept' : 'MISSED'}. ${cpus().length} × ${cpus()[0]?.model ?? ''}, Node ${process.version}, load ` +
      `${loadavg()[1]?.toFixed(1)}.`,
    '',
  ].join('\n');
  process.stdout.write(told);
  writeFileSync(join(import.meta.dirname, 'results', `families-${new Date().toISOString().slice(0, 10)}.md`), told);
} finally {
  server.kill('SIGTERM');
  await server.ended;
  rmSync(dirname(dataDir), { recursive: true, force: true });
}
