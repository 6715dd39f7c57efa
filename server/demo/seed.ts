// TEMPORARY, uncommitted: the author of the demo world replaces this file whole.
import { hash } from '@node-rs/argon2';
import { v7 as uuidv7 } from 'uuid';
import type { Kysely } from 'kysely';
import { coreActivities } from '../activities/core-activities.ts';
import type { Tables } from '../db/tables.ts';
import { larchHouseResidents } from './larch-house/residents.ts';
import { larchHouseStaff } from './larch-house/staff.ts';

export async function seedDemoWorld(db: Kysely<Tables>, { now }: { now: Date }): Promise<void> {
  const org = uuidv7();
  const home = uuidv7();
  const pack = uuidv7();
  await db.insertInto('packages').values({ id: pack, title: 'Package E', is_basic: false }).execute();
  await db
    .insertInto('organisations')
    .values({ id: org, name: 'Marches Family Homes', type: 1, is_risk_assessment_enabled: true })
    .execute();
  await db
    .insertInto('care_homes')
    .values({
      id: home,
      organisation_id: org,
      package_id: pack,
      name: 'Larch House',
      town: 'Shrewsbury',
      region: 'ENG',
      phone: '01632 960101',
      is_demo: true,
    })
    .execute();
  const password_hash = await hash('heartsease', { memoryCost: 19456, timeCost: 2, parallelism: 1 });
  const staff = new Map<string, string>();
  for (const s of larchHouseStaff) {
    const id = uuidv7();
    staff.set(s.key, id);
    await db
      .insertInto('accounts')
      .values({
        id,
        email: s.email,
        password_hash,
        first_name: s.first_name,
        last_name: s.last_name,
        known_as: s.first_name,
      })
      .execute();
    await db.insertInto('memberships').values({ care_home_id: home, account_id: id, role: s.role }).execute();
  }
  const acts = new Map<string, string>();
  for (const a of coreActivities as readonly any[]) {
    const id = uuidv7();
    acts.set(a.slug, id);
    await db
      .insertInto('activities')
      .values({
        id,
        slug: a.slug,
        title: a.title,
        summary: a.summary,
        icon: a.icon,
        tint: a.tint,
        category: a.category,
        minutes: a.minutes,
        formats: [...a.formats],
        scene: a.scene,
        source: 'core',
        licence: 'CC BY 4.0',
      } as any)
      .execute();
  }
  const people: string[] = [];
  for (const r of larchHouseResidents) {
    if ('died_on' in r) continue;
    const id = uuidv7();
    people.push(id);
    await db
      .insertInto('residents')
      .values({
        id,
        care_home_id: home,
        known_as: r.known_as,
        first_name: r.first_name,
        last_name: r.last_name,
        pronouns: r.pronouns,
        date_of_birth: '1938-11-24',
        room: r.room,
        wing: r.wing,
        language: r.languages[0],
        moved_in_on: '2025-01-01',
        photo_wish: r.photo_wish,
        summary: r.summary,
        life: r.life,
        approach: r.approach,
        weekly_target: r.weekly_target,
      } as any)
      .execute();
    let rank = 0;
    for (const [slug, label] of r.favourites) {
      const act = acts.get(slug);
      if (act)
        await db
          .insertInto('resident_favourites')
          .values({ care_home_id: home, resident_id: id, activity_id: act, label, rank: rank++ })
          .execute();
    }
  }
  const nadia = staff.get('nadia-rahman') ?? '';
  const day = now.toISOString().slice(0, 10);
  for (const [slug, title, offset, n] of [
    ['papers-and-toast-club', 'Papers and toast club', -180, 11],
    ['chair-yoga', 'Chair yoga with Priya', -15, 8],
    ['bread-baking', 'Friday loaf: bread baking', 200, 6],
  ] as const) {
    const id = uuidv7();
    const starts = new Date(now.getTime() + offset * 60000);
    await db
      .insertInto('planned_sessions')
      .values({
        id,
        care_home_id: home,
        activity_id: acts.get(slug) ?? null,
        title,
        starts_at: starts,
        ends_at: new Date(starts.getTime() + 45 * 60000),
        day,
        place: 'Garden lounge',
        leader_id: nadia,
      } as any)
      .execute();
    for (const p of people.slice(0, n))
      await db
        .insertInto('planned_session_residents')
        .values({ care_home_id: home, planned_session_id: id, resident_id: p })
        .execute();
  }
}
