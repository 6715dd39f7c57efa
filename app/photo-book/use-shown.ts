import { PHOTOS_ON } from '@heartsease/domain/photo-book/photo-book.ts';
import type {
  BookMoment,
  BookPage,
  BookPhoto,
  BookStory,
  PhotoBook,
  SeenPage,
} from '@heartsease/domain/photo-book/photo-book.ts';
import { useBookMaterial } from './photo-book.api.ts';

/** What may stand in a book, to be looked up by the ids that its pages name. */
export interface Shown {
  photos: BookPhoto[];
  moments: BookMoment[];
  stories: BookStory[];
  isWaiting: boolean;
  hasFailed: boolean;
  askAgain: () => void;
  photoOf: (id: string | null) => BookPhoto | null;
  seen: (page: BookPage) => SeenPage;
}

/** What stands in the book, and what could: the second comes after the first. */
export function useShown(book: PhotoBook): Shown {
  const { data, isError, refetch } = useBookMaterial(book.resident.id, true);
  const photos = data?.photos ?? [];
  const moments = data?.moments ?? [];
  const stories = data?.stories ?? [];
  const photosThere = known([
    ...photos,
    ...book.pages.flatMap((page) => page.photos),
    ...(book.cover ? [book.cover] : []),
  ]);
  const momentsThere = known([...moments, ...book.pages.flatMap(({ moment }) => moment ?? [])]);
  const storiesThere = known([...stories, ...book.pages.flatMap(({ story }) => story ?? [])]);
  return {
    photos,
    moments,
    stories,
    isWaiting: data === undefined && !isError,
    hasFailed: data === undefined && isError,
    askAgain: () => void refetch(),
    photoOf: (id) => photosThere.get(id ?? '') ?? null,
    seen: ({ key, layout, month, words, photo_ids, family_update_id, life_story_item_id }) => ({
      key,
      layout,
      month,
      words,
      photos: photo_ids.slice(0, PHOTOS_ON[layout]).flatMap((id) => photosThere.get(id) ?? []),
      moment: momentsThere.get(family_update_id ?? '') ?? null,
      story: storiesThere.get(life_story_item_id ?? '') ?? null,
    }),
  };
}

/** By id; what came first counts. */
function known<Item extends { id: string }>(items: readonly Item[]): Map<string, Item> {
  return new Map(items.toReversed().map((item) => [item.id, item]));
}
