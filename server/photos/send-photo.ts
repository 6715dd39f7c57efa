import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { PhotoSight } from '@heartsease/domain/photos/photo-sight.ts';
import { Id } from '@heartsease/domain/text.ts';
import { inTransaction } from '../db/database.ts';
import type { Db } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { notFound } from '../http/errors.ts';
import { sessionMay, sessionOfSignIn } from '../session/session.ts';
import type { CareHome, Session } from '../session/session.ts';
import { drawCoveredApart, drawSceneApart } from './draw-apart.ts';
import type { DrawnPhoto } from './draw-photo.ts';
import { PICTURE_HEADERS } from './picture-headers.ts';
import { PHOTO_SIZES, isGoodLink } from './photo-links.ts';
import type { PhotoSize } from './photo-links.ts';
import { photoRow, subjectsOf } from './photos.queries.ts';
import type { PhotoRow, SubjectRow } from './photos.queries.ts';
import { keepRendition, noteView, renditionOf } from './renditions.queries.ts';
import type { Rendition } from './renditions.queries.ts';
import { svgOfScene } from './scenes.queries.ts';
import { answersOf, ownPeopleOf, relativesSight, staffSight, stateOf } from './sight.ts';

const Link = z.object({
  sign_in_id: Id,
  until: z.coerce.number().int(),
  signed: z.string().max(64),
  photo_id: Id,
  file: z.enum(PHOTO_SIZES.map((size) => `${size}.webp` as const)),
});

/** What somebody may see of a photo at this moment. */
interface Seen {
  row: PhotoRow;
  people: SubjectRow[];
  covers: string[];
  rendition: Rendition | null;
  scene: string | null;
}

/** The bytes of photos, for whoever holds an address that the server gave to their sign-in minutes ago. */
export function registerPhotoFiles(app: App): void {
  app.fastify.get('/photo-files/:sign_in_id/:until/:signed/:photo_id/:file', async (request, reply) => {
    const link = Link.safeParse(request.params);
    if (!link.success) throw notFound();
    const { sign_in_id, photo_id, file } = link.data;
    const now = app.now();
    const found = await sessionOfSignIn(app.database, sign_in_id, now);
    const what = `photo ${photo_id}`;
    if (found === null || !isGoodLink(found.key, { ...link.data, what }, now)) throw notFound();
    const { session } = found;
    const tenant = { care_home_id: session.careHome.id, account_id: session.account_id };
    // Asked anew for every picture: a sign-out, a "no", a photo that was taken back end it at once.
    const seen = await inTransaction(app.database, tenant, async (db) => await seenBy(db, session, photo_id, now));
    if (seen === null) throw notFound();
    const bytes = await bytesOf(app, session, seen, file === 'thumb.webp' ? 'thumb' : 'screen');
    return await reply.headers(PICTURE_HEADERS).send(bytes);
  });
}

async function seenBy(db: Db, session: Session, photo_id: string, now: Date): Promise<Seen | null> {
  const { careHome, account_id } = session;
  const row = await photoRow(db, careHome, photo_id);
  if (row === null) return null;
  const people = (await subjectsOf(db, careHome, [photo_id])).get(photo_id) ?? [];
  const answers = await answersOf(db, careHome, [people]);
  let sight: PhotoSight | null = null;
  if (sessionMay(session, 'photos.view')) sight = staffSight(people, { answers, careHome, now });
  else if (sessionMay(session, 'relatives_list.view')) {
    const relations = await ownPeopleOf(db, careHome, { account_id, now });
    sight = relativesSight(stateOf(row), people, { answers, relations, careHome, now });
    if (sight.is_shown) await noteView(db, careHome, { photo_id, account_id, now });
  }
  if (sight === null || !sight.is_shown) return null;
  return await seenWith(db, careHome, { row, people, covers: sight.covered });
}

async function seenWith(db: Db, careHome: CareHome, of: Omit<Seen, 'rendition' | 'scene'>): Promise<Seen> {
  const { row, people, covers } = of;
  const photo_id = row.id;
  const rendition = covers.length === 0 ? null : await renditionOf(db, careHome, { photo_id, covers });
  return { ...of, rendition, scene: row.scene && (await svgOfScene(db, careHome, row.scene, people)) };
}

/** Where photos are read and kept, and for whom they are drawn: a job draws for nobody who is signed in. */
type Store = Pick<App, 'database' | 'files'>;
type Drawer = Pick<Session, 'careHome'> & { account_id: string | null };

