import { useLingui } from '@lingui/react/macro';
import type { FamilyComment, FamilyUpdate } from '@heartsease/domain/family-updates/family-update.ts';
import { writeComment } from '@heartsease/domain/family-updates/family-updates.endpoints.ts';
import { useCallForm } from '../api/call-form.ts';
import { useFormDraft } from '../shell/form-draft.ts';
import { useForgetDraft } from '../shell/kept-draft.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { TextareaField } from '../ui/field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Comment } from './comment.tsx';
import styles from './comments-sheet.module.css';
import { useComments, useRefreshUpdates } from './family-updates.api.ts';

interface CommentsSheetProps {
  update: FamilyUpdate;
  name: string;
  onClose: () => void;
}

/** What the circle around one person says under a moment, and the place to say something. */
export function CommentsSheet({ update, name, onClose }: CommentsSheetProps) {
  const { t } = useLingui();
  const query = useComments(update.id);
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={update.title}
      description={t`Only those close to ${name} and the staff here read this.`}
    >
      <AsyncView query={query} failedTitle={t`There is a problem opening the comments`}>
        {({ items, may_write }) => (
          <>
            {items.length > 0 && (
              <ul className={styles.comments}>
                {items.map((comment: FamilyComment) => (
                  <Comment key={comment.id} comment={comment} name={name} />
                ))}
              </ul>
            )}
            {may_write && <WriteForm update={update} />}
          </>
        )}
      </AsyncView>
    </Sheet>
  );
}

function WriteForm({ update }: { update: FamilyUpdate }) {
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const refresh = useRefreshUpdates();
  const { form, submit, isBusy, errorOf } = useCallForm(writeComment, {
    defaultValues: { ...newWrite(), family_update_id: update.id, text: '' },
    onDone: async () => {
      form.reset({ ...newWrite(), family_update_id: update.id, text: '' });
      await forget();
      await refresh();
    },
  });
  const draftKey = `comment:${update.id}`;
  useFormDraft(draftKey, form, ['text']);
  // The form stays, for the next one.
  const forget = useForgetDraft(draftKey);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault();
        submit();
      }}
    >
      <TextareaField
        label={t`Your words`}
        rows={3}
        maxLength={1000}
        error={errorOf('text')}
        {...form.register('text')}
      />
      <Button type="submit" busy={isBusy}>
        {t`Send`}
      </Button>
    </form>
  );
}
