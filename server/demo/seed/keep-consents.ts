import { ASKED_OF_EVERYBODY, PURPOSES } from '@heartsease/domain/consents/consent.ts';
import type { ConsentFields, Purpose } from '@heartsease/domain/consents/consent.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../../db/database.ts';
import type { DemoResident } from '../cast.ts';
import { latestDay } from '../dates.ts';
import type { DemoHome } from '../homes.ts';
import { demoId, demoIds } from '../ids.ts';
import { inChunks } from './rows.ts';

type Said = Partial<Omit<ConsentFields, 'purpose'>> & { days_ago?: number };

/** What differs from "the person said yes themselves, some months ago". */
const OWN_ANSWERS: Record<string, Partial<Record<Purpose, Said>>> = {
  'eileen-hartley': {
    photo_family_own: { conditions: 'Not before her hair is done.' },
    photo_family_group: {},
    share_life_story: {},
    photo_public: { status: 'refused' },
    photo_training: { status: 'refused' },
  },
  'gurdev-singh-sahota': { family_updates: { conditions: 'Manjit first; he tells the others.' } },
  // Married for sixty-four years: each is in the other’s pictures.
  'frank-ellis': { photo_family_group: {} },
  'betty-ellis': { photo_family_group: {} },
  'hugh-lovell': { family_updates: { status: 'refused' } },
  'hazel-tudge': {
    photo_record: { ...byAttorney('Karen Tudge, daughter'), days_ago: 350 },
    photo_family_own: { ...byAttorney('Karen Tudge, daughter'), days_ago: 350 },
  },
  'len-hoskison': {
    photo_family_own: {
      basis: 'best_interests',
      decided_by: 'Moira Fenn, manager',
      people_consulted: 'Gary, his son; his key worker; Len himself, who smiled at the pictures',
      conditions: 'Ask each time. Stop if he turns away.',
    },
  },
  'stan-bebb': { photo_home: { status: 'withdrawn', days_ago: 12 } },
  'ron-jukes': { photo_home: { days_ago: 380 } },
};

/** What everybody was asked when they moved in; of Larch House more, with answers that ran out among them. */
export async function keepConsents(db: Db, home: DemoHome, today: string): Promise<void> {
  const rows = home.residents.flatMap((person, place) =>
    answersOf(home, person).map(([purpose, said]) => answerRow(home, person, place, purpose, said, today)),
  );
  await inChunks(rows, (chunk) => db.insertInto('consents').values(chunk).execute());
}

function answersOf(home: DemoHome, person: DemoResident): [Purpose, Said][] {
  const own = home.key === 'larch-house' ? (OWN_ANSWERS[person.key] ?? {}) : {};
  const answers = new Map<Purpose, Said>();
  if (person.photo_wish === 'not_asked') answers.set('family_updates', {});
  else {
    for (const purpose of ASKED_OF_EVERYBODY) {
      const isPhoto = purpose !== 'family_updates';
      answers.set(purpose, isPhoto && person.photo_wish === 'declines' ? { status: 'refused' } : {});
    }
  }
  for (const purpose of PURPOSES) {
    const said = own[purpose];
    if (said) answers.set(purpose, said);
  }
  return [...answers];
}

function answerRow(
  home: DemoHome,
  person: DemoResident,
  place: number,
  purpose: Purpose,
  { days_ago = 30 + ((place * 17) % 270), ...said }: Said,
  today: string,
) {
  const asked_on = addDays(today, -days_ago);
  // Nobody says yes after they died.
  const last = person.died_on ? addDays(latestDay(person.died_on, today), -1) : asked_on;
  const decided_on = asked_on < last ? asked_on : last;
  const { status = 'given', basis = 'resident' } = said;
  return {
    id: demoId(`consent ${home.key} ${person.key} ${purpose}`),
    care_home_id: demoIds.home(home.key),
    resident_id: demoIds.resident(home.key, person.key),
    purpose,
    version: 1,
    status,
    basis,
    decided_by: said.decided_by ?? '',
    capacity_assessed_on: basis === 'resident' ? null : addDays(decided_on, -3),
    people_consulted: said.people_consulted ?? '',
    conditions: said.conditions ?? '',
    decided_on,
    review_on: status === 'given' ? addDays(decided_on, 365) : null,
    evidence: said.evidence ?? 'Blue folder in the office',
    recorded_at: new Date(`${decided_on}T10:30:00Z`),
    recorded_by: demoIds.account(home.staff[0]?.email ?? ''),
  };
}

function byAttorney(decided_by: string): Said {
  return { basis: 'attorney_hw', decided_by };
}
