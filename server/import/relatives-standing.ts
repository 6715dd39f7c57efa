import type { z } from 'zod';
import { folded, nameKey } from '@heartsease/domain/import/fields.ts';
import type { Standing } from '@heartsease/domain/import/import.endpoints.ts';
import type { ImportedRelative } from '@heartsease/domain/import/people.ts';
import { finderOf, likelyMeant, whyNobody } from '@heartsease/domain/import/whose.ts';
import type { Db } from '../db/database.ts';
import { residentFace } from '../residents/faces.ts';
import type { CareHome } from '../session/session.ts';
import type { Somebody } from './people.queries.ts';
import { linksOf } from './relatives.queries.ts';
import type { KnownLink } from './relatives.queries.ts';

type Told = z.input<typeof Standing>;

/** What the home knows about a relative of a file: whose they are, and whether it knows them there. */
export type FoundRelative =
  | { kind: 'nobody'; standing: Extract<Told, { kind: 'whose' }> }
  | {
      kind: 'new' | 'linked' | 'maybe_linked' | 'had_access';
      resident: Somebody;
      link: KnownLink | null;
      changes: LinkFieldChange[];
      /** Who is the first to call until now, and would not be any more. */
      instead_of: KnownLink | null;
    };

export interface LinkFieldChange {
  field: 'relationship' | 'access_level' | 'is_primary';
  before: string | boolean;
  after: string | boolean;
}

/** @param residents everybody who lives or lived here */
export async function relativesKnownTo(db: Db, careHome: CareHome, residents: readonly Somebody[]) {
  const findable = residents.map((one) => ({
    ids: one.external_id === null ? [one.id] : [one.id, one.external_id],
    first_name: one.first_name,
    known_as: one.known_as,
    last_name: one.last_name,
    room: one.room,
    resident: one,
  }));
  const find = finderOf(findable);
  const links = Map.groupBy(await linksOf(db, careHome), ({ resident_id }) => resident_id);

  function whose(person: ImportedRelative): Somebody | Extract<Told, { kind: 'whose' }> {
    const fitting = find(person);
    const living = fitting.filter(({ resident }) => livesHere(resident));
    const [first, ...others] = living.length > 0 ? living : fitting;
    if (first === undefined || others.length > 0) {
      const likely = likelyMeant(
        findable.filter(({ resident }) => livesHere(resident)),
        person,
      );
      const isSaid = first === undefined && likely !== null;
      const instead = isSaid ? `${likely.known_as} ${likely.last_name}` : null;
      const { field, message } = whyNobody(person, first === undefined ? 0 : others.length + 1);
      return { kind: 'whose', field, message, instead };
    }
    if (livesHere(first.resident)) return first.resident;
    const field = person.external_id !== '' ? 'external_id' : person.resident !== '' ? 'resident' : 'room';
    const message = `${first.known_as} ${first.last_name} does not live here any more`;
    return { kind: 'whose', field, message, instead: null };
  }

  return (person: ImportedRelative): FoundRelative => {
    const resident = whose(person);
    if ('kind' in resident) return { kind: 'nobody', standing: resident };
    const of = links.get(resident.id) ?? [];
    const { kind, link } = knownAmong(of, person);
    const primary = of.find(({ is_primary, status }) => is_primary && status !== 'ended');
    const isMoved = person.is_primary === true && primary !== undefined && primary !== link;
    const changes = link === null || kind === 'had_access' ? [] : changesOfLink(person, link);
    return { kind, resident, link, changes, instead_of: isMoved ? primary : null };
  };
}

/** As the screen is told. */
export function standingOfRelative(found: FoundRelative): Told {
  if (found.kind === 'nobody') return found.standing;
  const { kind, link, changes } = found;
  const resident = residentFace(found.resident);
  const instead_of = found.instead_of === null ? null : nameOf(found.instead_of);
  if (kind === 'new' || link === null) return { kind: 'new_relative', resident, instead_of };
  return { kind, resident, name: nameOf(link), status: link.status, changes, instead_of };
}

function livesHere({ status }: Somebody): boolean {
  return status !== 'died' && status !== 'moved_on';
}

function nameOf({ known_as, last_name }: KnownLink): string {
  return `${known_as} ${last_name}`;
}

/** By the address; by the name where one of the two has none; with two addresses the name is only a question. */
function knownAmong(
  links: readonly KnownLink[],
  person: ImportedRelative,
): { kind: 'new'; link: null } | { kind: 'linked' | 'maybe_linked' | 'had_access'; link: KnownLink } {
  const name = nameKey(person);
  const named = links.filter((link) => namesOf(link).includes(name));
  const byAddress = links.filter(({ email }) => person.email !== null && email?.toLowerCase() === person.email);
  const sure = [...byAddress, ...named.filter(({ email }) => email === null || person.email === null)];
  const stands = sure.find(({ status }) => status !== 'ended');
  if (stands) return { kind: 'linked', link: stands };
  const maybe = named.find(({ status }) => status !== 'ended');
  if (maybe) return { kind: 'maybe_linked', link: maybe };
  const over = sure.at(-1);
  return over ? { kind: 'had_access', link: over } : { kind: 'new', link: null };
}

function namesOf({ first_name, known_as, last_name }: KnownLink): string[] {
  return [first_name, known_as].map((first) => nameKey({ first_name: first, last_name }));
}

/** What the row tells, and tells differently. */
export function changesOfLink(
  person: ImportedRelative,
  link: Pick<KnownLink, 'relationship' | 'access_level' | 'is_primary'>,
): LinkFieldChange[] {
  const isSame = folded(person.relationship) === folded(link.relationship);
  const told: LinkFieldChange[] = [
    ...(isSame ? [] : [{ field: 'relationship' as const, before: link.relationship, after: person.relationship }]),
    ...(person.access_level === null
      ? []
      : [{ field: 'access_level' as const, before: link.access_level, after: person.access_level }]),
    ...(person.is_primary === null
      ? []
      : [{ field: 'is_primary' as const, before: link.is_primary, after: person.is_primary }]),
  ];
  return told.filter(({ before, after }) => before !== after);
}
