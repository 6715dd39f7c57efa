import { outcomeOf } from '@heartsease/domain/pal/outcome.ts';
import { reviewDue } from '@heartsease/domain/pal/review.ts';
import { WAYS_OF_JOINING_IN } from '@heartsease/domain/pal/ways-of-joining-in.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../../db/database.ts';
import { demoId, demoIds } from '../ids.ts';
import { LINES, waysOfJoiningIn } from '../larch-house/ways-of-joining-in.ts';
import type { DemoLook } from '../larch-house/ways-of-joining-in.ts';
import { inChunks } from './rows.ts';

const HOME = 'larch-house';
const EMAILS = {
  nadia: 'coordinator@larch-house.example',
  anita: 'manager@larch-house.example',
  tomasz: 'carer@larch-house.example',
};

/** How the people of Larch House join in: a signed look at nearly everybody, some overdue, and one draft. */
export async function keepWaysOfJoiningIn(db: Db, today: string): Promise<void> {
  const rows = waysOfJoiningIn.flatMap(({ resident, looks, draft }) => [
    ...looks.map((look) => rowOf(resident, look, today, 'final')),
    ...(draft ? [rowOf(resident, draft, today, 'draft')] : []),
  ]);
  await inChunks(rows, (chunk) => db.insertInto('ability_assessments').values(chunk).execute());
}

function rowOf(resident: string, look: DemoLook, today: string, status: 'draft' | 'final') {
  const on = addDays(today, -look.days_ago);
  const by = demoIds.account(EMAILS[look.by ?? 'nadia']);
  const answers = Object.fromEntries(
    LINES.flatMap((line, place) => {
      const band = look.bands.charAt(place);
      return band === ' ' ? [] : [[line, band === '?' ? 'not_sure' : band]];
    }),
  );
  const outcome = outcomeOf(WAYS_OF_JOINING_IN, answers);
  const isFinal = status === 'final';
  const lines = outcome.lines.map(({ section, band }) => ({
    section,
    band_key: band?.key ?? null,
    band: band?.support_band ?? null,
  }));
  const band = isFinal && outcome.state === 'band' ? outcome.band : null;
  return {
    id: demoId(`ways of joining in ${resident} ${look.days_ago}`),
    care_home_id: demoIds.home(HOME),
    resident_id: demoIds.resident(HOME, resident),
    pack: WAYS_OF_JOINING_IN.pack,
    pack_version: WAYS_OF_JOINING_IN.version,
    status,
    answers: JSON.stringify(answers),
    helps: JSON.stringify(look.helps ?? {}),
    observed_from: addDays(on, -13),
    observed_to: on,
    observers: look.observers ?? '',
    notes: look.notes ?? '',
    lines: JSON.stringify(isFinal ? lines : []),
    band_key: band?.key ?? null,
    support_band: band?.support_band ?? null,
    may_reach: isFinal && outcome.state === 'band' ? (outcome.may_reach?.support_band ?? null) : null,
    assessed_on: isFinal ? on : null,
    review_on: isFinal ? reviewDue(on, WAYS_OF_JOINING_IN.review_every_days) : null,
    started_by: by,
    changed_by: by,
    changed_at: new Date(`${on}T14:10:00Z`),
    finished_by: isFinal ? by : null,
  };
}
