import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';
import { useId } from 'react';
import { useMay } from '../session/use-may.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Face } from '../ui/face.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import styles from './from-families-card.module.css';
import { useShareWords } from './share-words.ts';
import { useFromFamilies, usePassOn } from './sharing.api.ts';

/** Taste, not inbox: the rest comes up as these are passed on. */
const SHOWN = 4;

/** On Today: love to pass on, words to answer, shares that wait. A day without any has no card. */
export function FromFamiliesCard() {
  return useMay('reports.view') ? <FromFamilies /> : null;
}

function FromFamilies() {
  const { t } = useLingui();
  const id = useId();
  const { data } = useFromFamilies();
  if (!data) return null;
  const { love, comments, waiting } = data;
  if (love.length + comments.length + waiting.length === 0) return null;
  const [first] = waiting;
  return (
    <Card as="section" padding="none" aria-labelledby={id}>
      <h2 id={id} className={styles.title}>{t`From families`}</h2>
      <ul className={styles.love}>
        {love.slice(0, SHOWN).map((one) => (
          <Love key={one.resident.id} love={one} until={data.at} />
        ))}
      </ul>
      <List aria-label={t`Words from families`}>
        {comments.slice(0, SHOWN).map(({ resident, report_id, by, text, written_at }) => (
          <ListRow
            key={`${report_id} ${written_at}`}
            lead={<Face person={resident} size="m" />}
            title={t`${by}, about ${resident.known_as}`}
            under={text}
            to={`/manage-report/${report_id}`}
          />
        ))}
        {first && (
          <ListRow
            lead={<Face person={first.resident} size="m" />}
            title={plural(waiting.length, {
              one: '# moment waits for your approval',
              other: '# moments wait for your approval',
            })}
            under={t`${first.resident.known_as}: ${first.title}`}
            to={`/manage-report/${first.report_id}`}
          />
        )}
      </List>
    </Card>
  );
}

type LoveOf = NonNullable<ReturnType<typeof useFromFamilies>['data']>['love'][number];

function Love({ love: { resident, from }, until }: { love: LoveOf; until: string }) {
  const { t } = useLingui();
  const words = useShareWords();
  const passOn = usePassOn();
  const mayPassOn = useMay('updates.share');
  const name = resident.known_as;
  const names = words.list(from);
  return (
    <li className={styles.one}>
      <Face person={resident} size="m" />
      <span className={styles.words}>
        <HeartIcon weight="fill" aria-hidden="true" className={styles.heart} /> {t`Love for ${name} from ${names}`}
      </span>
      {mayPassOn && (
        <Button
          variant="soft"
          size="small"
          busy={passOn.isPending}
          aria-label={t`I told ${name}`}
          onClick={() => passOn.mutate({ resident_id: resident.id, until })}
        >
          {t`Told`}
        </Button>
      )}
    </li>
  );
}
