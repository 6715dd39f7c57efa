import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { Suspense, lazy, useState } from 'react';
import { Link } from 'react-router';
import { removePhoto, withdrawPhoto } from '@heartsease/domain/photos/photos.endpoints.ts';
import type { StaffPhoto } from '@heartsease/domain/photos/photo.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { useMay } from '../session/use-may.ts';
import { fetchPart } from '../shell/fetch-part.ts';
import { Ask } from '../ui/ask.tsx';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import { withEvidenceWords } from '../words/with-evidence-words.ts';
import styles from './album.module.css';
import { PhotoSheet } from './photo-sheet.tsx';
import { usePeopleWords } from './photo-words.ts';
import { usePhotoWrite, useSeenBy } from './photos.api.ts';

const UseAsEvidenceCard = lazy(async () => ({
  default: await fetchPart(() =>
    withEvidenceWords(async () => (await import('../evidence/use-as-evidence-card.tsx')).UseAsEvidenceCard),
  ),
}));

type Asked = 'nothing' | 'withdraw' | 'remove' | 'edit';

/** Beneath a photo, for staff: when, who, what families see, and what can be done. */
export function StaffPhotoWords({ photo, onGone }: { photo: StaffPhoto; onGone: () => void }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const who = usePeopleWords(photo.people);
  const mayEdit = useMay('photos.add');
  const takeBack = usePhotoWrite(withdrawPhoto);
  const remove = usePhotoWrite(removePhoto);
  const [asked, ask] = useState<Asked>('nothing');

  async function doIt(work: () => Promise<unknown>, done: string) {
    try {
      await work();
      showToast({ kind: 'success', text: done });
    } catch (caught) {
      tellFailure(caught);
    }
    ask('nothing');
  }

  const { id: photo_id } = photo;
  return (
    <>
      <div className={styles.words}>
        {photo.caption !== '' && <p className="serif">{photo.caption}</p>}
        <p>{who === '' ? t`Nobody is named yet` : who}</p>
        <p className="secondary">
          {[words.longDay(photo.taken_on), photo.brought_by !== null && t`Added by ${photo.brought_by}`]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Sharing photo={photo} />
        {photo.sharing !== 'not_shared' && <SeenBy photo_id={photo_id} />}
      </div>
      <div className={styles.buttons}>
        {mayEdit && (
          <Button
            variant="soft"
            icon={<PencilSimpleIcon weight="bold" aria-hidden="true" />}
            onClick={() => ask('edit')}
          >
            {photo.is_tagging_complete ? t`Who, what, and sharing` : t`Say who is in it`}
          </Button>
        )}
        {photo.sharing === 'shared' && (
          <Button
            variant="line"
            icon={<ArrowUUpLeftIcon weight="bold" aria-hidden="true" />}
            onClick={() => ask('withdraw')}
          >
            {t`Take back from families`}
          </Button>
        )}
        {photo.report_id !== null && (
          <Link className="link" to={`/manage-report/${photo.report_id}`}>
            {t`See the report`}
          </Link>
        )}
        {photo.may_remove && (
          <Button variant="quiet" icon={<TrashIcon weight="bold" aria-hidden="true" />} onClick={() => ask('remove')}>
            {t`Remove`}
          </Button>
        )}
      </div>
      {photo.sharing === 'shared' && (
        <Suspense>
          <UseAsEvidenceCard key={photo_id} of={{ kind: 'photo', id: photo_id }} />
        </Suspense>
      )}
      {asked === 'edit' && <PhotoSheet photo_id={photo_id} likely={[]} onClose={() => ask('nothing')} />}
      <Ask
        isOpen={asked === 'withdraw'}
        title={t`Take this photo back from families?`}
        confirm={t`Take back`}
        cancel={t`Keep it shared`}
        busy={takeBack.isPending}
        onCancel={() => ask('nothing')}
        onConfirm={() =>
          void doIt(
            async () => await takeBack.mutateAsync({ photo_id }),
            t`Taken back. Families don’t see it any more.`,
          )
        }
      >
        {t`Nobody in a family sees it from now on. Who had seen it stays written here.`}
      </Ask>
      <Ask
        isOpen={asked === 'remove'}
        title={t`Remove this photo?`}
        confirm={t`Remove`}
        cancel={t`Keep it`}
        kind="danger"
        busy={remove.isPending}
        onCancel={() => ask('nothing')}
        onConfirm={() =>
          void doIt(
            async () => {
              await remove.mutateAsync({ photo_id });
              onGone();
            },
            t`The photo is gone.`,
          )
        }
      >
        {t`It is gone for good, for families and for the home.`}
      </Ask>
    </>
  );
}

function Sharing({ photo: { sharing, is_tagging_complete } }: { photo: StaffPhoto }) {
  const { t } = useLingui();
  const tone = sharing === 'shared' ? 'good' : 'plain';
  const words =
    sharing === 'shared'
      ? t`Shared with family`
      : sharing === 'withdrawn'
        ? t`Taken back from families`
        : is_tagging_complete
          ? t`Only the home sees it`
          : t`Only the home sees it until everybody is named`;
  return <Chip tone={tone}>{words}</Chip>;
}

/** For whoever takes it back: which relatives had it on their screen. */
function SeenBy({ photo_id }: { photo_id: string }) {
  const { t } = useLingui();
  const { data } = useSeenBy(photo_id);
  const seen = data?.seen_by ?? [];
  if (seen.length === 0) return <p className="secondary">{t`No relative has seen it yet`}</p>;
  const names = seen.map(({ name }) => name).join(', ');
  const count = plural(seen.length, { one: 'Seen by # relative', other: 'Seen by # relatives' });
  return <p className="secondary">{t`${count}: ${names}`}</p>;
}
