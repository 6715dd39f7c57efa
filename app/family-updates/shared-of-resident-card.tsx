import { useLingui } from '@lingui/react/macro';
import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';
import { useId } from 'react';
import type { Resident } from '@heartsease/domain/residents/resident.ts';
import { useMay } from '../session/use-may.ts';
import { Card } from '../ui/card.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import styles from './from-families-card.module.css';
import { useShareWords } from './share-words.ts';
import { useSharedOf } from './sharing.api.ts';

const SHOWN = 4;

/** On a person's page: what their family read lately, and who sent love. Nothing shared: no card. */
export function SharedOfResidentCard({ resident }: { resident: Resident }) {
  return useMay('reports.view') ? <Shared resident={resident} /> : null;
}

function Shared({ resident }: { resident: Resident }) {
  const { t } = useLingui();
  const id = useId();
  const words = useShareWords();
  const { data } = useSharedOf(resident.id);
  const items = (data?.items ?? []).filter(({ withdrawn }) => withdrawn === null);
  if (items.length === 0) return null;
  const love = [...new Set(items.flatMap(({ love_from }) => love_from.map(({ known_as }) => known_as)))];
  const names = words.list(love);
  return (
    <Card as="section" padding="none" aria-labelledby={id}>
      <h2 id={id} className={styles.title}>{t`With the family`}</h2>
      {love.length > 0 && (
        <p className={styles.love}>
          <HeartIcon weight="fill" aria-hidden="true" className={styles.heart} /> {t`Lately love from ${names}`}
        </p>
      )}
      <List>
        {items.slice(0, SHOWN).map((shared) => (
          <ListRow
            key={shared.id}
            title={shared.title}
            under={shared.is_open ? t`Seen by ${shared.seen_by.length}` : t`Not open to the family yet`}
            to={`/manage-report/${shared.report_id}`}
          />
        ))}
      </List>
    </Card>
  );
}
