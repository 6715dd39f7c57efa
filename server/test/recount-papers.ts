import type { RawHome } from './recount.ts';
import { asOwner } from './world.ts';

/** What stands on papers that are looked at again, row by row. */
export interface RawPapers {
  cards: { resident_id: string; confirmed_on: string }[];
  consents: { resident_id: string; purpose: string; version: number; status: string; review_on: string | null }[];
  risks: { state: string; review_due: string }[];
}

export async function rawPapers(url: string, care_home_id: string): Promise<RawPapers> {
  return await asOwner(url, async (client) => {
    const rows = async (table: string) =>
      (await client.query(`select * from ${table} where care_home_id = $1`, [care_home_id])).rows;
    return {
      cards: await rows('about_me_cards'),
      consents: await rows('consents'),
      risks: await rows('risk_assessments'),
    };
  });
}

/** How many of them are in date, person by person and paper by paper. */
export function recountPapers(papers: RawPapers & Pick<RawHome, 'bands'>, here: string[], today: string) {
  let [current, reviewed, consents, inDate, risks, risksInDate] = [0, 0, 0, 0, 0, 0];
  for (const id of here) {
    let isCurrent = false;
    for (const { resident_id, confirmed_on } of papers.cards)
      if (resident_id === id && (Date.parse(today) - Date.parse(confirmed_on)) / 86_400_000 <= 180) isCurrent = true;
    if (isCurrent) current += 1;
    let look: RawHome['bands'][number] | null = null;
    for (const row of papers.bands) {
      if (row.resident_id !== id) continue;
      if (look === null || row.assessed_on > look.assessed_on) look = row;
      else if (row.assessed_on === look.assessed_on && row.changed_at > look.changed_at) look = row;
    }
    if (look?.review_on != null && look.review_on >= today) reviewed += 1;
    const answers: Record<string, RawPapers['consents'][number]> = {};
    for (const answer of papers.consents) {
      if (answer.resident_id !== id) continue;
      if (answer.version > (answers[answer.purpose]?.version ?? 0)) answers[answer.purpose] = answer;
    }
    for (const { status, review_on } of Object.values(answers)) {
      if (status !== 'given') continue;
      consents += 1;
      if (review_on !== null && review_on >= today) inDate += 1;
    }
  }
  for (const { state, review_due } of papers.risks) {
    if (state !== 'approved') continue;
    risks += 1;
    if (review_due >= today) risksInDate += 1;
  }
  return {
    about_me: { numerator: current, n: here.length },
    ability_reviews: { numerator: reviewed, n: here.length },
    consents: { numerator: inDate, n: consents },
    risk_assessments: { numerator: risksInDate, n: risks },
  };
}
