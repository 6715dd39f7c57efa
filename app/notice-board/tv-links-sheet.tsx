import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { TvLink } from '@heartsease/domain/notice-board/tv.ts';
import { makeTvLink, takeBackTvLink } from '@heartsease/domain/notice-board/tv.endpoints.ts';
import { useCallForm } from '../api/call-form.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { copyText } from '../ui/copy-text.ts';
import { Field } from '../ui/field.tsx';
import { useFocusProblem } from '../ui/focus-problem.ts';
import { Sheet } from '../ui/sheet.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import { useNoticeWrite, useRefreshNotices, useTvLinks } from './notice-board.api.ts';
import styles from './tv-links-sheet.module.css';

/** The links under which a screen of the home shows the board: a new one, when each was asked, and taking one back. */
export function TvLinksSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const query = useTvLinks();
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t`Screen in the lounge`}
      description={t`A television shows what is marked for the lounge and what is on today. It names nobody who lives here, and needs no sign-in: whoever has the link sees the same.`}
      side="end"
    >
      <div className={styles.sheet}>
        <NewLink />
        <AsyncView query={query} failedTitle={t`There is a problem opening the links`}>
          {({ items }) =>
            items.length > 0 && (
              <ul aria-label={t`Links`} className={styles.links}>
                {items.map((link) => (
                  <LinkRow key={link.id} link={link} />
                ))}
              </ul>
            )
          }
        </AsyncView>
      </div>
    </Sheet>
  );
}

function NewLink() {
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const refresh = useRefreshNotices();
  const [link, show] = useState<string | null>(null);
  const { form, submit, isBusy, problems, errorOf } = useCallForm(makeTvLink, {
    defaultValues: { ...newWrite(), name: '' },
    onDone: async (made) => {
      form.reset({ ...newWrite(), name: '' });
      show(made.link);
      await refresh();
    },
  });
  const problem = form.formState.errors.root?.message;
  useFocusProblem(problems);
  if (link !== null) {
    return (
      <div className={styles.made}>
        <Field
          label={t`The link`}
          value={link}
          readOnly
          description={t`It is shown only now. Open it in the browser of the television.`}
        />
        <Button full onClick={() => void copyText(link, t`Copied`)}>{t`Copy the link`}</Button>
        <Button full variant="quiet" onClick={() => show(null)}>{t`Another link`}</Button>
      </div>
    );
  }
  return (
    <form
      className={styles.made}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {problem !== undefined && <p role="alert">{problem}</p>}
      <Field
        label={t`Where is the screen?`}
        description={t`So that you know later which one it is.`}
        autoComplete="off"
        error={errorOf('name')}
        {...form.register('name')}
      />
      <Button type="submit" full busy={isBusy}>
        {t`Make the link`}
      </Button>
    </form>
  );
}

function LinkRow({ link: { id, name, is_open, made_by, made_at, last_shown_at, days } }: { link: TvLink }) {
  const { t } = useLingui();
  const time = useTimeWords();
  const newWrite = useNewWrite();
  const takeBack = useNoticeWrite(takeBackTvLink);
  const made = time.nearDay(time.dayOf(made_at));
  const last = last_shown_at === null ? '' : `${time.nearDay(time.dayOf(last_shown_at))}, ${time.time(last_shown_at)}`;
  return (
    <li className={styles.link} aria-label={name}>
      <span className={styles.names}>
        <b>{name}</b>
        <Chip tone={is_open ? 'good' : 'plain'}>{is_open ? t`Open` : t`Taken back`}</Chip>
      </span>
      <span className="secondary">{t`Made by ${made_by} · ${made}`}</span>
      <span className="secondary">{last === '' ? t`Not opened yet` : t`Last asked ${last}`}</span>
      {days.length > 0 && (
        <ul className={styles.days} aria-label={t`When it was asked`}>
          {days.map(({ day, times, network }) => (
            <li key={`${day} ${network}`}>
              {`${time.nearDay(day)} · ${plural(times, { one: 'once', other: '# times' })} · ${network === 'ipv6' ? 'IPv6' : 'IPv4'}`}
            </li>
          ))}
        </ul>
      )}
      {is_open && (
        <Button
          size="small"
          variant="quiet"
          busy={takeBack.isPending}
          onClick={() =>
            takeBack.write({ ...newWrite(), tv_link_id: id }, () =>
              showToast({ kind: 'success', text: t`Taken back. The link is dead.` }),
            )
          }
        >
          {t`Take it back`}
        </Button>
      )}
    </li>
  );
}
