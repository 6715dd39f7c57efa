import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ChatTeardropTextIcon } from '@phosphor-icons/react/dist/csr/ChatTeardropText';
import { CloudArrowUpIcon } from '@phosphor-icons/react/dist/csr/CloudArrowUp';
import { HouseIcon } from '@phosphor-icons/react/dist/csr/House';
import { ListPlusIcon } from '@phosphor-icons/react/dist/csr/ListPlus';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { Suspense, lazy, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { isInReport, responseOf, tally } from '@heartsease/domain/reports/log-draft.ts';
import type { LogDraft } from '@heartsease/domain/reports/log-draft.ts';
import { fetchPart } from '../shell/fetch-part.ts';
import { useTitle } from '../shell/title.tsx';
import { Bouquet } from '../ui/bouquet.tsx';
import { useMay } from '../session/use-may.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { Face } from '../ui/face.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useResponseWord } from '../ui/response-face.tsx';
import { useBack } from './back.ts';
import type { JustSaved } from './just-saved.ts';
import { namesOf } from './person-names.ts';
import { PhotoOfUnsent } from './photo-of-unsent.tsx';
import { OverlapNotices } from './overlap-notices.tsx';
import styles from './saved-screen.module.css';
import { SavedWordsSheet } from './saved-words-sheet.tsx';
import { useFateOf } from './fate.ts';
import { useFocusIfLost } from './focus-first.ts';
import type { Fate } from './fate.ts';
import { useSavedHeading, useThanks, useTogetherWith } from './thanks.ts';
import { UndoBar } from './undo-bar.tsx';

/** A photo goes with the report, so once that has arrived. */
const ShareReportCard = lazy(async () => ({
  default: await fetchPart(async () => (await import('../family-updates/share-report-card.tsx')).ShareReportCard),
}));
const PhotosCard = lazy(async () => ({
  default: await fetchPart(async () => (await import('../photos/photos-card.tsx')).PhotosOfReportCard),
}));

/** What is seen after a log was saved: the bouquet, thanks, and the way back for ten seconds. */
export function SavedScreen({ just }: { just: JustSaved }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const back = useBack();
  const { saved } = just;
  const [wordsFor, openWords] = useState<string | null | undefined>(undefined);
  const [told, tell] = useState<ReadonlyMap<string, string>>(new Map());
  const screen = useFocusIfLost<HTMLElement>();
  const fate = useFateOf(saved.client_id);
  const heading = useSavedHeading(saved);
  const tellsMore = useMay('reports.full');
  const thanks = useThanks(just);
  const together = useTogetherWith(fate.state === 'sent' ? fate.report : null, saved);
  useTitle({ name: msg`Saved` });
  const came = saved.people.filter((person) => isInReport(saved, person) && responseOf(saved, person) !== 'not_today');

  return (
    <>
      <main ref={screen} className={styles.screen} tabIndex={-1}>
        <header className={styles.head}>
          <IconButton label={t`Close`} icon={<XIcon weight="bold" aria-hidden="true" />} onClick={back} />
          <FateChip fate={fate} />
        </header>
        <div className={styles.middle}>
          {came.length > 0 && <Bouquet responses={came.map((person) => responseOf(saved, person))} />}
          <h1 className={styles.heading}>{heading}</h1>
          {[together, ...thanks].filter(Boolean).map((sentence) => (
            <p key={sentence} className={styles.thanks}>
              {sentence}
            </p>
          ))}
        </div>
        {fate.state === 'sent' && fate.report !== null && <OverlapNotices overlaps={fate.report.overlaps} />}
        <Card className={styles.who} as="section" aria-labelledby="who-was-in-it">
          <h2 id="who-was-in-it">{t`Who was in it`}</h2>
          <WhoWasInIt saved={saved} onOpen={openWords} />
          <Button
            variant="soft"
            icon={<ChatTeardropTextIcon weight="bold" aria-hidden="true" />}
            onClick={() => openWords(null)}
          >
            {t`Say a few words`}
          </Button>
          {tellsMore && fate.state === 'sent' && fate.report?.can_change === true && (
            <ButtonLink
              variant="quiet"
              to={`/manage-report/${fate.report.id}?change&more`}
              icon={<ListPlusIcon weight="bold" aria-hidden="true" />}
            >
              {t`Add more`}
            </ButtonLink>
          )}
        </Card>
        {fate.state === 'sent' && fate.report !== null && (
          <Suspense>
            <ShareReportCard report_id={fate.report.id} />
          </Suspense>
        )}
        {fate.state === 'sent' && fate.report !== null && (
          <Suspense>
            <PhotosCard report={fate.report} />
          </Suspense>
        )}
        {fate.state === 'waiting' && (
          <PhotoOfUnsent
            report_client_id={saved.client_id}
            likely={saved.people
              .filter((person) => isInReport(saved, person))
              .map(({ resident: { id, known_as } }) => ({ id, known_as }))}
          />
        )}
        <div className={styles.on}>
          <Button
            size="large"
            icon={<HouseIcon weight="bold" aria-hidden="true" />}
            onClick={() => void navigate('/tabs/today', { replace: true })}
          >
            {t`Back to Today`}
          </Button>
          {fate.state === 'sent' && fate.report !== null && (
            <Link to={`/manage-report/${fate.report.id}`} replace className="link">
              {t`See the report`}
            </Link>
          )}
          <p className={styles.later}>{t`You can take it back from the report for 24 hours.`}</p>
        </div>
        <UndoBar saved={saved} />
      </main>
      {wordsFor !== undefined && (
        <SavedWordsSheet
          saved={saved}
          report={fate.state === 'sent' ? fate.report : null}
          about={wordsFor}
          told={told}
          onTold={(who, note, report) => {
            tell(new Map([...told, [who, note]]));
            if (report !== null) fate.keep(report);
          }}
          onClosed={() => openWords(undefined)}
        />
      )}
    </>
  );
}

function FateChip({ fate }: { fate: Fate }) {
  const { t } = useLingui();
  return (
    <div role="status">
      {fate.state === 'waiting' && (
        <Chip tone="duck" icon={<CloudArrowUpIcon weight="bold" aria-hidden="true" />}>
          {t`Saved on this phone, will be sent`}
        </Chip>
      )}
      {fate.state === 'parked' && (
        <Link to="/outbox" className="link">
          {t`Not sent yet: needs a look`}
        </Link>
      )}
    </div>
  );
}

function WhoWasInIt({ saved, onOpen }: { saved: LogDraft; onOpen: (resident_id: string) => void }) {
  const { t } = useLingui();
  const wordFor = useResponseWord();
  const people = saved.people.filter((person) => isInReport(saved, person));
  const names = namesOf(people.map(({ resident }) => resident));
  return (
    <ul className={styles.faces} data-few={tally(saved).came < 4 ? '' : undefined}>
      {people.map((person) => {
        const response = responseOf(saved, person);
        const name = names.get(person.resident.id) ?? person.resident.known_as;
        const word = response === null ? t`no answer yet` : wordFor(response);
        return (
          <li key={person.resident.id}>
            <button type="button" className={styles.face} onClick={() => onOpen(person.resident.id)}>
              <span aria-hidden="true">
                <Face person={person.resident} badge={response} muted={response === 'not_today'} />
              </span>
              <span>{name}</span>
              <span className="visually-hidden">{t`${word}. Say a few words`}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
