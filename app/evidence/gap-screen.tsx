import { useLingui } from '@lingui/react/macro';
import { SealWarningIcon } from '@phosphor-icons/react/dist/csr/SealWarning';
import { useParams, useSearchParams } from 'react-router';
import { GAPS, GapKey } from '@heartsease/domain/evidence/gaps.ts';
import type { Gap, GapItem } from '@heartsease/domain/evidence/gaps.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { Face } from '../ui/face.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { inWords } from '../words/rule-words.ts';
import { useTimeWords } from '../words/time.ts';
import { askOf, choiceIn, searchOf } from './evidence-address.ts';
import { useDoerWord, useGapItemWord } from './evidence-words.ts';
import { useGaps } from './evidence.api.ts';
import { useGapPath } from './gap-path.ts';
import styles from './gap-screen.module.css';

/** One gap: what is missing, what to do, who does it, and about whom. */
export function GapScreen() {
  const { gap } = useParams();
  const key = GapKey.safeParse(gap).data;
  return key === undefined ? <NotFoundScreen /> : <OneGap gapKey={key} />;
}

function OneGap({ gapKey }: { gapKey: GapKey }) {
  const { t } = useLingui();
  const time = useTimeWords();
  const doerWord = useDoerWord();
  const [address] = useSearchParams();
  const choice = choiceIn(address);
  const query = useGaps(askOf(choice, time.today));
  const { short, title, todo, doer } = GAPS[gapKey];
  const find = (gaps: Gap[]) => gaps.find(({ key }) => key === gapKey);
  return (
    <FullScreen title={inWords(short)} under={inWords(title)} backTo={`/tabs/evidence${searchOf(choice)}`}>
      <Card tone="mustard">
        <h2>{t`What to do`}</h2>
        <p>{inWords(todo)}</p>
        <p className={styles.doer}>
          <b>{t`Who:`}</b> {doerWord(doer)}
        </p>
      </Card>
      <AsyncView
        query={query}
        failedTitle={t`There is a problem opening this`}
        isEmpty={({ items }) => find(items) === undefined}
        empty={
          <Empty title={t`Nothing is missing here`}>
            <p>{t`Somebody has seen to it. Well done.`}</p>
          </Empty>
        }
      >
        {({ items }) => {
          const found = find(items);
          if (found === undefined) return null;
          return (
            <Card padding="none">
              <List aria-label={inWords(title)}>
                {found.items.map((item) => (
                  <GapRow key={item.id} gap={found} item={item} />
                ))}
              </List>
            </Card>
          );
        }}
      </AsyncView>
    </FullScreen>
  );
}

function GapRow({ gap, item }: { gap: Gap; item: GapItem }) {
  const { t } = useLingui();
  const wordFor = useGapItemWord();
  const path = useGapPath()(gap, item);
  const { resident, title, key_worker } = item;
  const word = wordFor(gap.key, item);
  const byName = gap.doer === 'key_worker' && key_worker !== null ? t`${word} · ${key_worker} knows them best` : word;
  return (
    <ListRow
      lead={
        resident === null ? (
          <span className={styles.stamp} aria-hidden="true">
            <SealWarningIcon />
          </span>
        ) : (
          <Face person={resident} size="m" />
        )
      }
      title={resident?.known_as ?? title}
      under={byName}
      {...(path !== null && { to: path })}
    />
  );
}
