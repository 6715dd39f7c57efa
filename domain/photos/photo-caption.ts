import { withoutNames } from '../report-deliveries/without-names.ts';
import type { Named } from '../residents/names-in-text.ts';

/**
 * A caption as a relative reads it: the names of their own people stay, and everybody else is "another resident".
 *
 * @param everybody who lives or lived in the home, with what the viewer may know
 */
export function captionFor(caption: string, everybody: readonly (Named & { is_theirs: boolean })[]): string {
  if (caption === '') return caption;
  const own = everybody.filter(({ is_theirs }) => is_theirs);
  const namesOfOwn: Named = {
    known_as: own.map(({ known_as }) => known_as).join(' '),
    first_name: own.map(({ first_name }) => first_name).join(' '),
    last_name: own.map(({ last_name }) => last_name).join(' '),
  };
  return withoutNames(
    caption,
    namesOfOwn,
    everybody.filter(({ is_theirs }) => !is_theirs),
  );
}
