import {
  getPhoto,
  listPhotos,
  listSharedPhotos,
  previewPhoto,
  removePhoto,
  savePhoto,
  withdrawPhoto,
} from '@heartsease/domain/photos/photos.endpoints.ts';
import { PHOTOS_A_PAGE } from '@heartsease/domain/photos/photo.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { DONE } from '@heartsease/domain/write.ts';
import type { App } from '../http/app-context.ts';
import { forbidden, notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { isRowOfHome } from '../http/scope.queries.ts';
import { openLinkOf } from '../relatives/relatives.queries.ts';
import { dropPhoto } from './arriving-photos.queries.ts';
import { registerArrivingPhotos } from './bring-photo.ts';
import { keepWords, takeBack } from './keep-photo.ts';
import { countPhotos, holdPhoto, photoRow, photosAfter } from './photos.queries.ts';
import { firstOf, stretchOf, toldInOrder, waysOn } from './place-in-list.ts';
import { preview } from './preview.ts';
import { viewsOf } from './renditions.queries.ts';
import { registerPhotoFiles } from './send-photo.ts';
import { answersOf, ownPeopleOf, shownOnNotice, stateOf } from './sight.ts';
import { mayRemove, nameOf, toldToRelative, toldToStaff } from './tell-photos.ts';

/** A page of which most may not be seen is filled from the next ones, so often at most. */
const MOST_LOOKS = 20;

export function registerPhotoAlbum(app: App): void {
  registerArrivingPhotos(app);
  registerPhotoFiles(app);

  route(app, listPhotos, async ({ db, session, now, input }) => {
    const { careHome } = session;
    const { resident_id, report_id, is_untagged_only = false, limit = PHOTOS_A_PAGE } = input;
    if (resident_id !== undefined && !(await isRowOfHome(db, 'residents', careHome, resident_id))) throw notFound();
    if (report_id !== undefined && !(await isRowOfHome(db, 'reports', careHome, report_id))) throw notFound();
    const wanted = {
      ...(resident_id !== undefined && { resident_ids: [resident_id] }),
      ...(report_id !== undefined && { report_id }),
      is_untagged_only,
    };
    const first = await firstOf(db, careHome, wanted, input.from_photo_id);
    const stretch = stretchOf(input, first);
    const rows = await photosAfter(db, careHome, wanted, { ...stretch, limit: limit + 1 });
    const page = rows.slice(0, limit);
    return {
      ...toldInOrder(await toldToStaff({ db, session, now }, page), stretch),
      ...waysOn(stretch, { last: page.at(-1) ?? null, isMore: rows.length > limit }),
      total: await countPhotos(db, careHome, wanted),
    };
  });

  route(app, getPhoto, async ({ db, session, now, input }) => {
    const row = await photoRow(db, session.careHome, input.photo_id);
    if (row === null) throw notFound();
    const [photo] = await toldToStaff({ db, session, now }, [row]);
    if (!photo) throw notFound();
    const views = await viewsOf(db, session.careHome, input.photo_id);
    const answers = await answersOf(db, session.careHome, [photo.people]);
    return {
      ...photo,
      on_notice: shownOnNotice(stateOf(row), photo.people, { answers, careHome: session.careHome, now }),
      seen_by: views.map(({ first_seen_at, last_seen_at, ...names }) => ({
        name: nameOf(names) ?? '',
        first_seen_at: first_seen_at.toISOString(),
        last_seen_at: last_seen_at.toISOString(),
      })),
    };
  });

  route(app, previewPhoto, async (asked) => await preview(asked));
  route(app, savePhoto, async (asked) => await keepWords(asked));
  route(app, withdrawPhoto, async (asked) => await takeBack(asked));

  route(app, removePhoto, async ({ db, session, input: { photo_id } }) => {
    const { careHome } = session;
    await holdPhoto(db, careHome, photo_id);
    const row = await photoRow(db, careHome, photo_id);
    if (row === null) throw notFound();
    if (!mayRemove(session, row)) throw forbidden();
    // Its files are named by nobody from now on, and go with the next tidying.
    await dropPhoto(db, careHome, photo_id);
    return DONE;
  });

  route(app, listSharedPhotos, async ({ db, session, now, input }) => {
    const { careHome, account_id } = session;
    const { resident_id, limit = PHOTOS_A_PAGE } = input;
    const relations = await ownPeopleOf(db, careHome, { account_id, now });
    if (resident_id !== undefined && !relations.has(resident_id)) {
      const today = calendarDay(now, careHome.timezone);
      // A friend is linked to them, and sees none.
      if ((await openLinkOf(db, careHome, { account_id, resident_id, today })) === undefined) throw notFound();
      return { items: [], next_cursor: null, previous_cursor: null };
    }
    const wanted = {
      resident_ids: resident_id === undefined ? [...relations.keys()] : [resident_id],
      shared_before: now,
    };
    const first = await firstOf(db, careHome, wanted, input.from_photo_id);
    // What they may not see is for them what is not there.
    if (first !== undefined && (await toldToRelative({ db, session, now }, [first], relations)).length === 0)
      throw notFound();
    const stretch = stretchOf(input, first);
    const items = [];
    let { after, isWithIt } = stretch;
    let isMore = true;
    for (let looks = 0; looks < MOST_LOOKS && isMore && items.length < limit; looks += 1) {
      const rows = await photosAfter(db, careHome, wanted, { ...stretch, after, isWithIt, limit: limit + 1 });
      const page = rows.slice(0, limit - items.length);
      items.push(...(await toldToRelative({ db, session, now }, page, relations)));
      after = page.at(-1) ?? after;
      isWithIt = false;
      isMore = rows.length > page.length;
    }
    return { ...toldInOrder(items, stretch), ...waysOn(stretch, { last: after, isMore }) };
  });
}
