import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import {
  getFamilyBook,
  printFamilyBook,
  removeBookPage,
  saveBookPage,
} from '@heartsease/domain/family-organisation/family-book.endpoints.ts';
import type { FamilyBookPage } from '@heartsease/domain/family-organisation/family-book.ts';
import { coverOfFamily } from '@heartsease/domain/family-organisation/lay-family-book.ts';
import { call } from '../api/call.ts';
import { photoIdsOf } from '../api/behind-photos.ts';
import { read } from '../api/read.ts';
import { useOutbox } from '../api/use-outbox.ts';
import { useQueuedWrite } from '../api/use-queued-write.ts';
import { useUnsentPhotos } from '../photos/unsent-photos.api.ts';
import { useProfile } from '../session/use-session.ts';
import type { BookCover } from './book-page.tsx';
import { useFileOf } from './photo-book.api.ts';

/** What others of the circle put in is there within a minute; the addresses of photos live longer than that. */
const ASK_AGAIN_MS = 60_000;

export function useFamilyBook() {
  return useQuery({ ...read(getFamilyBook, {}), refetchInterval: ASK_AGAIN_MS });
}

/** For a card: the screen is whole without it. */
export function useFamilyPages(isAsked: boolean): FamilyBookPage[] | undefined {
  return useQuery({ ...read(getFamilyBook, {}, { isBackground: true }), enabled: isAsked }).data?.items;
}

export function useRefreshFamilyBook(): () => Promise<void> {
  const client = useQueryClient();
  return async () => await client.invalidateQueries({ queryKey: [getFamilyBook.path] });
}

export function useRemovePage() {
  return useQueuedWrite(removeBookPage, useRefreshFamilyBook());
}

export function useFamilyBookFile(onDone: () => void) {
  return useFileOf(async (input: InputOf<typeof printFamilyBook>) => await call(printFamilyBook, input), onDone);
}

/** The cover: the newest photo, and whose book it is. */
export function useFamilyCover(pages: readonly FamilyBookPage[]): BookCover {
  const { t } = useLingui();
  const { carehome } = useProfile();
  const cover = coverOfFamily(pages);
  return { kind: 'life', title: t`Our book`, subtitle: carehome.name, cover, resident: { known_as: '' } };
}

/** Pages of one’s own that the server does not have yet, the latest first. */
export function useWaitingPages() {
  const { carehome } = useProfile();
  const photos = useUnsentPhotos();
  return useOutbox()
    .entries.filter(({ path, care_home_id }) => path === saveBookPage.path && care_home_id === carehome.id)
    .map((entry) => {
      const photo_ids = photoIdsOf(entry);
      const onTheWay = photos.filter(({ id }) => photo_ids.includes(id));
      const isRefused = entry.state === 'parked' || onTheWay.some(({ state }) => state === 'refused');
      return { write_id: entry.client_id, entry, photo_ids, onTheWay, isRefused };
    })
    .toReversed();
}

export type WaitingPage = ReturnType<typeof useWaitingPages>[number];
