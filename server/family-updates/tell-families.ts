import { maySee } from '@heartsease/domain/consents/may-see.ts';
import { toldResponse } from '@heartsease/domain/family-updates/family-update.ts';
import type { Companions, FamilyUpdate } from '@heartsease/domain/family-updates/family-update.ts';
import { withoutNames } from '@heartsease/domain/report-deliveries/without-names.ts';
import type { Named } from '@heartsease/domain/residents/names-in-text.ts';
import { lastAnswersOf } from '../consents/consents.queries.ts';
import type { Db } from '../db/database.ts';
import { readPortrait } from '../residents/faces.ts';
import { namesOfHome } from '../residents/names.queries.ts';
import type { CareHome } from '../session/session.ts';
import { companionsIn } from './told.queries.ts';

/** How many are told by name; a long row of names is a register. */
const NAMED = 3;

/** Who of the home may be named to whoever reads: their own people, and those who agreed that other families see them. */
export interface Nameable {
  /** May be named. */
  named: ReadonlySet<string>;
  names: Awaited<ReturnType<typeof namesOfHome>>;
}

/**
 * Asked whenever somebody reads, so that a consent taken back covers a name from the next request on.
 *
 * @param own the residents whom the reader is linked to; staff look with nobody's eyes, and see the most covered
 */
export async function nameableTo(
  db: Db,
  careHome: CareHome,
  { own, today }: { own: readonly string[]; today: string },
): Promise<Nameable> {
  const names = await namesOfHome(db, careHome);
  const answers = await lastAnswersOf(
    db,
    careHome.id,
    names.map(({ id }) => id),
  );
  const said = Map.groupBy(answers, ({ resident_id }) => resident_id);
  const audience = { kind: 'relative', relation: null, is_family_of_another: true } as const;
  // Whoever may be seen by other families may be named to them: there is no second word for it.
  const agreed = names.filter(
    ({ id, deleted_at }) => deleted_at === null && maySee(audience, 'face', said.get(id) ?? [], today),
  );
  return { names, named: new Set([...agreed.map(({ id }) => id), ...own]) };
}

interface Told {
  id: string;
  resident_id: string;
  report_id: string;
  known_as: string;
  first_name: string;
  last_name: string;
  words: string;
  response: FamilyUpdate['response'] | 'not_today' | 'unsettled' | null;
  quote: string | null;
  day: string;
  started_at: Date;
  title: string;
  icon: string | null;
  tint: string | null;
  scene: string | null;
  by_known_as: string;
  by_portrait: object | null;
}

/** A moment as its family reads it; null where it is none to tell. The one way from a row to their words. */
export function asFamilyReads(row: Told, { named, names }: Nameable, companions: Companions): FamilyUpdate | null {
  const response = toldResponse(row.response);
  if (response === null) return null;
  const others = names.filter(({ id }) => id !== row.resident_id && !named.has(id));
  const clear = (text: string) => withoutOthers(text, row, others);
  return {
    id: row.id,
    day: row.day,
    started_at: row.started_at.toISOString(),
    title: clear(row.title),
    icon: row.icon ?? 'sparkle',
    tint: row.tint ?? 'plum',
    scene: row.scene,
    photo: null,
    response,
    words: clear(row.words),
    quote: row.quote === null || row.quote === '' ? null : clear(row.quote),
    companions,
    by: { known_as: row.by_known_as, portrait: readPortrait(row.by_portrait) },
    is_love_sent: false,
    is_kept: false,
    comments: 0,
  };
}

/** A text as a family reads it: others in it are friends. ("Another resident" is a word for professionals.) */
export function withoutOthers(text: string, of: Named, others: readonly Named[]): string {
  return withoutNames(text, of, others)
    .replaceAll('another resident', 'a friend')
    .replaceAll('Another resident', 'A friend')
    .replaceAll('other residents', 'friends')
    .replaceAll('Other residents', 'Friends');
}

/** Who else was there, by report and by whose family reads. */
export async function companionsOf(
  db: Db,
  careHome: CareHome,
  report_ids: readonly string[],
  { named }: Nameable,
): Promise<(of: { report_id: string; resident_id: string }) => Companions> {
  const there = Map.groupBy(await companionsIn(db, careHome, report_ids), ({ report_id }) => report_id);
  return ({ report_id, resident_id }) => {
    const others = (there.get(report_id) ?? []).filter((other) => other.resident_id !== resident_id);
    const names = others.filter((other) => named.has(other.resident_id)).slice(0, NAMED);
    return { names: names.map(({ known_as }) => known_as), friends: others.length - names.length };
  };
}
