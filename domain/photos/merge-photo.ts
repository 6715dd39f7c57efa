import { isSame, mergeFields } from '../merge.ts';
import type { PhotoWords, StaffPhoto, Subject } from './photo.ts';

interface MergedPhoto {
  /** What is saved next, when whoever wrote says so. */
  merged: PhotoWords;
  /** What the other wrote beneath it, where both did, each another way. */
  captionOfOther: string | null;
}

/**
 * Puts together what two people said of a photo at the same time, person by person. In doubt fewer see it: a face that
 * one of them named or marked stays so, that everybody is named holds only for the people it was said of, and what was
 * taken back from families stays there until it is shared anew.
 *
 * @param base as it stood when whoever writes began
 */
export function mergePhoto({
  base,
  mine,
  stands,
  sharing,
}: {
  base: PhotoWords;
  mine: PhotoWords;
  stands: PhotoWords;
  sharing: StaffPhoto['sharing'];
}): MergedPhoto {
  const { merged, clashes } = mergeFields({ base, mine, stands });
  const subjects = mergeSubjects({ base: base.subjects, mine: mine.subjects, stands: stands.subjects });
  // Said of other people than these it was not said.
  const isComplete =
    merged.is_tagging_complete &&
    [mine, stands].some((side) => side.is_tagging_complete && isSamePeople(subjects, side.subjects));
  const isClash = clashes.includes('caption');
  return {
    merged: {
      // Both stand on the screen: one in the field, the other beside it.
      caption: isClash ? mine.caption : merged.caption,
      subjects,
      is_tagging_complete: isComplete,
      is_shared: sharing !== 'withdrawn' && merged.is_shared && (isComplete || !merged.is_tagging_complete),
    },
    captionOfOther: isClash ? stands.caption : null,
  };
}

type Three = Record<'base' | 'mine' | 'stands', readonly Subject[]>;

function mergeSubjects({ base, mine, stands }: Three): Subject[] {
  const ids = new Set([...stands, ...mine].map(({ resident_id }) => resident_id));
  const of = (side: readonly Subject[], id: string) => side.find(({ resident_id }) => resident_id === id);
  return [...ids].flatMap((id): Subject[] => {
    const [was, own, other] = [of(base, id), of(mine, id), of(stands, id)];
    // Whoever one of the two took out stays in only where the other has marked them meanwhile.
    if (own === undefined || other === undefined) {
      const left = own ?? other;
      return left === undefined || isSame(left, was) ? [] : [left];
    }
    return [isSame(other.box, was?.box ?? null) ? own : other];
  });
}

function isSamePeople(one: readonly Subject[], other: readonly Subject[]): boolean {
  const ids = (side: readonly Subject[]) => side.map(({ resident_id }) => resident_id).toSorted();
  return isSame(ids(one), ids(other));
}
