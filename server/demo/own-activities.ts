import { UNWRITTEN, fieldsOf } from '@heartsease/domain/activities/prefill.ts';
import type { OwnActivity, OwnActivityFields } from '@heartsease/domain/activities/own-activity.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { coreActivities } from '../activities/core-activities.ts';
import type { Db } from '../db/database.ts';
import { demoId, demoIds } from './ids.ts';

interface DemoOwnActivity {
  home: string;
  /** Whose account, by its email at the home. */
  by: 'manager' | 'coordinator' | 'carer';
  state: OwnActivity['state'];
  is_shared?: boolean;
  days_ago: number;
  /** It grew out of this one of the core. */
  from: string | null;
  says: Partial<OwnActivityFields> & { title: string };
}

/** What these homes wrote themselves: two of Larch House's own, one that waits for a yes, and one that Tŷ Rhosyn shares. */
const ownActivities: readonly DemoOwnActivity[] = [
  {
    home: 'larch-house',
    by: 'coordinator',
    state: 'approved',
    days_ago: 260,
    from: 'spelling-bee',
    says: {
      title: 'Spelling bee with Year 5',
      summary: 'Mrs Okafor asks, the children and the table answer in pairs. Nobody is out: a wrong letter is sung.',
      times: [],
      licence: 'All rights reserved',
    },
  },
  {
    home: 'larch-house',
    by: 'coordinator',
    state: 'approved',
    days_ago: 21,
    from: null,
    says: {
      title: 'The signal box',
      summary: 'Two people, one bell code and a timetable from 1962: who lets the express through, and who holds it?',
      icon: 'train',
      tint: 'slate',
      category: 'cognitive',
      weights: { ...UNWRITTEN.weights, cognitive: 3, social: 2 },
      minutes: 30,
      formats: ['small_group', 'one_to_one'],
      group_size: { from: 1, to: 4 },
      steps: [
        'Lay out the timetable and the desk bell.',
        'One reads the next train, the other answers with the bell.',
        'Change seats when the express has gone through.',
      ],
      needs: ['Desk bell', 'Copied timetable', 'Two chairs side by side'],
      preparation: { minutes: 5, text: 'Find the page of the day.' },
      bands: [
        { band: 1, how: 'Let them run the box and teach you the codes.' },
        { band: 2, how: 'One train at a time, the answer on a card.' },
        { band: 3, how: 'Ring together, hand over hand, and listen for the echo.' },
      ],
      places: ['table', 'room'],
      themes: ['trains', 'work'],
      conversation_starters: ['Which box was the loneliest?', 'What did you eat on nights?'],
      risks: [{ hazard: 'noise', care: 'A cloth under the bell when somebody dozes near.' }],
    },
  },
  {
    home: 'larch-house',
    by: 'carer',
    state: 'proposed',
    days_ago: 2,
    from: null,
    says: {
      title: 'Polish paper stars',
      summary: 'Strips of paper, folded as my grandmother did before Christmas. One star takes ten minutes.',
      icon: 'star',
      tint: 'brick',
      category: 'creative',
      weights: { ...UNWRITTEN.weights, creative: 3, social: 1, sensory: 1 },
      minutes: 40,
      formats: ['small_group', 'one_to_one'],
      group_size: { from: 1, to: 6 },
      steps: ['Cut the strips beforehand.', 'Fold the first one together.', 'Hang each star where its maker sees it.'],
      needs: ['Paper strips', 'Thread'],
      places: ['table'],
      seasons: ['winter'],
      themes: ['crafts', 'christmas'],
    },
  },
  {
    home: 'ty-rhosyn',
    by: 'manager',
    state: 'approved',
    is_shared: true,
    days_ago: 120,
    from: null,
    says: {
      title: 'Noson lawen',
      summary: 'An evening by the fire: a song, a poem, a story, whoever has one. The harp is on the stereo.',
      icon: 'flame',
      tint: 'amber',
      weights: { ...UNWRITTEN.weights, social: 3, creative: 2, cognitive: 1 },
      minutes: 60,
      formats: ['group'],
      group_size: { from: 6, to: 30 },
      steps: [
        'Ask three people beforehand what they would bring.',
        'Begin with a song that all know.',
        'End before the cocoa gets cold.',
      ],
      times: ['evening'],
      themes: ['singing', 'wales', 'poetry'],
      licence: 'CC BY 4.0',
    },
  },
];

/** Writes them, and hangs the reports and sessions of the same name on them, so that they have been done. */
export async function keepOwnActivities(db: Db, home: string, today: string): Promise<void> {
  const rows = ownActivities.filter((activity) => activity.home === home).map(rowOf(today));
  if (rows.length === 0) return;
  await db.insertInto('activities').values(rows).execute();
  for (const { id, care_home_id, title } of rows) {
    const named = { care_home_id, title };
    const itself = { activity_id: id };
    await db
      .updateTable('reports')
      .set(itself)
      .where((where) => where.and(named))
      .execute();
    await db
      .updateTable('moments')
      .from('reports')
      .set(itself)
      .whereRef('moments.care_home_id', '=', 'reports.care_home_id')
      .whereRef('moments.report_id', '=', 'reports.id')
      .where('reports.activity_id', '=', id)
      .execute();
    await db
      .updateTable('planned_sessions')
      .set(itself)
      .where((where) => where.and(named))
      .execute();
  }
}

function rowOf(today: string) {
  return ({ home, by, state, is_shared = false, days_ago, from, says }: DemoOwnActivity) => {
    const core = coreActivities.find(({ slug }) => slug === from);
    const begun =
      core === undefined ? UNWRITTEN : fieldsOf({ ...core, formats: [...core.formats], licence: 'CC BY 4.0' });
    const { title, summary, icon, tint, category, minutes, formats, themes, licence, ...sheet } = { ...begun, ...says };
    const account_id = demoIds.account(`${by}@${home}.example`);
    const at = new Date(`${addDays(today, -days_ago)}T13:20:00Z`);
    const id = demoId(`own activity ${home} ${title}`);
    return {
      id,
      slug: id,
      title,
      summary,
      icon,
      tint,
      category,
      minutes,
      formats,
      themes,
      licence,
      state,
      care_home_id: demoIds.home(home),
      source: is_shared ? ('organisation' as const) : ('home' as const),
      detail: JSON.stringify({ welsh: null, ...sheet }),
      created_at: at,
      created_by: account_id,
      updated_at: at,
      updated_by: account_id,
    };
  };
}
