import { v7 as uuidv7 } from 'uuid';
import { handInAfterLeaving, listHandedIn, putIn } from '@heartsease/domain/handed-in/handed-in.endpoints.ts';
import type { HandedIn, WaitingWrite } from '@heartsease/domain/handed-in/handed-in.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { endStaffMember } from '@heartsease/domain/staff/staff.endpoints.ts';
import { factsOf } from './facts.ts';
import { writtenLog } from './handed-in.ts';
import { asOwner } from './world.ts';
import type { Asker, World } from './world.ts';

export interface Leaver {
  asker: Asker;
  email: string;
  id: string;
  leaves: () => Promise<void>;
}

/** Larch House with its manager, whose carers leave when told to and hand in what they wrote. */
export async function larchHouse(world: World) {
  const facts = await factsOf(world.ownerUrl, 'Larch House');
  const anita = await world.as('manager@larch-house.example');
  const { care_home_id } = facts;
  const write = () => ({ client_id: uuidv7(), care_home_id });
  const idOf = (name: string) => facts.residents.find(({ known_as }) => known_as === name)?.id ?? '';
  const handedIn = async (asker = anita) => (await asker.asks(listHandedIn, {})).body.items;
  return {
    facts,
    anita,
    write,
    idOf,
    logOf: (title: string, name = 'Joyce') => writtenLog({ care_home_id, canary: title, resident_id: idOf(name) }),
    handedIn,
    waitingOf: async (title: string) =>
      (await handedIn()).filter((one) => one.title === title && one.decision === null),
    ofKind: async (author: Leaver, kind: HandedIn['kind']) =>
      (await handedIn()).find((one) => one.author.id === author.id && one.kind === kind),
    puts: async (one: { id: string } | undefined, more: { reason?: string } = {}) =>
      await anita.asks(putIn, { ...write(), handed_in_id: one?.id ?? '', ...more }),
    afterLeaving: async (asker: Asker, ...entries: WaitingWrite[]) => await asker.asks(handInAfterLeaving, { entries }),
    carer: async () => await addCarer(world, anita, care_home_id),
  };
}
export type LarchHouse = Awaited<ReturnType<typeof larchHouse>>;

/** A carer, signed in. */
async function addCarer(world: World, manager: Asker, care_home_id: string): Promise<Leaver> {
  const id = uuidv7();
  const email = `tom-${id}@larch-house.example`;
  await asOwner(world.ownerUrl, async (client) => {
    await client.query(
      `insert into accounts (id, email, password_hash, first_name, last_name, known_as)
       select $1, $2, password_hash, 'Tom', 'Reed', 'Tom' from accounts where email = 'carer@larch-house.example'`,
      [id, email],
    );
    await client.query(
      `insert into memberships (care_home_id, account_id, role, starts_on) values ($1, $2, 'carer', '2026-01-01')`,
      [care_home_id, id],
    );
  });
  const asker = await world.as(email);
  const leaves = async () => {
    const ended = { client_id: uuidv7(), care_home_id, staff_member_id: id, hand_over_to: null };
    const left = await manager.asks(endStaffMember, ended);
    if (left.status !== 200) throw new Error(`A carer could not leave: ${left.status}`);
    if ((await asker.asks(me, {})).status !== 401) throw new Error('A carer left and is still heard');
  };
  return { asker, email, id, leaves };
}
