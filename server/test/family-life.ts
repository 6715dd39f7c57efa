import type pg from 'pg';
import { addChatOfAll } from './chat.ts';
import { addPrintedDigest, addSentDigest } from './digests.ts';
import { addFamilyUpdateOfAll } from './family-updates.ts';
import type { MadeHome } from './homes.ts';
import { addPhotoBook } from './photo-books.ts';
import { addPhoto } from './photos.ts';
import { addSurveyOfAll } from './surveys.ts';

/** What passes between the staff and the family of the first resident: one of each, each with the canary in it. */
export async function addFamilyLife(client: pg.Client, home: MadeHome): Promise<void> {
  const { accounts, relative_link_id } = home;
  const resident_id = home.residentIds[0] ?? '';
  await addSentDigest(client, { ...home, resident_id, relative_link_id });
  await addPrintedDigest(client, { ...home, resident_id });
  await addPhoto(client, { ...home, resident_id, seen_by: accounts.relative });
  await addPhotoBook(client, { ...home, resident_id, by: accounts.colleague });
  await addFamilyUpdateOfAll(client, {
    ...home,
    by: accounts.colleague,
    relative_id: accounts.relative,
    resident_id,
    suggestion_id: home.about_me.suggestion_id,
  });
  await addChatOfAll(client, { ...home, account_id: accounts.colleague });
  await addSurveyOfAll(client, { ...home, account_id: accounts.colleague, resident_id });
}
