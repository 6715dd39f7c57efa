import { coreActivities } from '../../activities/core-activities.ts';
import { plainKey, relative } from '../cast.ts';
import type {
  AccessLevel,
  DemoRelative,
  DemoResident,
  DemoStaffMember,
  FavouriteRule,
  Joining,
  Look,
} from '../cast.ts';
import { numberOf } from '../chance.ts';

/** A person of one of the smaller homes, in the few words that tell them apart. */
export type PersonRule = {
  /** The first word is what they are called; the rest is the last name. */
  name: string;
  pronouns: 'she/her' | 'he/him';
  born: readonly [age: number, month_day: string];
  look: Look;
  life: string;
  approach: string;
  /** Three one-to-one activities: by slug, or with a name of their own. */
  likes: readonly (string | FavouriteRule)[];
  language?: string;
  joins?: Joining;
  declines_photos?: boolean;
};

export type StaffRule = {
  name: string;
  /** `manager`, `coordinator` or `carer` in the address that everybody signs in with; null for the others. */
  signs_in_as: 'manager' | 'coordinator' | 'carer' | null;
  look: Look;
};

export type RelativeRule = {
  name: string;
  of: string;
  relationship: string;
  access_level: AccessLevel;
  look: Look;
};

export type SmallHomePeople = {
  residents: readonly DemoResident[];
  staff: readonly DemoStaffMember[];
  relatives: readonly DemoRelative[];
  looks: { residents: Record<string, Look>; staff: Record<string, Look>; relatives: Record<string, Look> };
};

/** The people of a smaller home. Its first relative signs in as `relative@`. */
export function peopleOf(home: {
  domain: string;
  language: string;
  wings: readonly [string, ...string[]];
  residents: readonly PersonRule[];
  staff: readonly StaffRule[];
  relatives: readonly RelativeRule[];
}): SmallHomePeople {
  const wingSize = Math.ceil(home.residents.length / home.wings.length);
  return {
    residents: home.residents.map((person, index) =>
      residentOf(person, {
        room: `${index + 1}`,
        wing: home.wings[Math.floor(index / wingSize)] ?? home.wings[0],
        language: home.language,
      }),
    ),
    staff: home.staff.map((person, index) => staffMemberOf(person, home.domain, index)),
    relatives: home.relatives.map((person, index) => relativeOf(person, home.domain, index)),
    looks: { residents: looksOf(home.residents), staff: looksOf(home.staff), relatives: looksOf(home.relatives) },
  };
}

function residentOf(person: PersonRule, place: { room: string; wing: string; language: string }): DemoResident {
  const key = plainKey(person.name);
  const [first_name, last_name] = namesOf(person.name);
  const joins =
    person.joins ??
    (['gladly', 'sometimes', 'sometimes', 'rarely', 'gladly'] as const)[numberOf(key) % 5] ??
    'sometimes';
  const favourites = person.likes.map(favouriteOf);
  return {
    key,
    known_as: first_name,
    first_name,
    last_name,
    pronouns: person.pronouns,
    birthday: { age: person.born[0], month_day: person.born[1] },
    room: place.room,
    wing: place.wing,
    languages: [person.language ?? place.language],
    photo_wish: person.declines_photos ? 'declines' : 'agrees',
    weekly_target: { gladly: 3, sometimes: 3, rarely: 2, never: 2 }[joins],
    joins,
    moved_in: { months_ago: 5 + (numberOf(`${key} came`) % 44) },
    summary: firstSentence(person.life),
    life: person.life,
    approach: person.approach,
    favourites,
    themes: [...new Set(favourites.flatMap(([slug]) => activityOf(slug).themes))],
  };
}

function staffMemberOf(person: StaffRule, domain: string, index: number): DemoStaffMember {
  const [first_name, last_name] = namesOf(person.name);
  const key = plainKey(person.name);
  return {
    key,
    email: `${person.signs_in_as ?? key.replace('-', '.')}@${domain}`,
    first_name,
    last_name,
    role: person.signs_in_as ?? 'carer',
    shift: index % 3 === 2 ? 'late' : 'day',
    writes: person.signs_in_as === 'manager' ? 1 : 6,
    close_to: [],
  };
}

function relativeOf(person: RelativeRule, domain: string, index: number): DemoRelative {
  const [first_name, last_name] = namesOf(person.name);
  const made = relative(first_name, last_name, domain, [
    [plainKey(person.of), person.relationship, person.access_level],
  ]);
  return index === 0 ? { ...made, email: `relative@${domain}` } : made;
}

function looksOf(people: readonly { name: string; look: Look }[]): Record<string, Look> {
  return Object.fromEntries(people.map((person) => [plainKey(person.name), person.look]));
}

function namesOf(name: string): [first: string, last: string] {
  const space = name.indexOf(' ');
  return [name.slice(0, space), name.slice(space + 1)];
}

function favouriteOf(like: string | FavouriteRule): FavouriteRule {
  return typeof like === 'string' ? [like, activityOf(like).title] : like;
}

function activityOf(slug: string) {
  const found = coreActivities.find((activity) => activity.slug === slug);
  if (found === undefined) throw new Error(`The library has no activity ${slug}`);
  return found;
}

function firstSentence(life: string): string {
  const end = life.search(/[.!?](\s|$)/);
  return end === -1 ? life : life.slice(0, end + 1);
}
