import { isIPv6 } from 'node:net';
import { v7 as uuidv7 } from 'uuid';
import { NOTICE_LIMITS } from '@heartsease/domain/notice-board/notice.ts';
import { getTvFeed, listTvLinks, makeTvLink, takeBackTvLink } from '@heartsease/domain/notice-board/tv.endpoints.ts';
import type { TvFeed } from '@heartsease/domain/notice-board/tv.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { DONE } from '@heartsease/domain/write.ts';
import { setTenant } from '../db/database.ts';
import type { Db } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { notFound, refused } from '../http/errors.ts';
import { homeOfToken, newHomeToken } from '../http/home-token.ts';
import { openRoute, route } from '../http/route.ts';
import { languagesOf } from '../print/paper-words.ts';
import { languageOfHome } from '../print/print.queries.ts';
import { clock, programmeOf } from '../print/programme.ts';
import { careHomeOfFeed, tokenHash } from '../session/session.ts';
import type { CareHome } from '../session/session.ts';
import { noticePhotoLinks } from '../photos/photo-links.ts';
import type { NoticePhotoLinks } from '../photos/photo-links.ts';
import { hangingNow, photoSeen } from './board.ts';
import { photosOn } from './notice-photos.ts';
import { keepTvLink, namesOfResidents, noteShown, revokeTvLink, tvLinkBehind, tvLinksOf } from './tv.queries.ts';

/** What began longer ago is over for whoever looks up at the screen. */
const STILL_ON_MS = 90 * 60_000;

/** The screen in the lounge: links that a manager makes and takes back, and what is behind them. */
export function registerNoticeTv(app: App): void {
  route(app, listTvLinks, async ({ db, session }) => ({ items: await tvLinksOf(db, session.careHome) }));

  route(app, makeTvLink, async ({ db, session: { careHome, account_id }, now, input: { name } }) => {
    const open = (await tvLinksOf(db, careHome)).filter(({ is_open }) => is_open);
    if (open.length >= NOTICE_LIMITS.tv_links) {
      throw refused({ form: [`There are ${NOTICE_LIMITS.tv_links} links already. Take one back that no screen uses`] });
    }
    const id = uuidv7();
    const token = newHomeToken(careHome.id);
    await keepTvLink(db, careHome, { id, name, token_hash: tokenHash(token), made_by: account_id, made_at: now });
    return { id, link: `${app.config.public_url}/tv/notice-board?link=${token}` };
  });

  route(app, takeBackTvLink, async ({ db, session: { careHome, account_id: by }, now, input }) => {
    if (!(await revokeTvLink(db, careHome, { id: input.tv_link_id, by, now }))) throw notFound();
    return DONE;
  });

  // Every screen asks once a minute, and what succeeds counts for nothing: only guessing is held up.
  openRoute(
    app,
    getTvFeed,
    async ({ db, input, now, request }) => {
      const care_home_id = homeOfToken(input.link);
      await setTenant(db, { care_home_id, account_id: null });
      const found = await tvLinkBehind(db, care_home_id, { token_hash: tokenHash(input.link) });
      if (!found) throw notFound();
      const careHome = careHomeOfFeed(found);
      const network = isIPv6(request.ip) ? 'ipv6' : 'ipv4';
      const day = calendarDay(now, careHome.timezone);
      await noteShown(db, careHome, { tv_link_id: found.id, day, network, last_at: now });
      const links = noticePhotoLinks(`lounge/${care_home_id}/${found.id}`, found.token_hash, now);
      return await feedOf(db, { careHome, home: found.home, now, links });
    },
    ({ request }) => ({ of: [['tv_address', request.ip]], are_forgiven: true }),
  );
}

async function feedOf(
  db: Db,
  { careHome, home, now, links }: { careHome: CareHome; home: string; now: Date; links: NoticePhotoLinks },
): Promise<TvFeed> {
  const today = calendarDay(now, careHome.timezone);
  const languages = languagesOf('both', await languageOfHome(db, careHome));
  const notices = (await hangingNow(db, careHome, now)).filter(({ words }) => words.is_in_lounge);
  const photos = await photosOn({ db, careHome, now, links, reader: { kind: 'walls' } }, notices);
  const isNamed = naming(await namesOfResidents(db, careHome));
  const from = clock(new Date(now.getTime() - STILL_ON_MS), careHome.timezone);
  const isTonight = from > clock(now, careHome.timezone);
  const programme = await programmeOf({ db, careHome, now }, { from: today, to: today }, languages);
  return {
    home,
    languages,
    today,
    timezone: careHome.timezone,
    notices: notices.map(({ id, words }) => ({ ...words, ...photoSeen(words, photos.get(id)), id })),
    programme: programme
      .filter((item) => item.from === null || isTonight || item.from >= from)
      .map(({ titles, place, icon, tint, ...item }) => ({
        from: item.from,
        icon,
        tint,
        titles: titles.some(({ text }) => isNamed(text))
          ? languages.map((language) => ({ text: TOGETHER[language], language }))
          : titles.map(({ text, language = null }) => ({ text, language })),
        place: isNamed(place) ? '' : place,
      })),
  };
}

/** Said in place of what names somebody who lives here. */
const TOGETHER = { en: 'A get-together', cy: 'Dod at ein gilydd' };

/** Does a text name one of them? "Rose’s tea" does, "Rosemary" does not. */
function naming(names: readonly string[]): (text: string) => boolean {
  const wanted = new Set(names.map((name) => wordsOf(name).join(' ')).filter((name) => name !== ''));
  return (text) => {
    const said = wordsOf(text);
    return said.some((_, start) => [1, 2, 3].some((length) => wanted.has(said.slice(start, start + length).join(' '))));
  };
}

/** Without the possessive, and with case: "Joy" is a name, "joy" is not. */
function wordsOf(text: string): string[] {
  return text
    .split(/[^\p{L}\p{M}'’-]+/u)
    .map((word) => word.replace(/['’]s?$/u, ''))
    .filter((word) => word !== '');
}
