import { useLingui } from '@lingui/react/macro';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { useParams } from 'react-router';
import { titleIn } from '@heartsease/domain/activities/library.ts';
import type { EnjoyedLately } from '@heartsease/domain/insights/insight.ts';
import { printEnjoyedLately } from '@heartsease/domain/insights/insights.endpoints.ts';
import { usePaper } from '../print/print.api.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { useCategoryWord } from '../words/category-word.ts';
import { useEnjoyedWords } from './enjoyed-words.ts';
import styles from './insights-screen.module.css';
import { useEnjoyedLately } from './insights.api.ts';

/** The soft version for family: what was liked, without a number, and never what was not. */
export function EnjoyedLatelyScreen() {
  const { t } = useLingui();
  const { residentId = '' } = useParams();
  const query = useEnjoyedLately(residentId);
  const words = useEnjoyedWords();
  const title = query.data ? words.title(query.data) : t`Enjoyed lately`;
  if (isNothingThere(query.error)) return <NotFoundScreen />;
  return (
    <FullScreen title={title} backTo="/tabs/home" width="narrow">
      <AsyncView
        query={query}
        failedTitle={t`There is a problem opening this page`}
        isEmpty={({ things }) => things.length === 0}
        empty={
          <Empty title={t`Nothing to tell yet`}>
            {t`As soon as there are moments that were enjoyed, they stand here.`}
          </Empty>
        }
      >
        {(enjoyed) => (
          <>
            <Things enjoyed={enjoyed} />
            <MonthOnPaper resident_id={residentId} />
          </>
        )}
      </AsyncView>
    </FullScreen>
  );
}

function Things({ enjoyed }: { enjoyed: EnjoyedLately }) {
  const { t, i18n } = useLingui();
  const { best } = useEnjoyedWords();
  const categoryWord = useCategoryWord();
  const { known_as: name, things, sides } = enjoyed;
  const told = best(enjoyed);
  return (
    <div className={styles.page}>
      <Card as="section" aria-label={t`Enjoyed lately`}>
        <ul className={styles.things}>
          {things.map((thing) => (
            <li key={thing.title} className={styles.thing}>
              <Stamp icon={thing.icon} tint={thing.tint} size="m" />
              <div>
                <b>{titleIn(thing, i18n.locale)}</b>
                <span className={styles.said}>{thing.is_loved ? t`Loved it` : t`Enjoyed it`}</span>
              </div>
            </li>
          ))}
        </ul>
      </Card>
      {told.length > 0 && (
        <Card as="section" tone="duck" aria-label={t`Good to know for a visit`}>
          <div className={styles.first}>
            <h2>{t`Good to know for a visit`}</h2>
            {told.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </Card>
      )}
      <p className={styles.said}>{t`${name}’s last four weeks had: ${sides.map(categoryWord).join(' · ')}.`}</p>
    </div>
  );
}

/** The same page, to keep, to print and to show around. */
function MonthOnPaper({ resident_id }: { resident_id: string }) {
  const { t, i18n } = useLingui();
  const { print, isPending } = usePaper(printEnjoyedLately);
  return (
    <Button
      variant="line"
      full
      busy={isPending}
      icon={<DownloadSimpleIcon weight="bold" aria-hidden="true" />}
      className={styles.paper}
      onClick={() => print({ resident_id, language: i18n.locale.startsWith('cy') ? 'cy' : 'en' }, () => undefined)}
    >
      {t`Save this month as a PDF`}
    </Button>
  );
}
