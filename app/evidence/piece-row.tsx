import { useLingui } from '@lingui/react/macro';
import { FileTextIcon } from '@phosphor-icons/react/dist/csr/FileText';
import type { Piece } from '@heartsease/domain/evidence/evidence.ts';
import { SOURCES } from '@heartsease/domain/evidence/sources.ts';
import { Chip } from '../ui/chip.tsx';
import { Face } from '../ui/face.tsx';
import { ListRow } from '../ui/list-row.tsx';
import { inWords } from '../words/rule-words.ts';
import { useTimeWords } from '../words/time.ts';
import styles from './pieces-screen.module.css';

const PATHS = {
  report: '/manage-report/',
  resident: '/manage-resident/',
  event: '/event-add/',
  risk: '/risk/',
  photo: '/photos?photo=',
  survey: '/surveys/',
} as const;

/** One piece: what it says, about whom, and who recorded it when. It leads to where it was written. */
export function PieceRow({ piece }: { piece: Piece }) {
  const { t } = useLingui();
  const time = useTimeWords();
  const { resident, title, words, by, recorded_at, day, opens, sources, link } = piece;
  const name = resident?.known_as;
  const what = inWords(title);
  const when =
    recorded_at === null ? time.date(day) : `${time.nearDay(time.dayOf(recorded_at))} ${time.time(recorded_at)}`;
  const recorded = by === null ? when : t`${by}, ${when}`;
  const tiedBy = link?.by ?? '';
  return (
    <ListRow
      lead={
        resident === null ? (
          <span className={styles.stamp} aria-hidden="true">
            <FileTextIcon />
          </span>
        ) : (
          <Face person={resident} size="m" />
        )
      }
      title={name === undefined ? what : t`${name}: ${what}`}
      under={
        <>
          {words !== '' && <span className={styles.said}>{inWords(words)}</span>}
          {link && <span className={styles.said}>{t`Chosen by ${tiedBy}: ${link.why}`}</span>}
          <span className={styles.said}>{t`Recorded by ${recorded}`}</span>
          <span className={styles.kinds}>
            {sources.map((source) => (
              <Chip key={source} tone={source === 'by_hand' ? 'plum' : 'plain'}>
                {inWords(SOURCES[source].title)}
              </Chip>
            ))}
          </span>
        </>
      }
      {...(opens !== null && { to: `${PATHS[opens.kind]}${opens.id}` })}
    />
  );
}
