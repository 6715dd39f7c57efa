import { useLingui } from '@lingui/react/macro';
import type { SharedPhoto } from '@heartsease/domain/photos/photo.ts';
import { useTimeWords } from '../words/time.ts';
import styles from './album.module.css';
import { usePeopleWords } from './photo-words.ts';

/** What stands beneath a photo that is shared with one's family. */
export function FamilyPhotoWords({ photo }: { photo: SharedPhoto }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const who = usePeopleWords(photo.people, photo.others);
  return (
    <div className={styles.words}>
      {photo.caption !== '' && <p className="serif">{photo.caption}</p>}
      <p>{who}</p>
      <p className="secondary">{words.longDay(photo.taken_on)}</p>
      {photo.covered > 0 && (
        <p className="secondary">{t`A flower covers whoever did not say yes to being seen by other families.`}</p>
      )}
    </div>
  );
}
