import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';

interface OfHome {
  care_home_id: string;
  canary: string;
  /** Who is in it; without anybody, nobody. */
  resident_id?: string | undefined;
  by?: string | null;
  /** It was shared, and somebody saw a look of it with covered faces. */
  seen_by?: string;
}

/** A photo by its rows alone: no file of it is in any store. */
export async function addPhoto(
  client: pg.Client,
  { care_home_id, canary, resident_id, by = null, seen_by }: OfHome,
): Promise<string> {
  const photo_id = uuidv7();
  await client.query(
    `insert into photos (care_home_id, id, brought_by, bytes, received, ready_at, width, height, screen_id, thumb_id,
                         taken_on, caption, tagged_at, shared_at, shown_from, begun_at)
     values ($1, $2, $3, 900, 900, now(), 1600, 1200, $4, $5, current_date, $6, now(),
             now() - interval '1 hour', now() - interval '1 hour', now() - interval '2 days')`,
    [care_home_id, photo_id, by, uuidv7(), uuidv7(), canary],
  );
  if (resident_id !== undefined) {
    await client.query(
      `insert into photo_subjects (care_home_id, photo_id, resident_id, x, y, width, height)
       values ($1, $2, $3, 0.1, 0.1, 0.2, 0.2)`,
      [care_home_id, photo_id, resident_id],
    );
  }
  if (seen_by !== undefined) {
    await client.query(
      `insert into photo_renditions (care_home_id, photo_id, covers, screen_id, thumb_id) values ($1, $2, $3, $4, $5)`,
      [care_home_id, photo_id, [resident_id ?? uuidv7()], uuidv7(), uuidv7()],
    );
    await client.query(
      `insert into photo_views (care_home_id, photo_id, account_id, first_seen_at, last_seen_at)
       values ($1, $2, $3, now(), now())`,
      [care_home_id, photo_id, seen_by],
    );
  }
  return photo_id;
}

const CHANGE_A_PHOTO = new Set(['save', 'withdraw', 'remove'].map((verb) => `/api/v2/photo/${verb}`));

/** These change the photo that they name, so each gets one of its own, brought by whoever asks. */
export async function freshPhoto(
  client: pg.Client,
  path: string,
  { care_home_id = '', asker_id, resident_id }: Record<string, string>,
): Promise<{ photo_id?: string }> {
  if (!CHANGE_A_PHOTO.has(path)) return {};
  return { photo_id: await addPhoto(client, { care_home_id, canary: 'Priya', resident_id, by: asker_id ?? null }) };
}

export function photoInputs({
  care_home_id,
  photo_id,
  resident_id,
  report_id,
}: Record<string, string>): Record<string, () => object> {
  const write = () => ({ client_id: uuidv7(), care_home_id });
  const subjects = [{ resident_id, box: { x: 0.2, y: 0.2, width: 0.1, height: 0.2 } }];
  return {
    '/api/v2/photo/begin-upload': () => ({
      ...write(),
      new_photo_id: uuidv7(),
      bytes: 900,
      report_id,
      taken_on: null,
    }),
    '/api/v2/photo/preview': () => ({ photo_id, subjects }),
    '/api/v2/photo/save': () => ({
      ...write(),
      photo_id,
      base_version: 1,
      caption: 'Priya',
      subjects,
      is_tagging_complete: true,
      is_shared: true,
    }),
  };
}
