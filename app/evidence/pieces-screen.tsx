import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import type { EvidenceMatrix, EvidenceQuestion } from '@heartsease/domain/evidence/evidence.ts';
import { SOURCES, SourceKind } from '@heartsease/domain/evidence/sources.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { FilterChip } from '../ui/chip.tsx';
import { Empty } from '../ui/empty.tsx';
import { List } from '../ui/list-row.tsx';
import { inWords } from '../words/rule-words.ts';
import { useTimeWords } from '../words/time.ts';
import { askOf, choiceIn, searchOf } from './evidence-address.ts';
import { useEvidence, usePieces } from './evidence.api.ts';
import { PieceRow } from './piece-row.tsx';
import { SourcesPart } from './sources-part.tsx';
import styles from './pieces-screen.module.css';

/** What a question's number was made of: by source, and piece by piece with who recorded it and when. */
export function PiecesScreen() {
  const { t } = useLingui();
  const time = useTimeWords();
  const [address] = useSearchParams();
  // A key has a full stop in it, which at the end of a path would be a file.
  const key = address.get('question');
  const choice = choiceIn(address);
  const query = useEvidence(askOf(choice, time.today));
  const find = ({ questions }: EvidenceMatrix) => questions.find((question) => question.key === key);
  const question = query.data && find(query.data);
  const period = query.data?.period;
  return (
    <FullScreen
      title={question ? inWords(question.title) : t`What it is made of`}
      under={question && period && `${inWords(question.about)} · ${time.span(period.from, period.to)}`}
      backTo={`/tabs/evidence${searchOf(choice)}`}
    >
      <AsyncView
        query={query}
        failedTitle={t`There is a problem opening this`}
        isEmpty={(evidence) => find(evidence) === undefined}
        empty={<Empty title={t`This framework does not ask that`} />}
      >
        {() => question && <OneQuestion key={question.key} question={question} />}
      </AsyncView>
    </FullScreen>
  );
}

function OneQuestion({ question }: { question: EvidenceQuestion }) {
  const { t, i18n } = useLingui();
  const time = useTimeWords();
  const [address, setAddress] = useSearchParams();
  const source = SourceKind.safeParse(address.get('source')).data;
  const page = Math.max(1, Math.floor(Number(address.get('page') ?? 1)) || 1);
  const ask = askOf(choiceIn(address), time.today);
  const query = usePieces({ ...ask, question: question.key, page, ...(source !== undefined && { source }) });
  const recorded = question.sources.filter(({ state }) => state === 'recorded');

  function go(next: { source?: SourceKind | null; page?: number }) {
    const to = new URLSearchParams(window.location.search);
    if (next.source !== undefined) to.delete('page');
    if (next.source === null) to.delete('source');
    else if (next.source !== undefined) to.set('source', next.source);
    if (next.page !== undefined) to.set('page', String(next.page));
    setAddress(to, { replace: true, preventScrollReset: next.page === undefined });
  }

  return (
    <>
      <SourcesPart question={question} />
      {(recorded.length > 1 || source !== undefined) && (
        <div className={styles.filters} role="group" aria-label={t`Show`}>
          <FilterChip isOn={source === undefined} onChange={() => go({ source: null })}>
            {t`All`} {i18n.number(question.pieces)}
          </FilterChip>
          {recorded.map(({ source: one, count }) => (
            <FilterChip key={one} isOn={source === one} onChange={(isOn) => go({ source: isOn ? one : null })}>
              {inWords(SOURCES[one].title)} {i18n.number(count ?? 0)}
            </FilterChip>
          ))}
        </div>
      )}
      <AsyncView
        query={query}
        failedTitle={t`There is a problem opening this`}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Empty title={t`Nothing was recorded in these days`}>
            <p>{t`What your team records will stand here by itself.`}</p>
          </Empty>
        }
      >
        {({ items, pages }) => (
          <>
            <Card padding="none">
              <List aria-label={t`What it is made of`}>
                {items.map((piece) => (
                  <PieceRow key={piece.id + (piece.link?.id ?? '')} piece={piece} />
                ))}
              </List>
            </Card>
            {pages > 1 && (
              <nav className={styles.pages} aria-label={t`Pages`}>
                {page > 1 && <Button variant="line" onClick={() => go({ page: page - 1 })}>{t`Newer`}</Button>}
                <span className="secondary">{t`Page ${page} of ${pages}`}</span>
                {page < pages && <Button variant="line" onClick={() => go({ page: page + 1 })}>{t`Older`}</Button>}
              </nav>
            )}
          </>
        )}
      </AsyncView>
    </>
  );
}
