import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SharedPhoto, StaffPhoto } from '@heartsease/domain/photos/photo.ts';
import { useNamesOf } from '../words/names-of.ts';

/** Who is in a photo, in words for whoever looks: names that they may know, and how many others. */
export function usePeopleWords(people: readonly { resident_id: string; known_as: string }[], others = 0): string {
  const { t } = useLingui();
  const namesOf = useNamesOf(people.map(({ resident_id, known_as }) => ({ id: resident_id, known_as })));
  const names = namesOf(people.map(({ resident_id }) => resident_id));
  if (others === 0) return names;
  const friends = plural(others, { one: 'a friend', 2: 'two friends', 3: 'three friends', other: '# friends' });
  return names === '' ? friends : t`${names} and ${friends}`;
}

/** What a photo shows, for whoever does not see it: its caption, and who is in it. */
export function usePhotoAlt({
  caption,
  people,
  others = 0,
}: Pick<StaffPhoto | SharedPhoto, 'caption' | 'people'> & { others?: number }): string {
  const { t } = useLingui();
  const who = usePeopleWords(people, others);
  if (caption !== '' && who !== '') return `${caption} (${who})`;
  return caption || who || t`A photo nobody has described yet`;
}
