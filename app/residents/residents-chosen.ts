import { NOT_SEEN_LATELY_DAYS } from '@heartsease/domain/residents/company.ts';
import type { ResidentCard } from '@heartsease/domain/residents/resident.ts';
import { matchesWords } from '@heartsease/domain/words-match.ts';

/** What is searched for and filtered by. */
export interface Choice {
  q: string;
  /** Empty for every wing. */
  wing: string;
  isNotSeen: boolean;
}

export const EVERYBODY: Choice = { q: '', wing: '', isNotSeen: false };

/** @param ownWing where the filter begins; one that was taken off stands in the address as an empty wing */
export function chosenFrom(address: URLSearchParams, ownWing = ''): Choice {
  return {
    q: address.get('q') ?? '',
    wing: address.get('wing') ?? ownWing,
    isNotSeen: address.get('not_seen') !== null,
  };
}

export function isFiltering({ q, wing, isNotSeen }: Choice): boolean {
  return q.trim() !== '' || wing !== '' || isNotSeen;
}

/** The residents chosen, by name; those not seen lately with the longest wait first. */
export function residentsChosen(residents: ResidentCard[], { q, wing, isNotSeen }: Choice): ResidentCard[] {
  const chosen = residents.filter(
    (resident) =>
      matchesWords(q.trim(), [resident.known_as, resident.last_name, resident.room]) &&
      (wing === '' || resident.wing === wing) &&
      (!isNotSeen || waitingDays(resident) >= NOT_SEEN_LATELY_DAYS),
  );
  return isNotSeen ? chosen.toSorted((one, other) => waitingDays(other) - waitingDays(one)) : chosen;
}

function waitingDays({ days_since_engaged }: ResidentCard): number {
  return days_since_engaged ?? Number.POSITIVE_INFINITY;
}
