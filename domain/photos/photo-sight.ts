import type { Answer } from '../consents/consent.ts';
import { maySee } from '../consents/may-see.ts';
import type { RelationStatus } from '../consents/may-see.ts';

/** Somebody in a photo, as far as the rule needs to know them. */
export interface InPhoto {
  resident_id: string;
  /** Is it marked where the face is? */
  has_box: boolean;
  /** What links whoever looks to them; null for staff and for strangers. */
  relation: RelationStatus | null;
  answers: readonly Answer[];
}

/** What staff decided about a photo. */
export interface PhotoState {
  is_tagging_complete: boolean;
  sharing: 'not_shared' | 'shared' | 'withdrawn';
  /** Families see it from then on: the home's hold window. Null: from the moment it was shared. */
  shown_from: Date | null;
}

export type WhyHidden = 'not_tagged' | 'not_shared' | 'not_yet' | 'nobody_of_theirs' | 'own_said_no' | 'other_said_no';

export type PhotoSight =
  | { is_shown: true; /** Whose faces are softly covered, in the order of their ids. */ covered: string[] }
  | { is_shown: false; why: WhyHidden; /** Because of whom. */ because_of: string[] };

/**
 * May a relative see this photo now, and whose faces are covered for them? THE rule (domain.md 2.14, quality.md
 * "Photos and consent"): it is shared, everybody in it is named, somebody of theirs is in it and agreed to be seen by
 * their own family, and every other person either agreed to be seen by other families or has their face covered.
 *
 * @param today the day in the home's calendar
 */
export function photoForRelative(
  photo: PhotoState,
  people: readonly InPhoto[],
  { now, today }: { now: Date; today: string },
): PhotoSight {
  const held = heldBack(photo, now);
  if (held !== null) return hidden(held);
  const own = people.filter(({ relation }) => relation === 'active');
  if (own.length === 0) return hidden('nobody_of_theirs');
  const isSeen = ({ relation, answers }: InPhoto) =>
    maySee({ kind: 'relative', relation, is_family_of_another: true }, 'face', answers, today);
  if (!own.some(isSeen)) return hidden('own_said_no', own);
  return covering(people.filter((person) => !isSeen(person)));
}

/**
 * The same for a photo of the home that staff sent into a thread that the relative is in. What has nobody in it, such as
 * the garden, they see once it is shared; with anybody in it, it is as in their album.
 */
export function photoInThread(
  photo: PhotoState,
  people: readonly InPhoto[],
  { now, today }: { now: Date; today: string },
): PhotoSight {
  const held = heldBack(photo, now);
  if (held === null && people.length === 0) return { is_shown: true, covered: [] };
  return photoForRelative(photo, people, { now, today });
}

/**
 * May a photo stand in what is handed to an inspector? It was shared, everybody in it is named, and each of them said
 * yes to photos in their record; whoever did not has their face covered, and where it is not marked the photo stays out.
 */
export function photoForInspector(
  photo: PhotoState,
  people: readonly InPhoto[],
  { now, today }: { now: Date; today: string },
): PhotoSight {
  const held = heldBack(photo, now);
  if (held !== null) return hidden(held);
  return covering(people.filter(({ answers }) => !maySee({ kind: 'inspector' }, 'face', answers, today)));
}

/** Who reads a notice, besides staff: one relative, or everybody before a wall or a screen of the home. */
export type NoticeReader = 'relative' | 'walls';

/**
 * May a photo stand on a notice for this reader, and whose faces are covered for them? It is shared as every photo that
 * leaves the staff. Each person in it agreed to be seen on the notice board, and for a relative by their family besides
 * (their own, or others'), or has their face covered. A relative need not know anybody in it.
 */
export function photoOnNotice(
  photo: PhotoState,
  people: readonly InPhoto[],
  { reader, now, today }: { reader: NoticeReader; now: Date; today: string },
): PhotoSight {
  const held = heldBack(photo, now);
  if (held !== null) return hidden(held);
  return covering(
    people.filter(({ relation, answers }) => {
      const readers = [
        { kind: 'walls' } as const,
        ...(reader === 'relative' ? [{ kind: 'relative', relation, is_family_of_another: true } as const] : []),
      ];
      return !readers.every((who) => maySee(who, 'face', answers, today));
    }),
  );
}

/** Staff see every photo of their home, but nobody's face who said no to photos altogether. */
export function photoForStaff(people: readonly InPhoto[], today: string): PhotoSight {
  return covering(people.filter(({ answers }) => !maySee({ kind: 'staff' }, 'face', answers, today)));
}

/** What keeps a photo from everybody but staff, whoever is in it. */
function heldBack(photo: PhotoState, now: Date): WhyHidden | null {
  if (photo.sharing !== 'shared') return 'not_shared';
  if (!photo.is_tagging_complete) return 'not_tagged';
  return photo.shown_from !== null && photo.shown_from > now ? 'not_yet' : null;
}

/** Faces that may not be seen are covered; where one is not marked, nobody sees the photo. */
function covering(unseen: readonly InPhoto[]): PhotoSight {
  const inTheWay = unseen.filter(({ has_box }) => !has_box);
  if (inTheWay.length > 0) return hidden('other_said_no', inTheWay);
  return { is_shown: true, covered: idsOf(unseen).toSorted() };
}

function hidden(why: WhyHidden, because_of: readonly InPhoto[] = []): PhotoSight {
  return { is_shown: false, why, because_of: idsOf(because_of) };
}

function idsOf(people: readonly InPhoto[]): string[] {
  return people.map(({ resident_id }) => resident_id);
}
