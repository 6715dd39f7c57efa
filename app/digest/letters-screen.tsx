import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PrinterIcon } from '@phosphor-icons/react/dist/csr/Printer';
import type { DigestLetter } from '@heartsease/domain/digest/digest.ts';
import { printDigests } from '@heartsease/domain/digest/digests.endpoints.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { usePaper } from '../print/print.api.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { Ask } from '../ui/ask.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import { useLetters, useMakeLetters, useSendLetters } from './digests.api.ts';
import { LetterCard } from './letter-card.tsx';
import styles from './letters-screen.module.css';

/** The letters of the week to the families: looked at by a person before any goes. */
export function LettersScreen() {
  const { t } = useLingui();
  const query = useLetters();
  const time = useTimeWords();
  const friday = query.data && time.date(query.data.friday);
  return (
    <FullScreen
      title={t`Letters to families`}
      under={friday && t`The days until Friday ${friday} in five sentences. Have a look, then send.`}
      width="wide"
    >
      <AsyncView
        query={query}
        waiting={<SkeletonCards cards={3} height={260} />}
        failedTitle={t`There is a problem opening the letters`}
        isEmpty={({ items, to_make }) => items.length === 0 && to_make === 0}
        empty={
          <Empty title={t`No letters this week`}>
            {t`When a relative asks for a letter about somebody’s days, it waits here on Fridays for you to look at.`}
          </Empty>
        }
      >
        {({ items, to_make, is_mail_sent }) => (
          <div className={styles.parts}>
            {to_make > 0 && <ToMake number={to_make} />}
            {!is_mail_sent && (
              <Card tone="mustard">
                <p>{t`This server sends no mail. Letters by email wait under “Mail”, to be copied.`}</p>
              </Card>
            )}
            <Letters letters={items} />
          </div>
        )}
      </AsyncView>
    </FullScreen>
  );
}

function ToMake({ number }: { number: number }) {
  const { t } = useLingui();
  const make = useMakeLetters();
  return (
    <Card as="section" tone="plum" aria-labelledby="to-make" className={styles.toMake}>
      <h2 id="to-make">
        {plural(number, { one: '# letter is not written yet', other: '# letters are not written yet' })}
      </h2>
      <p>{t`They are written from what was shared. You can change every word.`}</p>
      <Button
        busy={make.isPending}
        onClick={() => make.mutate({}, { onError: (caught) => tellFailure(caught) })}
      >{t`Write them`}</Button>
    </Card>
  );
}

function Letters({ letters }: { letters: DigestLetter[] }) {
  const { t } = useLingui();
  // Letters whose words somebody is changing just now: they would go out with the old ones.
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set());
  const drafts = letters.filter(({ state }) => state === 'draft');
  const isChanging = drafts.some(({ id }) => edited.has(id));
  const done = letters.filter(({ state }) => state !== 'draft');
  const hasPaper = letters.some(({ state, readers }) => state === 'sent' && readers.some(({ by }) => by !== 'email'));
  return (
    <>
      {drafts.length > 0 && (
        <section aria-labelledby="to-look-at" className={styles.part}>
          <h2 id="to-look-at">{t`To look at`}</h2>
          <ul className={styles.list}>
            {drafts.map((letter) => (
              <LetterCard
                key={letter.id}
                letter={letter}
                isEdited={edited.has(letter.id)}
                onEdit={(isEdited) => setEdited((others) => withOrWithout(others, letter.id, isEdited))}
              />
            ))}
          </ul>
          <div role="status">{isChanging && <p>{t`Keep or cancel the words you are changing, then send.`}</p>}</div>
          {!isChanging && <SendAll drafts={drafts} />}
        </section>
      )}
      {done.length > 0 && (
        <section aria-labelledby="done" className={styles.part}>
          <div className={styles.head}>
            <h2 id="done">{t`Done this week`}</h2>
            {hasPaper && <PrintPapers />}
          </div>
          <ul className={styles.list}>
            {done.map((letter) => (
              <LetterCard key={letter.id} letter={letter} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function withOrWithout(ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  return new Set(isIn ? [...ids, id] : [...ids].filter((one) => one !== id));
}

/** One tap for all that was looked at: how many go by mail and how many on paper is said before. */
function SendAll({ drafts }: { drafts: DigestLetter[] }) {
  const { t } = useLingui();
  const [isAsked, ask] = useState(false);
  const send = useSendLetters();
  const readers = drafts.flatMap((letter) => letter.readers);
  const mails = readers.filter(({ by }) => by === 'email').length;
  const papers = readers.length - mails;
  const mailed = plural(mails, { one: '# by email', other: '# by email' });
  const printed = plural(papers, { one: '# on paper', other: '# on paper' });
  function sendThem() {
    const letters = drafts.map(({ id: digest_id, version }) => ({ digest_id, version }));
    send.mutate(
      { letters },
      {
        onSuccess: ({ changed }) =>
          showToast(
            changed.length > 0
              ? { kind: 'warning', text: t`Somebody changed a letter meanwhile: look at it once more.` }
              : { kind: 'success', text: t`The letters are on their way.` },
          ),
        onError: (caught) => tellFailure(caught),
        onSettled: () => ask(false),
      },
    );
  }
  return (
    <div className={styles.send}>
      <Button size="large" full onClick={() => ask(true)}>
        {plural(drafts.length, { one: 'Send this letter', other: 'Send these # letters' })}
      </Button>
      <Ask
        isOpen={isAsked}
        title={plural(drafts.length, { one: 'Send the letter?', other: 'Send all # letters?' })}
        confirm={t`Send`}
        busy={send.isPending}
        onConfirm={sendThem}
        onCancel={() => ask(false)}
      >
        {t`${mailed}, ${printed}. What has gone out can’t be taken back.`}
      </Ask>
    </div>
  );
}

function PrintPapers() {
  const { t } = useLingui();
  const paper = usePaper(printDigests);
  return (
    <Button
      variant="soft"
      size="small"
      icon={<PrinterIcon weight="bold" aria-hidden="true" />}
      busy={paper.isPending}
      onClick={() => paper.print({}, () => {})}
    >{t`Print those on paper`}</Button>
  );
}