/** The bytes of a photo for somebody of whom it was decided elsewhere, by the same rule, what they see of it. */
export async function bytesWithCovers(
  app: Store,
  session: Drawer,
  of: { row: PhotoRow; people: SubjectRow[]; covers: string[] },
  size: PhotoSize,
): Promise<Buffer> {
  const tenant = { care_home_id: session.careHome.id, account_id: session.account_id };
  const seen = await inTransaction(app.database, tenant, async (db) => await seenWith(db, session.careHome, of));
  return await bytesOf(app, session, seen, size);
}

/**
 * The same for whoever stands in a transaction already: it waits for no second connection, and so what it draws is
 * kept by nobody.
 */
export async function bytesInside(
  { files, database, db }: Store & { db: Db },
  session: Drawer,
  of: { row: PhotoRow; people: SubjectRow[]; covers: string[] },
  size: PhotoSize,
): Promise<Buffer> {
  const seen = await seenWith(db, session.careHome, of);
  return await bytesOf({ files, database }, session, { ...seen, is_kept: false }, size);
}

async function bytesOf(
  app: Store,
  session: Drawer,
  seen: Seen & { is_kept?: boolean },
  size: PhotoSize,
): Promise<Buffer> {
  const home = session.careHome.id;
  const { row, people, covers, rendition, is_kept = true } = seen;
  const asTaken = { ...row, scene: seen.scene };
  if (covers.length === 0) return await bytesAsTaken(app, home, asTaken, size);
  const kept = rendition && (await app.files.read(home, rendition[`${size}_id`]));
  if (kept) return kept;
  const boxes = people.flatMap(({ resident_id, box }) => (covers.includes(resident_id) && box !== null ? [box] : []));
  // Never a photo with a face that should be covered, whatever became of its mark meanwhile.
  if (boxes.length !== covers.length) throw notFound();
  const look = { photo_id: row.id, version: row.version, covers };
  // Whoever keeps nothing waits for nobody who does: that takes a connection.
  const drawing = [...covers, row.id, row.version, is_kept].join(' ');
  const drawn = await once(drawing, async () => {
    const made = await drawCoveredApart(await bytesAsTaken(app, home, asTaken, 'screen'), boxes);
    if (rendition === null && is_kept) await keepDrawn(app, session, look, made);
    return made;
  });
  return drawn[size];
}

/** Where the files of a photo are; `scene`: of the demo world, as SVG. */
interface AsTaken {
  screen_id: string | null;
  thumb_id: string | null;
  scene: string | null;
}

/** The photo as it is; a scene of the demo world is drawn when it is asked for first. */
export async function bytesAsTaken(
  app: Pick<App, 'files'>,
  home: string,
  { screen_id, thumb_id, scene }: AsTaken,
  size: PhotoSize,
): Promise<Buffer> {
  if (screen_id === null || thumb_id === null) throw notFound();
  const kept = await app.files.read(home, size === 'thumb' ? thumb_id : screen_id);
  if (kept !== null) return kept;
  // The row is there and the file is not: a backup was brought back without its files.
  if (scene === null) throw notFound();
  const drawn = await once(screen_id, async () => {
    const made = await drawSceneApart(scene);
    await app.files.keep(home, screen_id, made.screen);
    await app.files.keep(home, thumb_id, made.thumb);
    return made;
  });
  return drawn[size];
}

/** A grid asks for the same look again while it is still being drawn: it is drawn once. */
const underWay = new Map<string, Promise<DrawnPhoto>>();

async function once(look: string, draw: () => Promise<DrawnPhoto>): Promise<DrawnPhoto> {
  const going = underWay.get(look) ?? draw().finally(() => underWay.delete(look));
  underWay.set(look, going);
  return await going;
}

async function keepDrawn(
  app: Store,
  { careHome, account_id }: Drawer,
  of: { photo_id: string; version: number; covers: string[] },
  { screen, thumb }: DrawnPhoto,
): Promise<void> {
  const [screen_id, thumb_id] = [uuidv7(), uuidv7()];
  await app.files.keep(careHome.id, screen_id, screen);
  await app.files.keep(careHome.id, thumb_id, thumb);
  const tenant = { care_home_id: careHome.id, account_id };
  const isKept = await inTransaction(
    app.database,
    tenant,
    async (db) => await keepRendition(db, careHome, { ...of, screen_id, thumb_id }),
  );
  if (isKept) return;
  await app.files.remove(careHome.id, screen_id);
  await app.files.remove(careHome.id, thumb_id);
}
