import { useEffect, useRef, useState } from 'react';
import type { Standing } from '@heartsease/domain/import/import.endpoints.ts';
import type { ImportedPerson } from '@heartsease/domain/import/people.ts';
import { failureOf } from '../api/failure.ts';
import { chunksOf, standingsOf } from './import.api.ts';
import type { GridRow, Known } from './row-outcomes.ts';

/** Typing is not asked about letter by letter. */
const ASK_AFTER_MS = 400;

/** What the home knows about the people of the rows, asked for whoever is new or was corrected. */
export function useKnown(rows: readonly GridRow[]): { known: Known; hasFailed: boolean; askAgain: () => void } {
  // Every answer as it comes; what is shown follows when all of them are here, so that ten thousand rows are judged once.
  const found = useRef(new Map<ImportedPerson, Standing>());
  const [known, setKnown] = useState<Known>(new Map());
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const people = rows.flatMap(({ checked: { person }, isLeftOut }) =>
      person === null || isLeftOut || found.current.has(person) ? [] : [person],
    );
    if (people.length === 0 || hasFailed) return;
    const stop = new AbortController();
    async function ask() {
      try {
        for (const some of chunksOf(people)) {
          const standings = await standingsOf(some, stop.signal);
          standings.forEach((standing, at) => some[at] && found.current.set(some[at], standing));
        }
      } catch (caught) {
        if (stop.signal.aborted) return;
        setFailed(true);
        if (failureOf(caught) === undefined) throw caught;
      } finally {
        // What came before a row was corrected is known all the same.
        setKnown(new Map(found.current));
      }
    }
    const timer = setTimeout(() => void ask(), found.current.size === 0 ? 0 : ASK_AFTER_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [rows, hasFailed]);
  return { known, hasFailed, askAgain: () => setFailed(false) };
}
