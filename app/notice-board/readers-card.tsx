import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { BellIcon } from '@phosphor-icons/react/dist/csr/Bell';
import { useId } from 'react';
import type { ManagedNotice, NoticeReader } from '@heartsease/domain/notice-board/notice.ts';
import { remindOfNotice } from '@heartsease/domain/notice-board/notices.endpoints.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import { useNoticeReaders, useNoticeWrite } from './notice-board.api.ts';
import styles from './notice-screen.module.css';

/** Who has not read a notice that asks for it, and who has. */
export function ReadersCard({ notice }: { notice: ManagedNotice }) {
  const { t } = useLingui();
  const id = useId();
  const time = useTimeWords();
  const newWrite = useNewWrite();
  const query = useNoticeReaders(notice.id);
  const remind = useNoticeWrite(remindOfNotice);
  const readers = query.data?.items ?? [];
  const missing = readers.filter(({ read_at }) => read_at === null);
  const reminded = query.data?.reminded_at ?? null;
  const when = reminded === null ? '' : `${time.nearDay(time.dayOf(reminded))}, ${time.time(reminded)}`;
  return (
    <Card as="section" aria-labelledby={id} className={styles.readers}>
      <div className={styles.head}>
        <h2 id={id}>{t`Who has read it`}</h2>
        {missing.length > 0 && notice.state === 'now' && (
          <Button
            variant="soft"
            size="small"
            busy={remind.isPending}
            icon={<BellIcon weight="bold" aria-hidden="true" />}
            onClick={() =>
              remind.write({ ...newWrite(), notice_id: notice.id }, ({ people }) =>
                showToast({
                  kind: 'success',
                  text: plural(people, { one: '# person is reminded.', other: '# people are reminded.' }),
                }),
              )
            }
          >
            {t`Remind those who have not`}
          </Button>
        )}
      </div>
      {when !== '' && <p className="secondary">{t`Last reminded: ${when}`}</p>}
      <AsyncView query={query} failedTitle={t`There is a problem opening who has read it`}>
        {() => (
          <>
            <Readers
              title={plural(missing.length, {
                0: 'Everybody has read it',
                one: '# has not read it',
                other: '# have not read it',
              })}
              readers={missing}
            />
            <Readers
              title={plural(readers.length - missing.length, {
                0: 'Nobody has read it yet',
                one: '# has read it',
                other: '# have read it',
              })}
              readers={readers.filter(({ read_at }) => read_at !== null)}
            />
          </>
        )}
      </AsyncView>
    </Card>
  );
}

function Readers({ title, readers }: { title: string; readers: readonly NoticeReader[] }) {
  const { t } = useLingui();
  const id = useId();
  const time = useTimeWords();
  const about = ({ read_at, of }: NoticeReader) => {
    const whose = of.join(', ');
    const family = whose === '' ? '' : t`family of ${whose}`;
    const read = read_at === null ? '' : `${time.nearDay(time.dayOf(read_at))}, ${time.time(read_at)}`;
    return [family, read].filter((part) => part !== '').join(' · ');
  };
  return (
    <div>
      <h3 id={id}>{title}</h3>
      {readers.length > 0 && (
        <ul className={styles.people} aria-labelledby={id}>
          {readers.map((reader) => (
            <li key={reader.account_id}>
              {reader.known_as} {reader.last_name}
              {about(reader) !== '' && <span className="secondary"> · {about(reader)}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
