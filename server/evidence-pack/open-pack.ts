import { isIPv6 } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { inTransaction } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { AppError } from '../http/errors.ts';
import { HOME_TOKEN, homeOfToken } from '../http/home-token.ts';
import { withinLimits } from '../http/limits.ts';
import { PRIVATE_HEADERS, escaped, plainPage, sendPlainPage } from '../http/plain-page.ts';
import { refuseWhileResting } from '../http/route.ts';
import { fullDate, weekSpan } from '../print/paper-words.ts';
import { careHomeOfLink, tokenHash } from '../session/session.ts';
import { packFileName } from './evidence-packs.routes.ts';
import { noteView, packBehind } from './pack-links.queries.ts';
import type { PackBehind } from './pack-links.queries.ts';
import { outdatedAmong } from './photos-in-pack.ts';

/** However it went, an answer takes so long, so that the time tells nothing. */
const LEAST_MS = 300;

interface Asked {
  Params: { file: string };
}

/**
 * What is behind a link that a manager gave away: a page that says what it is, and the pack. Without a script, an
 * account or the app. Whatever is wrong (the link, its time, that it was taken back) the answer is the same one; but for a
 * pack with a photo that may not be shown any more, whose page says kindly that it is put together anew.
 */
export function registerPackPages(app: App): void {
  app.fastify.get<Asked>('/pack/:file', async (request, reply) => {
    await refuseWhileResting(app);
    const [, token = '', kind = ''] = /^(.*)\.(html|pdf)$/u.exec(request.params.file) ?? [];
    try {
      const found = await withinLimits(app.database, triesOf(request), app.now(), () =>
        openPack(app, token, kind === 'pdf' ? request : null),
      );
      if (found === null) return await sendPlainPage(reply, 404, DEAD);
      if (found === 'outdated') return await sendPlainPage(reply, 410, ANEW);
      if (kind === 'pdf') return await sendPdf(reply, found);
      return await sendPlainPage(reply, 200, packPage(found, `${token}.pdf`));
    } catch (error) {
      if (error instanceof AppError && error.status === 429) return await sendPlainPage(reply, 429, TOO_MANY);
      throw error;
    }
  });
}

const triesOf = (request: FastifyRequest) => ({
  of: [['pack_address', request.ip] as ['pack_address', string]],
  are_forgiven: false,
  least_ms: LEAST_MS,
});

/**
 * Null for whatever is wrong. What counts as a view is that the pack itself was fetched: the page before it tells
 * nothing, and programs that look at links in mail open it too.
 */
async function openPack(
  app: App,
  token: string,
  viewer: FastifyRequest | null,
): Promise<PackBehind | 'outdated' | null> {
  if (!HOME_TOKEN.test(token)) return null;
  const care_home_id = homeOfToken(token);
  return await inTransaction(app.database, { care_home_id, account_id: null }, async (db) => {
    const now = app.now();
    const found = await packBehind(db, care_home_id, tokenHash(token), now);
    if (!found) return null;
    const careHome = careHomeOfLink({ care_home_id, timezone: found.timezone });
    if ((await outdatedAmong(db, careHome, [found], now)).size > 0) return 'outdated';
    if (viewer !== null && viewer.method === 'GET') {
      const network = isIPv6(viewer.ip) ? 'ipv6' : 'ipv4';
      await noteView(db, care_home_id, { id: uuidv7(), link_id: found.link_id, at: now, network });
    }
    return found;
  });
}

async function sendPdf(reply: FastifyReply, pack: PackBehind): Promise<FastifyReply> {
  return await reply
    .code(200)
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${packFileName(pack)}"`,
      ...PRIVATE_HEADERS,
    })
    .send(pack.content);
}

const FOOT = 'This is private: please do not pass the link on.';

function packPage(pack: PackBehind, address: string): string {
  const { home, phone, from_day, to_day, pages, expires_at, timezone } = pack;
  const facts = [
    ['Days', weekSpan(from_day, to_day, 'en')],
    ['Length', `${pages} pages, A4`],
    ['Open until', fullDate(calendarDay(expires_at, timezone), 'en')],
    ...(phone === '' ? [] : [['Questions', `${home}, ${phone}`]]),
  ];
  return plainPage({
    title: 'Evidence pack',
    body: `<h1>Evidence pack of ${escaped(home)}</h1>
<dl>
${facts.map(([term = '', told = '']) => `<dt>${escaped(term)}</dt><dd>${escaped(told)}</dd>`).join('\n')}
</dl>
<a class="button" href="${address}">Open the pack (PDF)</a>
<p class="small">The home sees when the pack was opened and over which kind of network, and nothing else about you.</p>`,
    foot: FOOT,
  });
}

const DEAD = plainPage({
  title: 'Evidence pack',
  body: `<h1>This link opens nothing</h1>
<p>It may be over, or not be whole. Ask the home for a new one.</p>`,
  foot: FOOT,
});

/** Not why: whoever said no to something did not say it to the reader of a link. */
const ANEW = plainPage({
  title: 'Evidence pack',
  body: `<h1>This pack is put together anew</h1>
<p>Something in it has changed since it was made, so it is not shown any more. Ask the home for a new link.</p>`,
  foot: FOOT,
});

const TOO_MANY = plainPage({
  title: 'Evidence pack',
  body: `<h1>That was too many tries</h1>
<p>Wait a quarter of an hour and open the link again.</p>`,
  foot: FOOT,
});
