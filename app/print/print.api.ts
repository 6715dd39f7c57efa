import { plural } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import type { Endpoint, InputOf } from '@heartsease/domain/endpoint.ts';
import { PrintedFile } from '@heartsease/domain/print/print.ts';
import { call } from '../api/call.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { bytesOf, saveFile } from '../device/save-file.ts';
import { showToast } from '../ui/toast-store.ts';

/** Has the server draw a sheet, and hands it to the device. */
export function usePaper<E extends Endpoint>(endpoint: E) {
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ input }: { input: InputOf<E>; onDone: () => void }) =>
      PrintedFile.parse(await call(endpoint, input)),
    onSuccess: ({ file_name, pdf, pages }, { onDone }) => {
      saveFile(file_name, bytesOf(pdf), 'application/pdf');
      const text = plural(pages, { one: 'Your PDF is ready: # page.', other: 'Your PDF is ready: # pages.' });
      showToast({ kind: 'success', text });
      onDone();
    },
    onError: (caught) => tellFailure(caught),
  });
  return { print: (input: InputOf<E>, onDone: () => void) => mutate({ input, onDone }), isPending };
}
