import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';

interface Where {
  care_home_id: string;
  canary: string;
}

type State = 'draft' | 'in_review' | 'approved';

/** A line about an allergy, as everything is written down about it. */
export const ALLERGY_LINE = {
  hazard: 'allergy',
  what: 'Wheat, milk and egg in the dough',
  who: ['residents'],
  harm: 'A rash',
  controls: 'Labels are read.',
  likelihood: 2,
  severity: 5,
  further: '',
  owner: '',
  due: null,
  when: 'before',
  residual_likelihood: 1,
  residual_severity: 5,
};

/** One of an activity, on its first version, written by nobody in particular. */
export async function addRisk(
  client: pg.Client,
  { care_home_id, canary, activity_id, state }: Where & { activity_id: string | null; state: State },
): Promise<string> {
  const id = uuidv7();
  await client.query(
    `insert into risk_assessments (care_home_id, id, root_id, state, word, scope, title, activity_id, place, assessed_on,
                                   review_due, staff_ratio, benefits, emergency_plan, lines)
     values ($1, $2, $2, $5, $3, case when $4::uuid is null then 'place' else 'activity' end, $3, $4, $3, current_date - 9,
             current_date + 200, $3, $3, $3, $6)`,
    [care_home_id, id, canary, activity_id, state, JSON.stringify([{ ...ALLERGY_LINE, what: canary }])],
  );
  return id;
}

/** A row of each table that risk assessments are kept in. */
export async function addRiskOfAll(
  client: pg.Client,
  {
    planned_session_id,
    resident_id,
    account_id,
    report_id,
    ...where
  }: Where & {
    activity_id: string;
    planned_session_id: string;
    resident_id: string;
    account_id: string;
    report_id: string;
  },
): Promise<void> {
  const risk_assessment_id = await addRisk(client, { ...where, state: 'approved' });
  await client.query(
    `insert into risk_sign_offs (care_home_id, id, risk_assessment_id, kind, word, by, at)
     values ($1, $2, $3, 'approved', $4, $5, now())`,
    [where.care_home_id, uuidv7(), risk_assessment_id, where.canary, account_id],
  );
  await client.query(
    `insert into risk_acknowledgements (care_home_id, id, planned_session_id, resident_id, hazard, why, reason, by, at)
     values ($1, $2, $3, $4, 'allergy', '[]', $5, $6, now())`,
    [where.care_home_id, uuidv7(), planned_session_id, resident_id, where.canary, account_id],
  );
  await client.query(
    `insert into report_risk_words (care_home_id, id, report_id, resident_id, hazard, why, reason, by, at)
     values ($1, $2, $3, $4, 'allergy', '[]', $5, $6, now())`,
    [where.care_home_id, uuidv7(), report_id, resident_id, where.canary, account_id],
  );
}

/** These change the assessment that they name, so each gets one of its own; with how it must stand. */
const CHANGE_A_RISK: ReadonlyMap<string, State> = new Map([
  ['/api/v2/risk/save', 'draft'],
  ['/api/v2/risk/submit', 'draft'],
  ['/api/v2/risk/approve', 'in_review'],
  ['/api/v2/risk/revise', 'approved'],
  ['/api/v2/risk/archive', 'approved'],
]);

export async function freshRisk(
  client: pg.Client,
  path: string,
  { care_home_id = '', activity_id = '', resident_id = '', event_id = '', report_id = '' }: Record<string, string>,
): Promise<{ risk_assessment_id?: string }> {
  const where = { care_home_id, canary: 'Priya', activity_id };
  if (path === '/api/v2/risk/acknowledge') {
    await addAllergy(client, { resident_id, allergies: ['Nuts'] });
    await addRisk(client, { ...where, state: 'approved' });
    return {};
  }
  if (path === '/api/v2/risk/acknowledge-event') {
    await addAllergy(client, { resident_id, allergies: ['Nuts'] });
    await client.query(
      `insert into event_residents (care_home_id, event_id, resident_id) values ($1, $2, $3) on conflict do nothing`,
      [care_home_id, event_id, resident_id],
    );
    return {};
  }
  if (path === '/api/v2/risk/acknowledge-report') {
    await addAllergy(client, { resident_id, allergies: ['Nuts'] });
    await client.query('update reports set activity_id = $2 where id = $1', [report_id, activity_id]);
    await addRisk(client, { ...where, state: 'approved' });
    return {};
  }
  const state = CHANGE_A_RISK.get(path);
  return state === undefined ? {} : { risk_assessment_id: await addRisk(client, { ...where, state }) };
}

/** What somebody needs, when nothing is known but this. */
export const NEEDS = {
  sight: null,
  hearing: null,
  mobility: null,
  transfer: null,
  hands: null,
  fatigue: null,
  best_times: [],
  seat: '',
  diet_texture: null,
  fluid: null,
  has_allergies: false,
  allergies: [],
  risks: [],
  other: '',
};

export async function addAllergy(
  client: pg.Client,
  { resident_id, allergies }: { resident_id: string; allergies: string[] },
): Promise<void> {
  await client.query('update residents set access_needs = $2, access_needs_on = current_date where id = $1', [
    resident_id,
    JSON.stringify({ ...NEEDS, has_allergies: true, allergies }),
  ]);
}

export function riskInputs(ids: Record<string, string>, now: Date): Record<string, () => object> {
  const { care_home_id, risk_assessment_id, activity_id, planned_session_id, event_id, report_id } = ids;
  const { resident_id, resident_group_id } = ids;
  const day = (after: number) => new Date(now.getTime() + after * 86_400_000).toISOString().slice(0, 10);
  const change = () => ({ care_home_id, client_id: uuidv7(), risk_assessment_id });
  const word = () => ({
    care_home_id,
    client_id: uuidv7(),
    resident_id,
    hazard: 'allergy',
    reason: 'A batch without nuts is ready for her.',
  });
  return {
    '/api/v2/risk/save': () => ({
      ...change(),
      base_version: 1,
      scope: 'activity',
      title: 'Bread baking',
      activity_id,
      planned_session_id,
      place: 'Kitchen',
      assessed_on: day(-2),
      review_due: day(300),
      staff_ratio: 'One to four',
      benefits: 'The smell of bread, and something to give away.',
      emergency_plan: '',
      lines: [ALLERGY_LINE],
    }),
    '/api/v2/risk/submit': () => ({ ...change(), base_version: 1 }),
    '/api/v2/risk/approve': () => ({ ...change(), base_version: 1, is_yes: true, word: '' }),
    '/api/v2/risk/archive': () => ({ ...change(), is_archived: true }),
    '/api/v2/risk/templates': () => ({ scope: 'activity', activity_id, planned_session_id }),
    '/api/v2/risk/overlay': () => ({
      planned_session_id,
      activity_id,
      place: 'Kitchen',
      resident_ids: [resident_id],
      resident_group_ids: [resident_group_id],
    }),
    '/api/v2/risk/acknowledge': () => ({ ...word(), planned_session_id }),
    '/api/v2/risk/acknowledge-event': () => ({ ...word(), event_id }),
    '/api/v2/risk/acknowledge-report': () => ({ ...word(), report_id }),
  };
}
