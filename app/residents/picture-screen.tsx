import { useLingui } from '@lingui/react/macro';
import { CameraIcon } from '@phosphor-icons/react/dist/csr/Camera';
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image';
import { useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import { useParams } from 'react-router';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import { setFace } from '@heartsease/domain/residents/profile.endpoints.ts';
import type { Profile } from '@heartsease/domain/residents/profile.ts';
import { failureOf } from '../api/failure.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { useGoBack } from '../shell/go-back.ts';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { pictureAsText } from '../ui/canvas-text.ts';
import { Card } from '../ui/card.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast-store.ts';
import styles from './picture-screen.module.css';
import { PortraitPicker } from './portrait-picker.tsx';
import { useResidentProfile, useResidentWrite } from './profile.api.ts';
import { drawSquare } from './square-picture.ts';

/** How somebody is shown: a photo, a drawing that they chose, or their initials. */
export function PictureScreen() {
  const { t } = useLingui();
  const { residentId = '' } = useParams();
  const query = useResidentProfile(residentId);
  const name = query.data?.known_as;
  if (isNothingThere(query.error)) return <NotFoundScreen />;
  return (
    <FullScreen
      title={name === undefined ? t`Picture` : t`${name}’s picture`}
      backTo={`/manage-resident/${residentId}`}
      width="narrow"
    >
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={4} />}
        failedTitle={t`There is a problem opening the profile`}
      >
        {(profile) => <Choices profile={profile} />}
      </AsyncView>
    </FullScreen>
  );
}

function Choices({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const write = useResidentWrite(setFace);
  const goBack = useGoBack(`/manage-resident/${profile.id}`);
  const [refused, refuse] = useState<string | null>(null);
  const { known_as: name, face } = profile;
  const hasPicture = face.portrait !== null || Boolean(face.photo_url);

  async function save(chosen: InputOf<typeof setFace>['face']) {
    refuse(null);
    try {
      await write.mutateAsync({ ...newWrite(), resident_id: profile.id, face: chosen });
      showToast({ kind: 'success', text: t`${name} has a new picture.` });
      goBack();
    } catch (caught) {
      const failure = failureOf(caught);
      if (failure === undefined) throw caught;
      if (failure.kind === 'refused_input') refuse(failure.message ?? t`This picture can’t be used.`);
    }
  }

  return (
    <div className={styles.screen}>
      <Card as="section" aria-label={t`Photo`}>
        <div className={styles.part}>
          <h2>{t`Photo`}</h2>
          {face.photo_wish === 'declines' ? (
            <p>{t`${name} said no to photos. A drawing shows them instead.`}</p>
          ) : (
            <Photo isBusy={write.isPending} refused={refused} onRefused={refuse} onSave={save} />
          )}
        </div>
      </Card>
      <Card as="section" aria-label={t`Drawing`}>
        <div className={styles.part}>
          <h2>{t`Drawing`}</h2>
          <p>{t`Choose it together. Nobody is guessed.`}</p>
          <PortraitPicker profile={profile} isBusy={write.isPending} onSave={save} />
        </div>
      </Card>
      {hasPicture && (
        <Button variant="quiet" full busy={write.isPending} onClick={() => void save({ kind: 'initials' })}>
          {t`Show just the initials`}
        </Button>
      )}
    </div>
  );
}

interface PhotoProps {
  isBusy: boolean;
  refused: string | null;
  onRefused: (message: string | null) => void;
  onSave: (face: InputOf<typeof setFace>['face']) => Promise<void>;
}

/** From the camera or from a file; made small on this device before it goes anywhere. */
function Photo({ isBusy, refused, onRefused, onSave }: PhotoProps) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [isDrawn, setDrawn] = useState(false);

  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0];
    if (chosen === undefined || canvas.current === null) return;
    onRefused(null);
    try {
      await drawSquare(chosen, canvas.current);
      setDrawn(true);
    } catch {
      setDrawn(false);
      onRefused(t`This device can’t read that picture. Try another one.`);
    }
    // The same file again is a new choice.
    target.value = '';
  }

  async function save() {
    if (canvas.current !== null) await onSave({ kind: 'photo', image: await pictureAsText(canvas.current) });
  }

  return (
    <>
      <canvas ref={canvas} className={styles.canvas} hidden={!isDrawn} role="img" aria-label={t`The new photo`} />
      {refused !== null && <p role="alert">{refused}</p>}
      <div className={styles.ways}>
        {isDrawn && (
          <Button busy={isBusy} onClick={() => void save()}>
            {t`Use this photo`}
          </Button>
        )}
        <Button
          variant={isDrawn ? 'line' : 'soft'}
          icon={<CameraIcon weight="bold" aria-hidden="true" />}
          onClick={() => camera.current?.click()}
        >
          {t`Take a photo`}
        </Button>
        <Button
          variant="line"
          icon={<ImageIcon weight="bold" aria-hidden="true" />}
          onClick={() => file.current?.click()}
        >
          {t`Choose a picture`}
        </Button>
      </div>
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={(event) => void take(event)}
      />
      <input ref={file} type="file" accept="image/*" hidden onChange={(event) => void take(event)} />
      <p className="caption">{t`Only staff see it. Where it was taken is not kept.`}</p>
    </>
  );
}
