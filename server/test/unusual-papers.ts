import { asOwner } from './world.ts';

/**
 * Papers at the edge of being in date: some are due today, some were yesterday, a card was confirmed 180 days ago and
 * another 181, a yes was taken back.
 */
export async function unusualPapers(url: string, care_home_id: string, today: string): Promise<void> {
  await asOwner(url, async (client) => {
    const people = `select id, row_number() over (order by id) as place
                      from residents where care_home_id = $1 and status = 'active' and deleted_at is null`;
    const does = async (text: string) => await client.query(text, [care_home_id, today]);
    await does(
      `update about_me_cards set confirmed_on = $2::date - 179 - (p.place % 3)::int
         from (${people}) p where about_me_cards.resident_id = p.id and p.place <= 9`,
    );
    await does(
      `update ability_assessments set review_on = $2::date - (p.place % 2)::int
         from (${people}) p where ability_assessments.resident_id = p.id and p.place between 3 and 8 and status = 'final'`,
    );
    await does(
      `update consents set review_on = $2::date - (p.place % 2)::int
         from (${people}) p where consents.resident_id = p.id and p.place between 5 and 10 and status = 'given'`,
    );
    await does(
      `insert into consents (id, care_home_id, resident_id, purpose, version, status, basis, decided_on)
       select distinct on (c.resident_id) gen_random_uuid(), $1, c.resident_id, c.purpose, c.version + 1, 'withdrawn', c.basis, $2
         from consents c join (${people}) p on p.id = c.resident_id and p.place in (2, 4)
        where c.status = 'given' order by c.resident_id, c.purpose, c.version desc`,
    );
    await does(
      `insert into risk_assessments (care_home_id, id, root_id, state, scope, title, place, assessed_on, review_due)
       select $1, id, id, state, 'place', 'Place ' || late, 'Pond', $2::date - 100, $2::date - late
         from (select gen_random_uuid() as id, state, late
                 from unnest(array['approved', 'draft', 'superseded']) state, generate_series(-1, 1) late) made`,
    );
  });
}
