import { createHash } from 'node:crypto';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { addDays } from '@heartsease/domain/time/calendar.ts';

interface OfHome {
  care_home_id: string;
  canary: string;
}

/** A notice that hangs for everybody and must be read. */
export async function addNotice(client: pg.Client, { care_home_id, canary }: OfHome): Promise<string> {
  const id = uuidv7();
  await client.query(
    `insert into notices (care_home_id, id, category, audience, families_of, language, title, body, is_pinned, must_read,
                          is_in_lounge, publish_at, expires_on, asked_at, created_at, updated_at)
     values ($1, $2, 'news', 'everybody', 'all', 'en', $3, $3, false, true, false, now() - interval '2 hours',
             current_date + 10, now() - interval '2 hours', now(), now())`,
    [care_home_id, id, canary],
  );
  return id;
}

/** The secret of a link to the lounge's screen: the home, and bits that anybody could tell. */
export function tvTokenOf(care_home_id: string, secret: string): string {
  const home = Buffer.from(care_home_id.replaceAll('-', ''), 'hex');
  return Buffer.concat([home, createHash('sha256').update(secret).digest()]).toString('base64url');
}

/** The link of the home that stays open, asked for once. */
export async function tvLinkOf(
  client: pg.Client,
  of: OfHome & { by: string },
): Promise<{ tv_link_id: string; tv_token: string }> {
  const { rows } = await client.query<{ id: string }>('select id from notice_tv_links where token_hash = $1', [
    hashOf(tvTokenOf(of.care_home_id, 'lounge')),
  ]);
  const tv_token = tvTokenOf(of.care_home_id, 'lounge');
  return { tv_token, tv_link_id: rows[0]?.id ?? (await addTvLink(client, of, 'lounge')) };
}

async function addTvLink(
  client: pg.Client,
  { care_home_id, canary, by }: OfHome & { by: string },
  secret: string,
): Promise<string> {
  const id = uuidv7();
  await client.query(
    `insert into notice_tv_links (care_home_id, id, name, token_hash, made_by, made_at) values ($1, $2, $3, $4, $5, now())`,
    [care_home_id, id, canary, hashOf(tvTokenOf(care_home_id, secret)), by],
  );
  await client.query(
    `insert into notice_tv_days (care_home_id, tv_link_id, day, network, times, last_at)
     values ($1, $2, current_date, 'ipv4', 1, now())`,
    [care_home_id, id],
  );
  return id;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** A notice with one of everything that hangs on it. */
export async function addNoticeOfAll(
  client: pg.Client,
  {
    care_home_id,
    canary,
    by,
    resident_id,
    resident_group_id,
  }: OfHome & Record<'by' | 'resident_id' | 'resident_group_id', string>,
): Promise<void> {
  const id = await addNotice(client, { care_home_id, canary });
  const at = [care_home_id, id];
  await client.query(
    `update notices set families_of = 'chosen', is_in_lounge = false where care_home_id = $1 and id = $2`,
    at,
  );
  await client.query('insert into notice_residents (care_home_id, notice_id, resident_id) values ($1, $2, $3)', [
    ...at,
    resident_id,
  ]);
  await client.query('insert into notice_groups (care_home_id, notice_id, resident_group_id) values ($1, $2, $3)', [
    ...at,
    resident_group_id,
  ]);
  await client.query(
    'insert into notice_reads (care_home_id, notice_id, account_id, read_at) values ($1, $2, $3, now())',
    [...at, by],
  );
  await client.query(
    `insert into notice_changes (care_home_id, id, notice_id, kind, changed_by, changed_at) values ($1, $3, $2, 'added', $4, now())`,
    [...at, uuidv7(), by],
  );
  await tvLinkOf(client, { care_home_id, canary, by });
}

const CHANGE_A_NOTICE = new Set(['save', 'archive', 'remind', 'mark-read'].map((verb) => `/api/v2/notice/${verb}`));

/** These change what they name, so each gets a notice of its own, on its first version. */
export async function freshNotice(
  client: pg.Client,
  path: string,
  { care_home_id = '', asker_id }: Record<string, string>,
): Promise<Record<string, string>> {
  if (CHANGE_A_NOTICE.has(path)) return { notice_id: await addNotice(client, { care_home_id, canary: 'Priya' }) };
  if (path !== '/api/v2/notice/tv-link-revoke' || asker_id === undefined) return {};
  return { tv_link_id: await addTvLink(client, { care_home_id, canary: 'Priya', by: asker_id }, uuidv7()) };
}

/** The words of a notice for everybody that hangs since yesterday. */
export function aNotice(today: string): object {
  return {
    category: 'news',
    audience: 'everybody',
    families_of: 'all',
    resident_ids: [],
    resident_group_ids: [],
    wing: '',
    language: 'en',
    title: 'The new greenhouse',
    body: 'Come and see.',
    other_title: '',
    other_body: '',
    photo_id: null,
    photo_alt: 'A greenhouse with tomatoes',
    is_pinned: false,
    must_read: false,
    is_in_lounge: false,
    publish_on: addDays(today, -1),
    publish_time: '08:00',
    expires_on: addDays(today, 14),
  };
}

export function noticeInputs(ids: Record<string, string>, now: Date): Record<string, () => object> {
  const { care_home_id, notice_id, resident_id, resident_group_id, tv_token } = ids;
  const today = now.toISOString().slice(0, 10);
  return {
    '/api/v2/notice/save': () => ({
      client_id: uuidv7(),
      care_home_id,
      notice_id,
      base_version: 1,
      asks_again: false,
      category: 'menu',
      audience: 'families',
      families_of: 'chosen',
      resident_ids: [resident_id],
      resident_group_ids: [resident_group_id],
      wing: '',
      language: 'en',
      title: `Soup ${notice_id ?? ''}`,
      body: 'Leek and potato.',
      other_title: '',
      other_body: '',
      photo_id: null,
      photo_alt: 'A bowl',
      is_pinned: false,
      must_read: false,
      is_in_lounge: false,
      publish_on: today,
      publish_time: '08:00',
      expires_on: addDays(today, 14),
    }),
    '/api/v2/notice/print': () => ({
      notice_id,
      board: 'staff',
      paper: 'A4',
      is_large_print: false,
      has_pictures: true,
      languages: 'both',
    }),
    '/api/v2/notice/tv-link': () => ({ client_id: uuidv7(), care_home_id, name: `Lounge ${uuidv7()}` }),
    '/api/v2/notice/tv-feed': () => ({ link: tv_token }),
  };
}
