import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { discardPhotosOf, useUnsentPhotosOf } from '../photos/unsent-photos.api.ts';
import { Ask } from '../ui/ask.tsx';

/**
 * Takes a report back. Photos of it that still wait on this device have nothing left to hang on, so they go with it;
 * they were never sent, and that is asked first.
 *
 * @param takeBack tells whether the report is taken back
 */
export function useTakeBackWithPhotos(
  report_client_id: string,
  takeBack: () => Promise<boolean>,
): { begin: () => void; question: ReactNode } {
  const { t } = useLingui();
  const photos = useUnsentPhotosOf(report_client_id);
  const [isAsked, ask] = useState(false);

  async function go() {
    ask(false);
    if (await takeBack()) await discardPhotosOf(report_client_id);
  }

  return {
    begin: () => (photos.length > 0 ? ask(true) : void takeBack()),
    question: (
      <Ask
        isOpen={isAsked}
        title={t`Take this back?`}
        confirm={t`Take it back`}
        cancel={t`Keep it`}
        kind="danger"
        onConfirm={() => void go()}
        onCancel={() => ask(false)}
      >
        {plural(photos.length, {
          one: 'Its photo on this device goes with it, and can’t be brought back.',
          other: 'Its # photos on this device go with it, and can’t be brought back.',
        })}
      </Ask>
    ),
  };
}
