import { useLingui } from '@lingui/react/macro';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { titleIn } from '@heartsease/domain/activities/library.ts';
import { saveBookPage } from '@heartsease/domain/family-organisation/family-book.endpoints.ts';
import {
  FamilyBookPage,
  MOST_WORDS_ON_PAGE,
  familyPageWordsOf,
} from '@heartsease/domain/family-organisation/family-book.ts';
import type { FamilyPageWords } from '@heartsease/domain/family-organisation/family-book.ts';
import { useCallForm } from '../api/call-form.ts';
import { sendQueued } from '../api/use-queued-write.ts';
import { OnePhoto } from '../photos/one-photo-card.tsx';
import { BegunNotice } from '../shell/begun-notice.tsx';
import { useFormDraft } from '../shell/form-draft.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { Ask } from '../ui/ask.tsx';
import { Button } from '../ui/button.tsx';
import { ChangedCard } from '../ui/changed-card.tsx';
import { useChangedMeanwhile } from '../ui/changed-meanwhile.ts';
import { Field, TextareaField } from '../ui/field.tsx';
import { useFocusProblem } from '../ui/focus-problem.ts';
import { Sheet } from '../ui/sheet.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useSaidValue } from '../words/said-value.ts';
import { useTimeWords } from '../words/time.ts';
import styles from './book-form.module.css';
import { useRefreshFamilyBook, useRemovePage } from './family-book.api.ts';

/** What is kept of a page that was begun; of a new one its id too, so that it is there once. */
const FIELDS = ['day', 'words', 'photo_ids', 'book_page_id'] as const;

/** What they did, as a page names it. */
export type IdeaOfPage = NonNullable<FamilyBookPage['idea']>;

interface FamilyPageSheetProps {
  /** The one that is changed; null for a new one. */
  page: FamilyBookPage | null;
  /** Of a new one: what they did, if it was an idea. */
  idea: IdeaOfPage | null;
  /** Of a new one: when; today unless told otherwise. */
  day?: string;
  onClose: () => void;
}

/** A page: a photo, a line, or both, of a day. It waits on the device until it can go. */
export function FamilyPageSheet({ page, idea, day, onClose }: FamilyPageSheetProps) {
  const { t, i18n } = useLingui();
  const time = useTimeWords();
  const newWrite = useNewWrite();
  const refresh = useRefreshFamilyBook();
  const [stands, setStands] = useState(page);
  const fresh: FamilyPageWords =
    page === null
      ? { day: day ?? time.today, activity_id: idea?.activity_id ?? null, words: '', photo_ids: [] }
      : familyPageWordsOf(page);
  const { changed, takeIn } = useChangedMeanwhile(fresh);
  const { form, submit, isBusy, problems, errorOf } = useCallForm(saveBookPage, {
    defaultValues: { ...newWrite(), book_page_id: page?.id ?? uuidv7(), base_version: page?.version ?? 0, ...fresh },
    onDone: async () => await end(page === null ? t`It is in your book.` : t`Saved`),
    queue: {
      send: async (input) => {
        const written = await sendQueued(saveBookPage, input);
        return written.state === 'sent' ? written.answer : null;
      },
      onWaiting: async () => await end(t`Saved on this phone, will be sent`),
    },
    // What somebody else wrote is never overwritten unseen.
    onConflict: (current) => {
      const theirs = FamilyBookPage.parse(current);
      const merged = takeIn(wordsIn(form.getValues()), {
        fields: familyPageWordsOf(theirs),
        by: theirs.changed_by,
        at: theirs.changed_at,
      });
      setStands(theirs);
      form.reset({ ...form.getValues(), ...newWrite(), base_version: theirs.version, ...merged });
    },
  });
  const key = page?.id ?? (idea === null ? 'new' : `${idea.activity_id}:${fresh.day}`);
  const { forget, onStartAnew, alsoChanged } = useFormDraft(`family-page:${key}`, form, FIELDS, {
    isOfOthersToo: page !== null,
  });
  const labels = usePageLabels();
  useFocusProblem(problems);
  const values = form.watch();
  const named = page?.idea ?? idea;

  async function end(told: string) {
    await forget();
    await refresh();
    showToast({ kind: 'success', text: told });
    onClose();
  }

  function trySubmit() {
    // Said here, because what waits on the device hears it long after.
    if (values.day > time.today) form.setError('day', { message: 'This day has not come yet' });
    else submit();
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={page === null ? t`A page for your book` : t`Change the page`}
      description={
        named === null ? t`A photo, a line, or both.` : `${titleIn(named, i18n.locale)} · ${time.date(fresh.day)}`
      }
      {...(named !== null && { lead: <Stamp icon={named.icon} tint={named.tint} /> })}
      footer={
        <div className={styles.ends}>
          {page !== null && <TakeOut page={page} onDone={onClose} />}
          <Button type="submit" form="family-page-form" size="large" full={page === null} busy={isBusy}>
            {page === null ? t`Put it in the book` : t`Save`}
          </Button>
        </div>
      }
    >
      <form
        id="family-page-form"
        className={styles.sheet}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          trySubmit();
        }}
      >
        {onStartAnew && changed === null && (
          <BegunNotice
            onStartAnew={onStartAnew}
            alsoChanged={alsoChanged.flatMap((field) => (field === 'book_page_id' ? [] : labels[field]))}
          />
        )}
        {changed !== null && (
          <MeanwhileCard changed={changed} onChoose={(field, value) => form.setValue(field, value)} />
        )}
        {form.formState.errors.root?.message !== undefined && <p role="alert">{form.formState.errors.root.message}</p>}
        <OnePhoto
          label={labels.photo_ids}
          photo_id={values.photo_ids[0] ?? null}
          stands={stands?.photo ?? null}
          write_id={values.client_id}
          error={errorOf('photo_ids')}
          onChoose={(id) => form.setValue('photo_ids', id === null ? [] : [id])}
        />
        <TextareaField
          label={labels.words}
          description={t`What you will want to remember of it`}
          rows={3}
          maxLength={MOST_WORDS_ON_PAGE}
          error={errorOf('words')}
          {...form.register('words')}
        />
        <Field type="date" label={labels.day} max={time.today} error={errorOf('day')} {...form.register('day')} />
      </form>
    </Sheet>
  );
}

