import { partOf } from './week-times.ts';
import type { PartOfDay, UsualTimes } from './week-times.ts';

/** A session of the last weeks that took place or takes place. */
export interface PastSession {
  day: string;
  time: string;
  place: string;
  activity_id: string | null;
  category: string | null;
  /** For how many there was room; null where nobody said. */
  capacity: number | null;
}

/** Where a home has planned nothing for a part of the day, an hour at which most homes could. */
const OTHERWISE = { morning: '10:30', afternoon: '14:30', evening: '18:30' } as const satisfies Record<
  PartOfDay,
  string
>;
const TIMES_OF_A_PART = 3;
const ROUNDS_A_DAY = { otherwise: 3, at_least: 2, at_most: 5 } as const;

/** When and where a home has its sessions: of each part of the day the times that it uses most, and its places. */
export function usualTimes(sessions: readonly PastSession[]): UsualTimes {
  const placed = sessions.filter(({ place }) => place.trim() !== '');
  const days = new Set(sessions.map(({ day }) => day)).size;
  const rounds = days === 0 ? ROUNDS_A_DAY.otherwise : Math.ceil(sessions.length / days);
  return {
    times: { morning: timesOf('morning'), afternoon: timesOf('afternoon'), evening: timesOf('evening') },
    places: new Map([...placesBy(({ category }) => category), ...placesBy(({ activity_id }) => activity_id)]),
    rooms: roomsOf(sessions),
    place: mostFrequent(placed.map(({ place }) => place))[0] ?? '',
    rounds_a_day: Math.min(ROUNDS_A_DAY.at_most, Math.max(ROUNDS_A_DAY.at_least, rounds)),
  };

  function timesOf(part: PartOfDay): string[] {
    const times = sessions.map(({ time }) => time).filter((time) => partOf(time) === part);
    return times.length === 0 ? [OTHERWISE[part]] : mostFrequent(times).slice(0, TIMES_OF_A_PART);
  }

  function placesBy(key: (session: PastSession) => string | null): [string, string][] {
    const groups = Map.groupBy(placed, key);
    return [...groups].flatMap(([of, those]): [string, string][] => {
      const [place] = mostFrequent(those.map((session) => session.place));
      return of === null || place === undefined ? [] : [[of, place]];
    });
  }
}

/** Less room than this speaks of a visit, and not of how many a round of it takes. */
const ROOM_OF_A_ROUND = 3;

/** By activity, for how many there was room when that was said last; of several on that day the least. */
function roomsOf(sessions: readonly PastSession[]): Map<string, number> {
  const rooms = new Map<string, number>();
  const inOrder = sessions.toSorted(
    (one, other) => one.day.localeCompare(other.day) || (other.capacity ?? 0) - (one.capacity ?? 0),
  );
  for (const { activity_id, capacity } of inOrder) {
    if (activity_id !== null && capacity !== null && capacity >= ROOM_OF_A_ROUND) rooms.set(activity_id, capacity);
  }
  return rooms;
}

/** Each once, the most frequent first; of as many the one that comes first by its letters. */
function mostFrequent(words: readonly string[]): string[] {
  return [...Map.groupBy(words, (word) => word)]
    .toSorted(([one, ones], [other, others]) => others.length - ones.length || (one < other ? -1 : 1))
    .map(([word]) => word);
}
