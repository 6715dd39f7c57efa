import { createHash } from 'node:crypto';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';

interface OfHome {
  care_home_id: string;
  canary: string;
  resident_id: string;
}

/** A letter about somebody that nobody has looked at, of a day so long ago that every call of this makes a new one. */
export async function addDigest(client: pg.Client, { care_home_id, canary, resident_id }: OfHome): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into digests (care_home_id, id, resident_id, cadence, language, from_day, to_day, sentences, made_at)
     select $1, $2, $3, 'weekly', 'en-GB', day - 6, day, array[$4], now()
       from (select coalesce(min(to_day), date '2020-01-03') - 7 as day from digests where care_home_id = $1) as before
     returning id`,
    [care_home_id, uuidv7(), resident_id, canary],
  );
  return rows[0]?.id ?? '';
}

/** The same, read by a relative as a mail, whose way out nobody knows. */
export async function addSentDigest(
  client: pg.Client,
  { relative_link_id, ...of }: OfHome & { relative_link_id: string },
): Promise<void> {
  const id = await addDigest(client, of);
  await client.query(`update digests set state = 'sent', sent_at = now() where id = $1`, [id]);
  await client.query(
    `insert into digest_readers (care_home_id, id, digest_id, relative_link_id, by, mail_id, token_hash)
     values ($1, $2, $3, $4, 'email', $5, $6)`,
    [of.care_home_id, uuidv7(), id, relative_link_id, uuidv7(), createHash('sha256').update(id).digest()],
  );
}

/**
 * A letter of this week that went out on paper, to whoever of the family has an open link. It was made before anything
 * that a test shares: on a Friday it tells of the day itself, and what is taken back of it would make it outdated.
 */
export async function addPrintedDigest(
  client: pg.Client,
  { care_home_id, canary, resident_id }: OfHome,
): Promise<void> {
  await client.query(
    `with letter as (
       insert into digests (care_home_id, id, resident_id, cadence, language, from_day, to_day, sentences, made_at, state, sent_at)
       select $1, $2, $3, 'monthly', 'en-GB', friday - 27, friday, array[$4], now() - interval '2 hours', 'sent', now()
         from (select current_date - ((extract(dow from current_date)::integer + 2) % 7) as friday) as week
       on conflict do nothing
       returning care_home_id, id
     )
     insert into digest_readers (care_home_id, id, digest_id, relative_link_id, by)
     select l.care_home_id, gen_random_uuid(), letter.id, l.id, 'print'
       from letter join relative_links l on l.care_home_id = letter.care_home_id
      where l.resident_id = $3 and l.status = 'active' and l.account_id is not null and l.digest <> 'off'`,
    [care_home_id, uuidv7(), resident_id, canary],
  );
}

export function digestInputs({ care_home_id, digest_id }: Record<string, string>): Record<string, () => object> {
  const write = () => ({ client_id: uuidv7(), care_home_id });
  return {
    '/api/v2/digest/save': () => ({ ...write(), digest_id, base_version: 1, sentences: ['She sang on Tuesday.'] }),
    '/api/v2/digest/send': () => ({ ...write(), letters: [{ digest_id, version: 1 }] }),
  };
}
