import type { z } from 'zod';
import type { exportPeople } from '@heartsease/domain/import/import.endpoints.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';
import { everybodyOf, staffKnownTo } from './people.queries.ts';
import type { Somebody } from './people.queries.ts';
import { linksOf } from './relatives.queries.ts';

type Exported = z.input<typeof exportPeople.output>;

/** Who lives here, who works here and who is close to them, as an import reads them again. */
export async function takeOut(db: Db, careHome: CareHome, now: Date): Promise<Exported> {
  const everybody = await everybodyOf(db, careHome);
  const residents = everybody.filter(({ status }) => status !== 'died' && status !== 'moved_on');
  const { members } = await staffKnownTo(db, careHome, now);
  return {
    residents: residents.map((one) => ({
      external_id: idOf(one),
      title: one.title,
      first_name: one.first_name,
      known_as: one.known_as,
      last_name: one.last_name,
      room: one.room,
      wing: one.wing,
      date_of_birth: one.date_of_birth ?? '',
      nhs_number: one.nhs_number ?? '',
      moved_in_on: one.moved_in_on,
      language: one.language,
      pronouns: one.pronouns,
      faith: one.faith,
      cultural_needs: one.cultural_needs,
    })),
    staff: members.map(({ first_name, last_name, email, role, wings, starts_on, ends_on }) => ({
      first_name,
      last_name,
      email,
      role,
      wing: wings[0] ?? '',
      starts_on,
      ends_on: ends_on ?? '',
    })),
    relatives: await relativesOf(db, careHome, residents),
  };
}

/** Our own id stands in for one of another system, so that the same people are found again. */
function idOf({ external_id, id }: Somebody): string {
  return external_id ?? id;
}

async function relativesOf(db: Db, careHome: CareHome, residents: Somebody[]): Promise<Exported['relatives']> {
  const byId = new Map(residents.map((one) => [one.id, one]));
  const links = await linksOf(db, careHome);
  return links.flatMap((link) => {
    const resident = byId.get(link.resident_id);
    if (resident === undefined || link.status === 'ended') return [];
    const { first_name, last_name, email, relationship, access_level, is_primary } = link;
    return [
      {
        first_name,
        last_name,
        email: email ?? '',
        relationship,
        resident: `${resident.known_as} ${resident.last_name}`,
        room: resident.room,
        external_id: idOf(resident),
        access_level,
        is_primary: is_primary ? 'yes' : 'no',
      },
    ];
  });
}