function usePageLabels() {
  const { t } = useLingui();
  return {
    day: t`Day`,
    activity_id: t`Idea`,
    words: t`Words on this page`,
    photo_ids: t`Photo`,
  };
}

function MeanwhileCard({
  changed,
  onChoose,
}: {
  changed: NonNullable<ReturnType<typeof useChangedMeanwhile<FamilyPageWords>>['changed']>;
  onChoose: (field: keyof FamilyPageWords, value: FamilyPageWords[keyof FamilyPageWords]) => void;
}) {
  const { t } = useLingui();
  const time = useTimeWords();
  const said = useSaidValue();
  const labels = usePageLabels();
  const say = (field: string, value: unknown): string => {
    if (Array.isArray(value)) return value.length === 0 ? t`no photo` : t`a photo`;
    if (field === 'day' && typeof value === 'string') return time.date(value);
    return said(value);
  };
  return <ChangedCard changed={changed} labels={labels} say={say} onChoose={onChoose} />;
}

/** Asked first: it is gone for everybody, and does not come back. */
function TakeOut({ page, onDone }: { page: FamilyBookPage; onDone: () => void }) {
  const { t } = useLingui();
  const { write, isPending } = useRemovePage();
  const [isAsking, ask] = useState(false);
  return (
    <>
      <Button variant="line" icon={<TrashIcon weight="bold" aria-hidden="true" />} onClick={() => ask(true)}>
        {t`Take it out`}
      </Button>
      <Ask
        isOpen={isAsking}
        title={t`Take this page out of your book?`}
        confirm={t`Take it out`}
        cancel={t`Keep it`}
        kind="danger"
        busy={isPending}
        onConfirm={() =>
          write({ book_page_id: page.id }, () => {
            ask(false);
            showToast({ kind: 'success', text: t`The page is out of your book.` });
            onDone();
          })
        }
        onCancel={() => ask(false)}
      >
        {t`Its photo and its words are gone for all of you, and can’t be brought back.`}
      </Ask>
    </>
  );
}

function wordsIn({ day, activity_id, words, photo_ids }: FamilyPageWords): FamilyPageWords {
  return { day, activity_id, words, photo_ids };
}
