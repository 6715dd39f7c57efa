import { useLingui } from '@lingui/react/macro';
import { isSame } from '@heartsease/domain/merge.ts';
import { PhotoBook, bookWordsOf } from '@heartsease/domain/photo-book/photo-book.ts';
import type { BookWords } from '@heartsease/domain/photo-book/photo-book.ts';
import { savePhotoBook } from '@heartsease/domain/photo-book/photo-books.endpoints.ts';
import { useCallForm } from '../api/call-form.ts';
import type { CallForm } from '../api/call-form.ts';
import { BegunNotice } from '../shell/begun-notice.tsx';
import { useChangedMeanwhile } from '../ui/changed-meanwhile.ts';
import { FromDraft } from '../shell/from-draft.tsx';
import { useKeepDraft } from '../shell/kept-draft.ts';
import type { Begun } from '../shell/kept-draft.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useNow } from '../words/now.ts';
import styles from './book-form.module.css';
import { BookChangedCard } from './book-changed-card.tsx';
import { CoverPart } from './cover-part.tsx';
import { PagesPart } from './pages-part.tsx';
import { useRefreshBooks } from './photo-book.api.ts';
import { useShown } from './use-shown.ts';

interface BookFormProps {
  book: PhotoBook;
  onSaved: () => void;
}

export type BookCallForm = CallForm<
  BookWords & { client_id: string; care_home_id: string; resident_id: string; base_version: number }
>;

/** A book as a form. It waits on the device until it is saved. */
export function BookForm({ book, onSaved }: BookFormProps) {
  const key = `photo-book:${book.resident.id}:${book.kind}`;
  const words = bookWordsOf(book);
  return (
    <FromDraft<BookWords> draftKey={key} fresh={{ fields: words, base: words, base_version: book.version }}>
      {(begun, onStartAnew) => (
        <Form book={book} draftKey={key} begun={begun} onStartAnew={onStartAnew} onSaved={onSaved} />
      )}
    </FromDraft>
  );
}

interface FormProps extends BookFormProps {
  draftKey: string;
  begun: Begun<BookWords>;
  onStartAnew: (() => void) | undefined;
}

function Form({ book, draftKey, begun, onStartAnew, onSaved }: FormProps) {
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const refresh = useRefreshBooks();
  const now = useNow();
  const { base, changed, takeIn } = useChangedMeanwhile(begun.base);
  const callForm: BookCallForm = useCallForm(savePhotoBook, {
    defaultValues: {
      ...newWrite(),
      resident_id: book.resident.id,
      base_version: begun.base_version,
      ...begun.fields,
    },
    onDone: async () => {
      await forget();
      await refresh();
      showToast({ kind: 'success', text: t`The book is saved.` });
      onSaved();
    },
    onConflict: (current) => {
      const stands = PhotoBook.parse(current);
      const who = { by: stands.changed_by, at: stands.changed_at ?? now.toISOString() };
      const merged = takeIn(wordsIn(form.getValues()), { fields: bookWordsOf(stands), ...who });
      form.reset({ ...form.getValues(), ...newWrite(), base_version: stands.version, ...merged });
    },
  });
  const { form, submit, isBusy, problems } = callForm;
  const values = form.watch();
  const fields = wordsIn(values);
  const draft = isSame(fields, base) ? null : { fields, base, base_version: values.base_version };
  const { forget } = useKeepDraft(draftKey, draft);
  const shown = useShown(book);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault();
        submit();
      }}
    >
      <ErrorSummary errors={problems} />
      {onStartAnew && changed === null && <BegunNotice onStartAnew={onStartAnew} />}
      {changed !== null && (
        <BookChangedCard changed={changed} shown={shown} onChoose={(field, value) => form.setValue(field, value)} />
      )}
      <CoverPart book={book} words={fields} callForm={callForm} shown={shown} />
      <PagesPart name={book.resident.known_as} pages={fields.pages} callForm={callForm} shown={shown} />
      <div className={styles.save}>
        <Button type="submit" size="large" full busy={isBusy}>{t`Save the book`}</Button>
      </div>
    </form>
  );
}

function wordsIn({ title, subtitle, cover_photo_id, family_may_edit, pages }: BookWords): BookWords {
  return { title, subtitle, cover_photo_id, family_may_edit, pages };
}
