import { useLingui } from '@lingui/react/macro';
import type { CardVersion } from '@heartsease/domain/about-me/about-me.ts';
import type { Heading } from '@heartsease/domain/about-me/heading.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Face } from '../ui/face.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useTimeWords } from '../words/time.ts';
import { useHeadingWords } from './about-me-words.ts';
import { useCardHistory } from './about-me.api.ts';
import styles from './sheet-form.module.css';

type HistorySheetProps = { resident: ResidentFace; heading: Heading; onClose: () => void };

/** Every version of a card, the newest first. Nothing that was ever said is lost. */
export function HistorySheet({ resident, heading, onClose }: HistorySheetProps) {
  const { t } = useLingui();
  const { title } = useHeadingWords()[heading];
  const query = useCardHistory(resident.id, heading);
  return (
    <Sheet isOpen onClose={onClose} side="end" title={t`History`} description={title}>
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={3} />}
        failedTitle={t`There is a problem opening the history`}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="secondary">{t`Nobody has written this card yet.`}</p>}
      >
        {({ items }) => (
          <ol className={styles.versions}>
            {items.map((version) => (
              <Version key={version.version} version={version} />
            ))}
          </ol>
        )}
      </AsyncView>
    </Sheet>
  );
}

function Version({ version }: { version: CardVersion }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const { by, suggestion } = version;
  const name = by?.known_as ?? t`Somebody`;
  const day = words.shortDay(words.dayOf(version.at));
  const origin = suggestion?.suggested_by_name ?? '';
  return (
    <li className={styles.version}>
      <div className={styles.by}>
        {by && <Face person={by} size="s" />}
        <span>
          <b>{whatHappened()}</b>
          <span className="secondary"> {t`${day}, ${words.time(version.at)}`}</span>
        </span>
      </div>
      {version.kind === 'confirmed' ? null : <p className={styles.text}>{version.text || t`The card was emptied.`}</p>}
      {suggestion && (
        <p className={styles.quote}>
          {suggestion.relationship === ''
            ? t`Proposed by ${origin}: ${suggestion.text}`
            : t`Proposed by ${origin} (${suggestion.relationship}): ${suggestion.text}`}
        </p>
      )}
    </li>
  );

  function whatHappened(): string {
    if (version.kind === 'confirmed') return t`${name} said that it is still true`;
    return version.kind === 'suggested' ? t`${name} accepted a suggestion` : t`${name} wrote`;
  }
}
