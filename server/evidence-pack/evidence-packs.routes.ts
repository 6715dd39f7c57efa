import { v7 as uuidv7 } from 'uuid';
import { PACK_OUTDATED, PACK_RULES, packProblems } from '@heartsease/domain/evidence-pack/evidence-pack.ts';
import {
  buildPack,
  getPack,
  listPackPeople,
  listPacks,
  sharePack,
  takeBackPackLink,
} from '@heartsease/domain/evidence-pack/evidence-packs.endpoints.ts';
import { DONE } from '@heartsease/domain/write.ts';
import type { Db } from '../db/database.ts';
import { hasLines } from '../exports/export-lines.queries.ts';
import { anHourBefore, refuseTooMany } from '../exports/hourly-limit.ts';
import type { App } from '../http/app-context.ts';
import { notFound, refused } from '../http/errors.ts';
import { newHomeToken } from '../http/home-token.ts';
import { route } from '../http/route.ts';
import { askForJobs } from '../jobs/jobs.queries.ts';
import { tokenHash } from '../session/session.ts';
import type { CareHome } from '../session/session.ts';
import {
  countResidents,
  finishedPack,
  keepPack,
  packPeople,
  packsAskedSince,
  packsOf,
} from './evidence-packs.queries.ts';
import { keepLink, revokeLink } from './pack-links.queries.ts';
import { outdatedAmong } from './photos-in-pack.ts';

const HOUR_MS = 3_600_000;

export function registerEvidencePacks(app: App): void {
  route(app, listPackPeople, async ({ db, session, input }) => ({
    items: await packPeople(db, session.careHome, input.to),
  }));

  route(app, buildPack, async ({ db, session, input: ask, now }) => {
    const { careHome } = session;
    const problems = packProblems(ask);
    if (Object.keys(problems).length > 0) throw refused(problems);
    if ((await countResidents(db, careHome, ask.resident_ids)) < ask.resident_ids.length) throw notFound();
    // Of anybody: whose month is told is a part of it.
    if (!(await hasLines(db, careHome, { from: ask.from, to: ask.to })))
      throw refused({ from: ['No reports in these dates'] });
    refuseTooMany(await packsAskedSince(db, session, anHourBefore(now)), careHome.timezone);
    const id = uuidv7();
    const expires_at = new Date(now.getTime() + PACK_RULES.hours * HOUR_MS);
    await keepPack(db, session, { ...ask, framework: ask.framework ?? '', id, asked_at: now, expires_at });
    await askForJobs(db, 'make_evidence_pack', [{ id, care_home_id: careHome.id }], null);
    return { id };
  });

  route(app, listPacks, async ({ db, session, now }) => ({ items: await packsOf(db, session.careHome, now) }));

  route(app, getPack, async ({ db, session, input, now }) => {
    const pack = await packToShow(db, session.careHome, input.evidence_pack_id, now);
    if (pack.content === null || pack.pages === null) throw notFound();
    const { content, pages } = pack;
    return { file_name: packFileName(pack), pdf: content.toString('base64'), pages };
  });

  route(app, sharePack, async ({ db, session, input, now }) => {
    const { evidence_pack_id, for_whom, days } = input;
    const { careHome, account_id } = session;
    await packToShow(db, careHome, evidence_pack_id, now);
    const id = uuidv7();
    const token = newHomeToken(careHome.id);
    const expires_at = new Date(now.getTime() + days * 24 * HOUR_MS);
    await keepLink(db, careHome, {
      id,
      pack_id: evidence_pack_id,
      for_whom,
      token_hash: tokenHash(token),
      made_by: account_id,
      made_at: now,
      expires_at,
    });
    return { id, link: `${app.config.public_url}/pack/${token}.html`, expires_at: expires_at.toISOString() };
  });

  route(app, takeBackPackLink, async ({ db, session, input, now }) => {
    const { evidence_pack_id: pack_id, evidence_pack_link_id: id } = input;
    const by = session.account_id;
    if (!(await revokeLink(db, session.careHome, { pack_id, id, by, now }))) throw notFound();
    return DONE;
  });
}

/** A finished pack that may still be handed out as it was made. */
async function packToShow(db: Db, careHome: CareHome, id: string, now: Date) {
  const pack = await finishedPack(db, careHome, id, now);
  if (!pack) throw notFound();
  if ((await outdatedAmong(db, careHome, [pack], now)).has(id)) throw refused({ evidence_pack_id: [PACK_OUTDATED] });
  return pack;
}

export function packFileName({ from_day, to_day }: { from_day: string; to_day: string }): string {
  return `evidence-pack-${from_day}-${to_day}.pdf`;
}
