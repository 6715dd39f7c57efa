import { useLingui } from '@lingui/react/macro';
import { Suspense, lazy } from 'react';
import type { OutputOf } from '@heartsease/domain/endpoint.ts';
import type { getPhoto } from '@heartsease/domain/photos/photos.endpoints.ts';
import { useMay } from '../session/use-may.ts';
import { fetchPart } from '../shell/fetch-part.ts';
import { Card } from '../ui/card.tsx';
import { FieldError } from '../ui/field-frame.tsx';
import { TextareaField } from '../ui/field.tsx';
import formStyles from '../ui/form.module.css';
import type { NoticeCallForm } from './notice-form.tsx';
import { useNoticeLabels, useShownToWords } from './notice-words.ts';

/** Most notices have none: what is needed for one comes behind the form. */
const ChoosePhotoCard = lazy(async () => ({
  default: await fetchPart(async () => (await import('../photos/choose-photo-card.tsx')).ChoosePhotoCard),
}));

interface NoticePhotoPartProps {
  callForm: NoticeCallForm;
  /** Of the form that it belongs to: the photo is found again with the words. */
  draftKey: string;
  /** As it stands on the server; undefined while it is on its way. */
  photo: OutputOf<typeof getPhoto> | undefined;
}

/** The photo of a notice, what it shows, and who besides staff may see it. */
export function NoticePhotoPart({ callForm: { form, errorOf }, draftKey, photo }: NoticePhotoPartProps) {
  const { t } = useLingui();
  const labels = useNoticeLabels();
  const shownTo = useShownToWords();
  const mayAdd = useMay('photos.add');
  const photo_id = form.watch('photo_id');
  if (photo_id === null && !mayAdd) return null;
  return (
    <Card>
      <fieldset className={formStyles.part}>
        <legend>{t`A photo`}</legend>
        <p className="secondary">
          {t`Staff see it at once. Families, the lounge and paper show it once it is shared, as everybody in it has agreed. A face that may not be seen is covered where it is marked; without a mark the whole photo is kept back.`}
        </p>
        <FieldError id="photo_id-error" error={errorOf('photo_id')} />
        <Suspense>
          <ChoosePhotoCard
            id="photo_id"
            place={draftKey}
            photo_id={photo_id}
            onChange={(next) => {
              form.setValue('photo_id', next);
              // It told of the one before.
              if (next !== photo_id) form.setValue('photo_alt', '');
              form.clearErrors('photo_id');
            }}
          />
        </Suspense>
        {photo_id !== null && (
          <>
            {photo !== undefined && <p role="status">{shownTo(photo.on_notice, form.watch('audience'))}</p>}
            <TextareaField
              label={labels.photo_alt}
              description={t`Read out to whoever can’t see it. Write the words that stand in it, too.`}
              rows={2}
              error={errorOf('photo_alt')}
              {...form.register('photo_alt')}
            />
          </>
        )}
      </fieldset>
    </Card>
  );
}
