import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getBookCover,
  getEarlierBook,
  getPhotoBook,
  listBookMaterial,
  listEarlierBooks,
  listPhotoBooks,
  printPhotoBook,
  restoreBook,
} from '@heartsease/domain/photo-book/photo-books.endpoints.ts';
import { call } from '../api/call.ts';
import { read } from '../api/read.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { saveFile } from '../device/save-file.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { showToast } from '../ui/toast-store.ts';

/** What is taken back is gone from every open book within a minute; the addresses of photos live longer than that. */
const ASK_AGAIN_MS = 60_000;

export function usePhotoBooks() {
  return useQuery(read(listPhotoBooks, {}));
}

export function usePhotoBook(resident_id: string) {
  return useQuery({ ...read(getPhotoBook, { resident_id }), refetchInterval: ASK_AGAIN_MS });
}

/** For a card: the screen is whole without it. */
export function useBookCover(resident_id: string, isAsked: boolean) {
  return useQuery({ ...read(getBookCover, { resident_id }, { isBackground: true }), enabled: isAsked });
}

export function useBookMaterial(resident_id: string, isAsked: boolean) {
  return useQuery({
    ...read(listBookMaterial, { resident_id }, { isBackground: true }),
    enabled: isAsked,
    refetchInterval: ASK_AGAIN_MS,
  });
}

export function useRefreshBooks(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all(
      [getPhotoBook, getBookCover, listPhotoBooks, listBookMaterial, listEarlierBooks].map(({ path }) =>
        client.invalidateQueries({ queryKey: [path] }),
      ),
    );
  };
}

export function useEarlierBooks(resident_id: string) {
  return useQuery(read(listEarlierBooks, { resident_id }));
}

export function useEarlierBook(resident_id: string, version: number) {
  return useQuery({ ...read(getEarlierBook, { resident_id, version }), refetchInterval: ASK_AGAIN_MS });
}

/** Brings a book back as it was. Where somebody changed it meanwhile the screen asks anew, and nothing is lost. */
export function useRestoreBook(onDone: () => void) {
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const refresh = useRefreshBooks();
  return useMutation({
    mutationFn: (input: { resident_id: string; base_version: number; version: number }) =>
      call(restoreBook, { ...newWrite(), ...input }),
    onSuccess: () => {
      showToast({ kind: 'success', text: t`The book is as it was.` });
      onDone();
    },
    onError: (caught) => tellFailure(caught),
    onSettled: refresh,
  });
}

/** Has the server draw the book, and hands it to the device. It takes a few seconds. */
export function useBookFile(onDone: () => void) {
  return useFileOf(
    async (input: { resident_id: string; has_bleed: boolean }) => await call(printPhotoBook, input),
    onDone,
  );
}

/** @param askFor has the server make an address of the file */
export function useFileOf<Input>(
  askFor: (input: Input) => Promise<{ address: string; file_name: string }>,
  onDone: () => void,
) {
  const { t } = useLingui();
  return useMutation({
    mutationFn: async (input: Input) => {
      const { address, file_name } = await askFor(input);
      const response = await fetch(address, { cache: 'no-store' }).catch(() => null);
      return { file_name, pdf: response?.ok ? new Uint8Array(await response.arrayBuffer()) : null };
    },
    onSuccess: ({ file_name, pdf }) => {
      if (pdf === null) {
        showToast({ kind: 'danger', text: t`The book could not be fetched. Check your connection, then try again.` });
        return;
      }
      saveFile(file_name, pdf, 'application/pdf');
      showToast({ kind: 'success', text: t`Your book is ready.` });
      onDone();
    },
    onError: (caught) => tellFailure(caught),
  });
}
