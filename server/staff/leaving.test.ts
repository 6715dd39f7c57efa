import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finaliseAbility, getAbility, saveAbilityDraft } from '@heartsease/domain/pal/pal.endpoints.ts';
import { WAYS_OF_JOINING_IN } from '@heartsease/domain/pal/ways-of-joining-in.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { endStaffMember } from '@heartsease/domain/staff/staff.endpoints.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => await world.close());

test('a draft that a leaver began is not lost: a colleague goes on with it and signs it', async () => {
  const manager = await world.as('manager@teme-bank.example');
  const [carer, coordinator] = [
    await world.as('carer@teme-bank.example'),
    await world.as('coordinator@teme-bank.example'),
  ];
  const care_home_id = (await manager.asks(me, {})).body.carehome.id;
  const resident_id = await asOwner(world.ownerUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from residents r where care_home_id = $1 and status = 'active' and not exists (
         select from ability_assessments a where a.resident_id = r.id and a.status = 'draft') order by id limit 1`,
      [care_home_id],
    );
    return rows[0]?.id ?? '';
  });
  const there = () => ({ client_id: uuidv7(), care_home_id, resident_id });
  const said = {
    answers: { choosing: '2' },
    helps: {},
    observed_from: '2026-01-02',
    observed_to: '2026-01-12',
    observers: '',
    notes: '',
  };
  const kept = await carer.asks(saveAbilityDraft, { ...there(), base_version: 0, ...said });
  expect(kept.status).toBe(200);
  const leaver = (await carer.asks(me, {})).body.id;
  const left = await manager.asks(endStaffMember, {
    client_id: uuidv7(),
    care_home_id,
    staff_member_id: leaver,
    hand_over_to: (await coordinator.asks(me, {})).body.id,
  });
  expect(left.status).toBe(200);
  const { draft } = (await coordinator.asks(getAbility, { resident_id })).body;
  expect(draft).toMatchObject({ answers: { choosing: '2' }, version: kept.body.version });
  const answers = Object.fromEntries(WAYS_OF_JOINING_IN.sections.map(({ key }) => [key, '3']));
  const whole = { ...there(), ...said, answers, base_version: kept.body.version };
  const signed = await coordinator.asks(finaliseAbility, whole);
  expect(signed.status).toBe(200);
  const after = (await coordinator.asks(getAbility, { resident_id })).body;
  expect(after).toMatchObject({ draft: null, latest: { id: draft?.id, support_band: 3 } });
});
