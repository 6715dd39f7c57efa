import type { StaffRole } from '@heartsease/domain/access/roles.ts';
import type { Portrait } from '@heartsease/domain/portraits/portrait.ts';
import type { PhotoWish } from '@heartsease/domain/residents/resident.ts';

/**
 * The people of the demo world. Nobody here is real. Dates are rules and not dates, because the world
 * is always seen from today: an age and a birthday, an arrival so many months ago.
 */

/** `month_day` is `MM-DD`; never 29 February. */
export type BirthdayRule = { age: number; month_day: string } | { turns_on_coming_sunday: number };

export type ArrivalRule = { months_ago: number } | { days_ago: number };

/** How readily somebody joins a group: what the programme of the year reads. */
export type Joining = 'gladly' | 'sometimes' | 'rarely' | 'never';

/** An activity's slug, and what it is called for this person: `['railway-cards', 'Railway cards']`. */
export type FavouriteRule = readonly [activity: string, label: string];

export type DemoResident = {
  /** Unique in its home, such as `frank-ellis`; the person's id is made from it. */
  key: string;
  known_as: string;
  first_name: string;
  last_name: string;
  pronouns: 'she/her' | 'he/him';
  birthday: BirthdayRule;
  room: string;
  wing: string;
  /** First the one that the person would rather speak. */
  languages: readonly [string, ...string[]];
  photo_wish: PhotoWish;
  /** Moments a week that suit the person; null for whoever prefers to be left in peace. */
  weekly_target: number | null;
  joins: Joining;
  moved_in: ArrivalRule;
  /** The latest such day before today. */
  died_on?: { month: number; day: number };
  /** One line, as a colleague would say it in the corridor. */
  summary: string;
  life: string;
  approach: string;
  favourites: readonly FavouriteRule[];
  /** Interests, in the words of the activity library. */
  themes: readonly string[];
};

/** `late` is afternoon and evening. */
export type Shift = 'day' | 'late';

export type DemoStaffMember = {
  key: string;
  email: string;
  first_name: string;
  last_name: string;
  role: StaffRole;
  shift: Shift;
  /** Weight of this person among those who write the home's one-to-one moments. */
  writes: number;
  /** Residents who look for this person most. */
  close_to: readonly string[];
};

export type AccessLevel = 'representative' | 'family' | 'friend';

export type DemoRelative = {
  key: string;
  email: string;
  first_name: string;
  last_name: string;
  of: readonly { resident: string; relationship: string; access_level: AccessLevel }[];
};

/** The looks that somebody chose; what is left open (colours, backdrop) follows from the name. */
export type Look = Pick<Portrait, 'skin' | 'hair' | 'hair_style' | 'wear'> & Partial<Portrait>;
/** Looks by the person's key. */
export type Looks = Readonly<Record<string, Look>>;

/** A relative under an address of their own: `malcolm.reeve@larch-house.example`. */
export function relative(
  first_name: string,
  last_name: string,
  domain: string,
  of: readonly (readonly [resident: string, relationship: string, access_level: AccessLevel])[],
): DemoRelative {
  const key = plainKey(`${first_name}-${last_name}`);
  return {
    key,
    email: `${key.replace('-', '.')}@${domain}`,
    first_name,
    last_name,
    of: of.map(([resident, relationship, access_level]) => ({ resident, relationship, access_level })),
  };
}

/** `Siân Puw` becomes `sian-puw`: addresses and keys keep to plain letters. */
export function plainKey(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L');
  return plain.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}
