import { DEFINITIONS } from '@heartsease/domain/dashboard/definitions.ts';
import type { NotEngaged, ResidentsEngaged } from '@heartsease/domain/dashboard/figures.ts';
import { weeksOf } from '@heartsease/domain/dashboard/period.ts';
import type { Period } from '@heartsease/domain/dashboard/period.ts';
import { targetOf } from '@heartsease/domain/dashboard/targets.ts';
import { SUPPORT_BANDS } from '@heartsease/domain/pal/instrument.ts';
import { daysBetween } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { bandsOf } from '../pal/ability.queries.ts';
import { residentFace } from '../residents/faces.ts';
import { sessionMay } from '../session/session.ts';
import type { Session } from '../session/session.ts';
import { lastEngagedOf, notTodaysOf, personDaysOf } from './figures.queries.ts';
import { told } from './narrow.ts';
import type { Narrowed } from './narrow.ts';
import { presentIn } from './presence.queries.ts';
import type { PersonPresent } from './presence.queries.ts';
import { percentOf, sumOf } from './reckon.ts';
import { targetsOf } from './targets.queries.ts';

interface Asked {
  db: Db;
  session: Session;
  now: Date;
}

/** Of all who were here on at least one day: how many joined in at least once, and who did not. */
export async function residentsEngaged(asked: Asked, narrowed: Narrowed): Promise<ResidentsEngaged> {
  const { db, session, now } = asked;
  const { careHome } = session;
  const { period, compared } = narrowed;
  const people = await presentIn(db, careHome, narrowed);
  const had = await personDaysOf(db, careHome, narrowed, period);
  const joined = had.filter(({ engaged }) => engaged > 0);
  const engaged = new Set(joined.map(({ resident_id }) => resident_id));
  const shareOf = (some: readonly { id: string }[], among: ReadonlySet<string> = engaged) => {
    const numerator = some.filter(({ id }) => among.has(id)).length;
    return { numerator, denominator: some.length, percent: percentOf(numerator, some.length) };
  };
  const wings = Map.groupBy(people, ({ wing }) => wing);
  return {
    period: told(period),
    n: people.length,
    generated_at: now.toISOString(),
    definition: DEFINITIONS.residents_engaged,
    ...shareOf(people),
    target:
      (narrowed.formats ?? narrowed.domains) ? null : targetOf('residents_engaged', await targetsOf(db, careHome)),
    series: weeksOf(period).map((week) => ({
      ...week,
      ...shareOf(
        hereIn(people, week),
        new Set(joined.filter(({ day }) => isIn(day, week)).map((row) => row.resident_id)),
      ),
    })),
    by_unit: [...wings.keys()].toSorted().map((unit_id) => ({ unit_id, ...shareOf(wings.get(unit_id) ?? []) })),
    by_band: (await peopleByBand(asked, people)).map(({ band, of }) => ({ band, ...shareOf(of) })),
    not_engaged: await whoDidNot(
      asked,
      narrowed,
      people.filter(({ id }) => !engaged.has(id)),
      had,
    ),
    compare: compared && { period: told(compared), ...(await shareIn(asked, narrowed, compared)) },
  };
}

async function shareIn({ db, session: { careHome } }: Asked, narrowed: Narrowed, period: Period) {
  const people = await presentIn(db, careHome, { ...narrowed, period });
  const had = await personDaysOf(db, careHome, narrowed, period);
  const engaged = new Set(had.flatMap((row) => (row.engaged > 0 ? [row.resident_id] : [])));
  const numerator = people.filter(({ id }) => engaged.has(id)).length;
  return { numerator, denominator: people.length, percent: percentOf(numerator, people.length) };
}

/** By the band that somebody has today; nothing where the package has no ways of joining in. */
export async function peopleByBand(
  { db, session }: Pick<Asked, 'db' | 'session'>,
  people: readonly PersonPresent[],
): Promise<{ band: number | null; of: PersonPresent[] }[]> {
  if (!sessionMay(session, 'ability.view')) return [];
  const bands = await bandsOf(db, session.careHome);
  return [...SUPPORT_BANDS, null]
    .map((band) => ({ band, of: people.filter(({ id }) => (bands.get(id) ?? null) === band) }))
    .filter(({ of }) => of.length > 0);
}

async function whoDidNot(
  { db, session: { careHome } }: Asked,
  narrowed: Narrowed,
  people: readonly PersonPresent[],
  had: Awaited<ReturnType<typeof personDaysOf>>,
): Promise<NotEngaged[]> {
  if (people.length === 0) return [];
  const { period, today } = narrowed;
  const upTo = period.to < today ? period.to : today;
  const ids = people.map(({ id }) => id);
  const last = await lastEngagedOf(db, careHome, ids, upTo);
  const notTodays = await notTodaysOf(db, careHome, narrowed);
  const daysOf = Map.groupBy(had, ({ resident_id }) => resident_id);
  return people
    .map((person) => {
      const day = last.get(person.id);
      const { declined, not_asked } = notTodays.get(person.id) ?? { declined: 0, not_asked: 0 };
      return {
        resident: residentFace(person),
        days: day === undefined ? null : daysBetween(day, upTo),
        offered: sumOf(daysOf.get(person.id) ?? [], ({ moments }) => moments) - not_asked,
        declined,
        is_left_in_peace: person.weekly_target === null,
      };
    })
    .toSorted(
      (one, other) => waitOf(other) - waitOf(one) || one.resident.known_as.localeCompare(other.resident.known_as),
    );
}

function hereIn(people: readonly PersonPresent[], week: Period): PersonPresent[] {
  return people.filter(({ days }) => days.some((day) => isIn(day, week)));
}

function isIn(day: string, { from, to }: Period): boolean {
  return from <= day && day <= to;
}

/** Whoever never joined in waits longest. */
function waitOf({ days }: NotEngaged): number {
  return days ?? 100_000;
}
