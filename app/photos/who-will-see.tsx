import { useLingui } from '@lingui/react/macro';
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/csr/EyeSlash';
import { FlowerIcon } from '@phosphor-icons/react/dist/csr/Flower';
import type { OutputOf } from '@heartsease/domain/endpoint.ts';
import type { previewPhoto } from '@heartsease/domain/photos/photos.endpoints.ts';
import type { Subject } from '@heartsease/domain/photos/photo.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { usePreview } from './photos.api.ts';
import styles from './photo-sheet.module.css';

type Line = OutputOf<typeof previewPhoto>['items'][number];

/** Before anything is shared: who will see it, and whose face is covered for them. */
export function WhoWillSee({ photo_id, subjects }: { photo_id: string; subjects: Subject[] }) {
  const { t } = useLingui();
  const query = usePreview(photo_id, subjects);
  return (
    <section className={styles.seen} aria-labelledby="who-will-see">
      <h3 id="who-will-see">{t`Who will see this`}</h3>
      {subjects.length === 0 ? (
        <p className="secondary">{t`Nobody yet: it shows nobody’s person.`}</p>
      ) : (
        <AsyncView query={query} failedTitle={t`There is a problem telling who would see it`}>
          {({ items }) =>
            items.length === 0 ? (
              <p className="secondary">{t`Nobody: none of them has family here on the app.`}</p>
            ) : (
              <ul>
                {items.map((line) => (
                  <li key={`${line.name} ${line.of.join(' ')}`} className={styles.line}>
                    <SeenIcon line={line} />
                    <span>
                      <b>{line.name}</b> <SeenWords line={line} />
                    </span>
                  </li>
                ))}
              </ul>
            )
          }
        </AsyncView>
      )}
    </section>
  );
}

function SeenIcon({ line: { is_shown, covered } }: { line: Line }) {
  if (!is_shown) return <EyeSlashIcon weight="bold" aria-hidden="true" />;
  return covered.length > 0 ? (
    <FlowerIcon weight="bold" aria-hidden="true" />
  ) : (
    <EyeIcon weight="bold" aria-hidden="true" />
  );
}

function SeenWords({ line }: { line: Line }) {
  const { t } = useLingui();
  const [covered, because] = [line.covered.join(', '), line.because_of.join(', ')];
  if (line.is_shown && covered === '') return <span className="secondary">{t`sees it`}</span>;
  if (line.is_shown) return <span className="secondary">{t`sees it, with ${covered} softly covered`}</span>;
  if (line.why === 'own_said_no')
    return <span className="secondary">{t`does not: no yes of ${because} to family`}</span>;
  return <span className="secondary">{t`does not: mark ${because}’s face to cover it`}</span>;
}
