import { useLingui } from '@lingui/react/macro';
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image';
import { useState } from 'react';
import type { BookWords, PhotoBook } from '@heartsease/domain/photo-book/photo-book.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Switch } from '../ui/switch.tsx';
import type { BookCallForm } from './book-form.tsx';
import styles from './book-form.module.css';
import { CoverPage } from './book-page.tsx';
import { useBookTitle } from './book-words.ts';
import { ChoosePhotos } from './choose-photos.tsx';
import type { Shown } from './use-shown.ts';
import { WhenShown } from './when-shown.tsx';

interface CoverPartProps {
  book: PhotoBook;
  words: BookWords;
  callForm: BookCallForm;
  shown: Shown;
}

/** The cover: its words, its photo, and who may change the book. */
export function CoverPart({ book, words, callForm: { form, errorOf }, shown }: CoverPartProps) {
  const { t } = useLingui();
  const [isChoosing, choose] = useState(false);
  const { title, subtitle, cover_photo_id, family_may_edit } = words;
  const byItself = useBookTitle({ ...book, title: '' });
  const cover = shown.photoOf(cover_photo_id);
  return (
    <Card as="section" aria-label={t`Cover`} className={styles.cover}>
      <CoverPage book={{ ...book, title, subtitle, cover }} onBroken={shown.askAgain} />
      <div className={styles.fields}>
        <Field
          label={t`Title`}
          optional
          description={t`Without one it is called “${byItself}”.`}
          error={errorOf('title')}
          {...form.register('title')}
        />
        <Field label={t`Line below it`} optional error={errorOf('subtitle')} {...form.register('subtitle')} />
        <Button
          variant="line"
          icon={<ImageIcon weight="bold" aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => choose(true)}
        >
          {cover === null ? t`Choose a photo` : t`Choose another photo`}
        </Button>
        {book.may_lead && (
          <Switch
            label={t`Family may change it too`}
            description={t`Family and representatives; friends read it.`}
            isOn={family_may_edit}
            onChange={(isOn) => form.setValue('family_may_edit', isOn)}
          />
        )}
      </div>
      {isChoosing && (
        <Sheet isOpen onClose={() => choose(false)} title={t`Photo of the cover`}>
          <WhenShown shown={shown}>
            <ChoosePhotos
              name={book.resident.known_as}
              shown={shown}
              chosen={cover_photo_id === null ? [] : [cover_photo_id]}
              onPress={(id) => {
                form.setValue('cover_photo_id', id === cover_photo_id ? null : id);
                choose(false);
              }}
            />
          </WhenShown>
        </Sheet>
      )}
    </Card>
  );
}
