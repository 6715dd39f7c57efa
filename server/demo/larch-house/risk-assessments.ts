import type { RiskLine, RiskState } from '@heartsease/domain/risk-assessment/risk-assessment.ts';
import { linesFor, starterLine } from '@heartsease/domain/risk-assessment/starter-lines.ts';
import type { ActivityHazard } from '@heartsease/domain/activities/activity-detail.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { coreActivities, coreActivityId } from '../../activities/core-activities.ts';
import type { Db } from '../../db/database.ts';
import { demoId, demoIds } from '../ids.ts';

const HOME = 'larch-house';

interface DemoRisk {
  /** Of an activity its slug; of a place its name. */
  about: { activity: string } | { place: string };
  title: string;
  state: Extract<RiskState, 'draft' | 'in_review' | 'approved'>;
  /** Days from today on which it was written and is to be looked at again. */
  assessed: number;
  review: number;
  staff_ratio: string;
  benefits: string;
  emergency_plan?: string;
  /** Besides those of the activity's own page. */
  hazards?: readonly ActivityHazard[];
  /** Said when it was returned. */
  word?: string;
}

/** What is written down at Larch House: some signed, one out of date, one that waits, one that came back with a word. */
const RISKS: readonly DemoRisk[] = [
  {
    about: { activity: 'bread-baking' },
    title: 'Friday loaf: bread baking',
    state: 'approved',
    assessed: -140,
    review: 225,
    staff_ratio: 'One to four',
    benefits:
      'Strong hands at work, a smell that everybody knows, something warm to give away. Without it nobody here would make anything that others need.',
    emergency_plan: 'Burns kit by the sink. The oven has its own switch at the door. Call bell: two short rings.',
    hazards: ['burns'],
  },
  {
    about: { activity: 'gardening-club' },
    title: 'Gardening club at the raised beds',
    state: 'approved',
    assessed: -379,
    review: -14,
    staff_ratio: 'One to three',
    benefits: 'Fresh air, soil on the hands, and beans that somebody has grown. Whoever stays in has none of it.',
    emergency_plan: 'The phone goes out with the trowels. Blankets hang in the shed.',
    hazards: ['cold', 'slips'],
  },
  {
    about: { activity: 'birthday-tea' },
    title: 'Birthday teas',
    state: 'approved',
    assessed: -344,
    review: 20,
    staff_ratio: 'One to six',
    benefits:
      'To be the one whom it is all about, with family at the table. A birthday that passes unnoticed is a loss.',
    emergency_plan: 'Suction and oxygen stand by the dining room door.',
    hazards: ['allergy'],
  },
  {
    about: { activity: 'pet-visit' },
    title: 'Biscuit the whippet',
    state: 'in_review',
    assessed: -2,
    review: 362,
    staff_ratio: 'One to five, and Biscuit’s own person',
    benefits: 'A warm head on a knee. People speak to Biscuit who speak to nobody else all week.',
    emergency_plan: 'Biscuit leaves by the garden door. The vet’s number hangs in the office.',
    hazards: ['infection'],
  },
  {
    about: { activity: 'tea-dance' },
    title: 'Tea dance',
    state: 'draft',
    assessed: -6,
    review: 359,
    staff_ratio: 'One to four on the floor',
    benefits: 'To hold somebody and be held, and to know the steps still. Sitting out is lonelier than a bruise.',
    word: 'Who stays beside whoever needs a rest halfway?',
  },
  {
    about: { place: 'Kitchen' },
    title: 'The residents’ kitchen',
    state: 'approved',
    assessed: -60,
    review: 305,
    staff_ratio: '',
    benefits: 'A kettle and a drawer of one’s own: the room in which people are hosts and not guests.',
    emergency_plan: 'Fire blanket beside the hob. Everybody leaves by the garden door.',
    hazards: ['hot_equipment', 'sharps', 'slips'],
  },
];

/** Each with the signatures that brought it where it is. */
export async function keepRiskAssessments(db: Db, today: string): Promise<void> {
  const care_home_id = demoIds.home(HOME);
  const nadia = demoIds.account(`coordinator@${HOME}.example`);
  const anita = demoIds.account(`manager@${HOME}.example`);
  const at = (days: number, time: string) => new Date(`${addDays(today, days)}T${time}:00Z`);
  const idOf = ({ title }: DemoRisk) => demoId(`risk assessment ${HOME} ${title}`);
  await db
    .insertInto('risk_assessments')
    .values(
      RISKS.map((risk) => {
        const { about, title, state, assessed, review, staff_ratio, benefits, emergency_plan = '', word = '' } = risk;
        const changed = state === 'approved' ? at(assessed + 1, '09:20') : at(assessed, '15:10');
        return {
          care_home_id,
          id: idOf(risk),
          root_id: idOf(risk),
          version: 2,
          state,
          word,
          scope: 'activity' in about ? ('activity' as const) : ('place' as const),
          title,
          activity_id: 'activity' in about ? coreActivityId(about.activity) : null,
          place: 'place' in about ? about.place : '',
          assessed_on: addDays(today, assessed),
          review_due: addDays(today, review),
          staff_ratio,
          benefits,
          emergency_plan,
          lines: JSON.stringify(linesOf(risk)),
          created_at: at(assessed, '14:30'),
          created_by: nadia,
          updated_at: changed,
          updated_by: state === 'approved' ? anita : nadia,
        };
      }),
    )
    .execute();
  await db
    .insertInto('risk_sign_offs')
    .values(
      RISKS.flatMap((risk) => {
        const { state, assessed, word = '' } = risk;
        const sign = (kind: 'submitted' | 'approved' | 'returned', days: number, time: string) => ({
          care_home_id,
          id: demoId(`risk sign-off ${HOME} ${risk.title} ${kind}`),
          risk_assessment_id: idOf(risk),
          kind,
          word: kind === 'returned' ? word : '',
          by: kind === 'submitted' ? nadia : anita,
          at: at(days, time),
        });
        const sent = sign('submitted', assessed, '15:10');
        if (state === 'approved') return [sent, sign('approved', assessed + 1, '09:20')];
        return state === 'draft' ? [sent, sign('returned', assessed + 1, '11:45')] : [sent];
      }),
    )
    .execute();
}

function linesOf({ about, hazards = [] }: DemoRisk): RiskLine[] {
  const page = 'activity' in about ? coreActivities.find(({ slug }) => slug === about.activity)?.detail : undefined;
  const own = linesFor(page?.risks ?? []);
  const more = hazards.filter((hazard) => own.every((line) => line.hazard !== hazard)).map(starterLine);
  return [...own, ...more].map((line) => ({ ...line, owner: 'Whoever leads it' }));
}
