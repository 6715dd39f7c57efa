import { outcomeOf } from '@heartsease/domain/pal/outcome.ts';
import { reviewDue } from '@heartsease/domain/pal/review.ts';
import { WAYS_OF_JOINING_IN } from '@heartsease/domain/pal/ways-of-joining-in.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../../db/database.ts';
import type { DemoResident } from '../cast.ts';
import { numberOf } from '../chance.ts';
import type { DemoHome } from '../homes.ts';
import { demoId, demoIds } from '../ids.ts';
import { LINES, waysOfJoiningIn } from '../larch-house/ways-of-joining-in.ts';
import type { DemoLook, DemoWays } from '../larch-house/ways-of-joining-in.ts';
import { inChunks } from './rows.ts';

/** Who signs: Nadia and the others at Larch House, and whoever has their work elsewhere. */
const SIGNS = { nadia: 'coordinator', anita: 'manager', tomasz: 'carer' } as const;

/** How the people of Larch House join in: a signed look at nearly everybody, some overdue, and one draft. Elsewhere at most. */
export async function keepWaysOfJoiningIn(db: Db, home: DemoHome, today: string): Promise<void> {
  const ways = home.key === 'larch-house' ? waysOfJoiningIn : home.residents.flatMap(shortLook);
  const rows = ways.flatMap(({ resident, looks, draft }) => [
    ...looks.map((look) => rowOf(home.key, resident, look, today, 'final')),
    ...(draft ? [rowOf(home.key, resident, draft, today, 'draft')] : []),
  ]);
  await inChunks(rows, (chunk) => db.insertInto('ability_assessments').values(chunk).execute());
}

/** One look without a word, at three of four people; a few of them are due again. */
function shortLook({ key, joins }: DemoResident): DemoWays[] {
  const drawn = numberOf(`${key} joins in`);
  if (drawn % 4 === 3) return [];
  const bands = { gladly: '11211112', sometimes: '21222121', rarely: '32322232', never: '33333333' }[joins];
  return [{ resident: key, looks: [{ days_ago: 20 + (drawn % 190), bands }] }];
}

function rowOf(home: string, resident: string, look: DemoLook, today: string, status: 'draft' | 'final') {
  const on = addDays(today, -look.days_ago);
  const by = demoIds.account(`${SIGNS[look.by ?? 'nadia']}@${home}.example`);
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
    id: demoId(`ways of joining in ${home === 'larch-house' ? '' : `${home} `}${resident} ${look.days_ago}`),
    care_home_id: demoIds.home(home),
    resident_id: demoIds.resident(home, resident),
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
