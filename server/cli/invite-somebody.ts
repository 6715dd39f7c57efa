import { STAFF_ROLES } from '@heartsease/domain/access/roles.ts';
import type { StaffRole } from '@heartsease/domain/access/roles.ts';
import { setUpLink, setUpWords } from '../care-homes/set-up.ts';
import { theHome } from './the-home.ts';
import { withDatabase } from './with-database.ts';
import { Misunderstood, readWords } from './words.ts';
import type { Asked } from './words.ts';

/** For the first manager of a home, or when nobody who could invite is there any more. */
export async function inviteSomebody({ config, words, tell }: Asked): Promise<void> {
  const { told } = readWords(words, ['home', 'role', 'first-name', 'last-name']);
  const role = roleOf(told('role') ?? 'manager');
  const person = { role, first_name: told('first-name') ?? '', last_name: told('last-name') ?? '' };
  await withDatabase(config, async (database) => {
    const home = await theHome(database, told('home'));
    const link = await setUpLink(database, config, home.id, person);
    tell(setUpWords(home.name, link, role), { home, role, ...link });
  });
}

function roleOf(text: string): StaffRole {
  const role = STAFF_ROLES.find((role) => role === text);
  if (!role) throw new Misunderstood(`The roles are ${STAFF_ROLES.join(', ')}.`);
  return role;
}
