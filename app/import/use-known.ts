import { useEffect, useState } from 'react';
import { failureOf } from '../api/failure.ts';
import { standingsOf } from './import.api.ts';
import type { GridRow, Known } from './row-outcomes.ts';

/** Typing is not asked about letter by letter. */
const ASK_AFTER_MS = 400;

/** What the home knows about the people of the rows, asked for whoever is new or was corrected. */
export function useKnown(rows: readonly GridRow[]): { known: Known; hasFailed: boolean; askAgain: () => void } {
  const [known, setKnown] = useState<Known>(new Map());
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const people = rows.flatMap(({ checked: { person }, isLeftOut }) =>
      person === null || isLeftOut || known.has(person) ? [] : [person],
    );
    if (people.length === 0 || hasFailed) return;
    const stop = new AbortController();
    async function ask() {
      try {
        const standings = await standingsOf(people, stop.signal);
        if (stop.signal.aborted) return;
        setKnown((before) => {
          const after = new Map(before);
          for (const [at, standing] of standings.entries()) {
            const person = people[at];
            if (person) after.set(person, standing);
          }
          return after;
        });
      } catch (caught) {
        if (stop.signal.aborted) return;
        if (failureOf(caught) === undefined) throw caught;
        setFailed(true);
      }
    }
    const timer = setTimeout(() => void ask(), known.size === 0 ? 0 : ASK_AFTER_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [rows, known, hasFailed]);
  return { known, hasFailed, askAgain: () => setFailed(false) };
}
