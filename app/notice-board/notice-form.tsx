import { useLingui } from '@lingui/react/macro';
import { isSame } from '@heartsease/domain/merge.ts';
import { ManagedNotice, PHOTO_ON_ITS_WAY, noticeWordsOf } from '@heartsease/domain/notice-board/notice.ts';
import type { NoticeWords } from '@heartsease/domain/notice-board/notice.ts';
import { saveNotice } from '@heartsease/domain/notice-board/notices.endpoints.ts';
import { useCallForm } from '../api/call-form.ts';
import type { CallForm } from '../api/call-form.ts';
import { usePhotoAt } from '../photos/photos.api.ts';
import { useUnsentPhotos } from '../photos/unsent-photos.api.ts';
import { BegunNotice } from '../shell/begun-notice.tsx';
import { useChangedMeanwhile } from '../ui/changed-meanwhile.ts';
import { FromDraft } from '../shell/from-draft.tsx';
import { useKeepDraft } from '../shell/kept-draft.ts';
import type { Begun } from '../shell/kept-draft.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import formStyles from '../ui/form.module.css';
import { showToast } from '../ui/toast-store.ts';
import { useNow } from '../words/now.ts';
import { useTimeWords } from '../words/time.ts';
import { useRefreshNotices } from './notice-board.api.ts';
import { NoticeChangedCard } from './notice-changed-card.tsx';
import styles from './notice-form.module.css';
import { NoticePhotoPart } from './notice-photo-part.tsx';
import { NoticePreview } from './notice-preview.tsx';
import { NoticeSaysPart } from './notice-says-part.tsx';
import { NoticeWhenPart } from './notice-when-part.tsx';
import { NoticeWhoPart } from './notice-who-part.tsx';

interface NoticeFormProps {
  /** Null for a new one. */
  notice: ManagedNotice | null;
  begun: NoticeWords;
  /** Of a new one: what it was begun from, so that one draft is not taken for another. */
  from?: string;
  onSaved: (notice: ManagedNotice) => void;
}

export type NoticeCallForm = CallForm<
  NoticeWords & {
    client_id: string;
    care_home_id: string;
    notice_id: string | null;
    base_version: number;
    asks_again: boolean;
  }
>;

/** A notice as a form, beside what each of its readers will see. It waits on the device until it is saved. */
export function NoticeForm({ notice, begun, from: source, onSaved }: NoticeFormProps) {
  const key = ['notice', notice?.id ?? 'new', ...(source === undefined ? [] : [source])].join(':');
  return (
    <FromDraft<NoticeWords> draftKey={key} fresh={{ fields: begun, base: begun, base_version: notice?.version ?? 0 }}>
      {(from, onStartAnew) => (
        <Form notice={notice} draftKey={key} begun={from} onStartAnew={onStartAnew} onSaved={onSaved} />
      )}
    </FromDraft>
  );
}

interface FormProps {
  notice: ManagedNotice | null;
  draftKey: string;
  begun: Begun<NoticeWords>;
  onStartAnew: (() => void) | undefined;
  onSaved: (notice: ManagedNotice) => void;
}

function Form({ notice, draftKey, begun, onStartAnew, onSaved }: FormProps) {
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const refresh = useRefreshNotices();
  const time = useTimeWords();
  const now = useNow();
  const { base, changed, takeIn } = useChangedMeanwhile(begun.base);
  const callForm: NoticeCallForm = useCallForm(saveNotice, {
    defaultValues: {
      ...newWrite(),
      notice_id: notice?.id ?? null,
      base_version: begun.base_version,
      asks_again: false,
      ...begun.fields,
    },
    onDone: async (answer) => {
      const saved = ManagedNotice.parse(answer);
      await forget();
      await refresh();
      const day = time.nearDay(saved.publish_on);
      showToast({
        kind: 'success',
        text: saved.state === 'scheduled' ? t`It will hang from ${day}.` : t`It hangs on the board.`,
      });
      onSaved(saved);
    },
    onConflict: (current) => {
      const stands = ManagedNotice.parse(current);
      const merged = takeIn(noticeWordsOf(form.getValues()), {
        fields: noticeWordsOf(stands),
        by: stands.changed_by,
        at: stands.changed_at,
      });
      form.reset({ ...form.getValues(), ...newWrite(), base_version: stands.version, ...merged });
    },
  });
  const { form, submit, isBusy, problems } = callForm;
  const values = form.watch();
  const fields = noticeWordsOf(values);
  const draft = isSame(fields, base) ? null : { fields, base, base_version: values.base_version };
  const { forget } = useKeepDraft(draftKey, draft);
  const { data: photo } = usePhotoAt(fields.photo_id);
  const unsent = useUnsentPhotos();
  const isLater = isAfter(fields, time.today, time.time(now.toISOString()));
  return (
    <div className={styles.beside}>
      <form
        className={formStyles.form}
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault();
          if (unsent.some(({ id }) => id === fields.photo_id)) form.setError('photo_id', { message: PHOTO_ON_ITS_WAY });
          else submit();
        }}
      >
        <ErrorSummary errors={problems} />
        {onStartAnew && changed === null && <BegunNotice onStartAnew={onStartAnew} />}
        {changed !== null && (
          <NoticeChangedCard changed={changed} onChoose={(field, value) => form.setValue(field, value)} />
        )}
        <NoticeSaysPart callForm={callForm} />
        <NoticePhotoPart callForm={callForm} draftKey={draftKey} photo={photo} />
        <NoticeWhoPart callForm={callForm} hasReaders={notice?.read != null && notice.read.done > 0} />
        <NoticeWhenPart callForm={callForm} />
        <Button type="submit" size="large" full busy={isBusy}>
          {notice !== null ? t`Save the notice` : isLater ? t`Hang it later` : t`Hang it now`}
        </Button>
      </form>
      <NoticePreview words={fields} photo={photo ?? null} />
    </div>
  );
}

function isAfter({ publish_on, publish_time }: NoticeWords, today: string, clock: string): boolean {
  return publish_on > today || (publish_on === today && publish_time > clock);
}
