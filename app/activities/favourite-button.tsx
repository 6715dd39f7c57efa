import { useLingui } from '@lingui/react/macro';
import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';
import type { LibraryActivity } from '@heartsease/domain/activities/library.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useKeepFavourite } from './activities.api.ts';
import styles from './favourite-button.module.css';

/** A heart, full for one's own favourites. */
export function FavouriteButton({ activity }: { activity: Pick<LibraryActivity, 'id' | 'title' | 'is_favourite'> }) {
  const { t } = useLingui();
  const keep = useKeepFavourite();
  const isKept = keep.isPending ? keep.variables.is_favourite : activity.is_favourite;
  return (
    <IconButton
      label={t`Favourite: ${activity.title}`}
      aria-pressed={isKept}
      className={styles.heart}
      icon={<HeartIcon weight={isKept ? 'fill' : 'bold'} aria-hidden="true" />}
      onClick={() => keep.mutate({ activity_id: activity.id, is_favourite: !isKept })}
    />
  );
}
