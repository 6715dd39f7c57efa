import type { ObservationKind } from '@heartsease/domain/observations/observation.ts';
import type { Sign } from '@heartsease/domain/reports/depth.ts';
import { instantAt } from '@heartsease/domain/time/wall-clock.ts';
import type { Db } from '../../db/database.ts';
import { demoId, demoIds } from '../ids.ts';

interface DemoObservation {
  resident: string;
  kind: ObservationKind;
  text: string;
  signs?: Sign[];
  effect?: 'brighter' | 'as_before' | 'lower';
  preference?: string;
  visibility?: 'staff' | 'family';
}

/** What was noticed after the last thing that each of them took part in. */
const OBSERVATIONS: readonly DemoObservation[] = [
  {
    resident: 'halina-kowalska',
    kind: 'effect_later',
    text: 'Hummed the same eight bars all through tea, and let me sit with her.',
    effect: 'brighter',
    signs: ['relaxed', 'reached_out'],
    visibility: 'family',
  },
  {
    resident: 'winston-clarke',
    kind: 'communication',
    text: 'Answers sooner when I stand on his left and wait. He finds the word himself, given time.',
  },
  {
    resident: 'sushila-patel',
    kind: 'new_preference',
    text: 'Stopped at the window for the whole of the marching practice, and beat time on the sill.',
    preference: 'Drum bands',
    signs: ['smiled', 'moved_more'],
  },
  {
    resident: 'peter-lang',
    kind: 'quote',
    text: 'You don’t mend a set by shouting at it.',
    signs: ['laughed'],
    visibility: 'family',
  },
];

/** Each goes with the person's last report of a day that is over. */
export async function keepObservations(db: Db, today: string, timezone: string): Promise<void> {
  const care_home_id = demoIds.home('larch-house');
  for (const { resident, kind, text, signs = [], visibility = 'staff', ...more } of OBSERVATIONS) {
    const resident_id = demoIds.resident('larch-house', resident);
    const report = await db
      .selectFrom('moments as m')
      .innerJoin('reports as t', (join) =>
        join.onRef('t.care_home_id', '=', 'm.care_home_id').onRef('t.id', '=', 'm.report_id'),
      )
      .select(['t.id', 't.started_at', 't.author_id', 't.day'])
      .where('m.care_home_id', '=', care_home_id)
      .where('m.resident_id', '=', resident_id)
      .where('m.removed_at', 'is', null)
      .where('m.is_engaged', '=', true)
      .where('t.day', '<', today)
      .orderBy('t.started_at', 'desc')
      .orderBy('t.id')
      .executeTakeFirst();
    if (!report) continue;
    // In the evening of the day; where the activity was later still, an hour after it.
    const evening = new Date(instantAt(report.day, '19:40', timezone));
    const at = new Date(Math.max(evening.getTime(), report.started_at.getTime() + 3_600_000));
    const id = demoId(`observation ${resident}`, at);
    const { effect = null, preference = null } = more;
    const said = { kind, text, signs, visibility, effect, preference };
    const of = { root_id: id, version: 1, report_id: report.id, resident_id, author_id: report.author_id };
    await db
      .insertInto('observations')
      .values({ care_home_id, id, ...of, ...said, at, recorded_at: at })
      .execute();
  }
}
