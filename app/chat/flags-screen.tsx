import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { settleFlag } from '@heartsease/domain/chat/chats.endpoints.ts';
import type { ChatFlag } from '@heartsease/domain/chat/chat.ts';
import { useCallForm } from '../api/call-form.ts';
import { useAskAnew } from '../api/use-ask-anew.ts';
import { FromDraft } from '../shell/from-draft.tsx';
import { FullScreen } from '../shell/full-screen.tsx';
import { useKeepDraft } from '../shell/kept-draft.ts';
import type { Begun } from '../shell/kept-draft.ts';
import { useOverlay } from '../shell/overlay.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { TextareaField } from '../ui/field.tsx';
import { useFocusProblem } from '../ui/focus-problem.ts';
import { Photo } from '../ui/photo.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useTimeWords } from '../words/time.ts';
import { useFlags, useRefreshChat } from './chat.api.ts';
import styles from './chat-forms.module.css';
import { useThreadWords } from './thread-words.ts';

/** Messages that somebody showed to the managers, those that wait first. That they are read is kept. */
export function FlagsScreen() {
  const { t } = useLingui();
  const { shown, open, close } = useOverlay();
  const query = useFlags();
  const settling = query.data?.items.find(
    ({ id, settled }) => shown[0] === 'settle' && id === shown[1] && settled === null,
  );
  return (
    <FullScreen title={t`Messages shown to you`} under={t`Every reading is kept`} width="narrow">
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={4} />}
        failedTitle={t`There is a problem showing this`}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Empty title={t`Nothing was shown to you`}>{t`What troubles somebody in a conversation stands here.`}</Empty>
        }
      >
        {({ items }) => (
          <div className={styles.flags}>
            {items.map((flag) => (
              <FlagItem key={flag.id} flag={flag} onSettle={() => open('settle', flag.id)} />
            ))}
          </div>
        )}
      </AsyncView>
      {settling !== undefined && <SettleSheet flag={settling} onClose={close} />}
    </FullScreen>
  );
}

function FlagItem({ flag, onSettle }: { flag: ChatFlag; onSettle: () => void }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const { title } = useThreadWords()(flag.thread);
  const when = (at: string) => `${words.nearDay(words.dayOf(at))}, ${words.time(at)}`;
  const { author, by, settled } = flag;
  return (
    <Card as="section" aria-label={title}>
      <div className={styles.flag}>
        <h2>{title}</h2>
        <p className="secondary">{t`${author.known_as} ${author.last_name} wrote ${when(flag.sent_at)}:`}</p>
        {flag.text !== '' && <blockquote className={styles.said}>{flag.text}</blockquote>}
        <FlagPhotos flag={flag} />
        <p>
          {flag.reason === ''
            ? t`${by.known_as} showed it to you ${when(flag.at)}.`
            : t`${by.known_as} showed it to you ${when(flag.at)}: “${flag.reason}”`}
        </p>
        {settled === null ? (
          <Button full onClick={onSettle}>{t`Say what was done`}</Button>
        ) : (
          <p className="secondary">{t`${settled.by} looked after it ${when(settled.at)}: ${settled.how}`}</p>
        )}
        {flag.may_open && (
          <ButtonLink
            variant="line"
            full
            to={`/tabs/messages/${flag.thread.id}`}
          >{t`Open the conversation`}</ButtonLink>
        )}
      </div>
    </Card>
  );
}

/** As they were when it was shown, also once its author took it back. */
function FlagPhotos({ flag }: { flag: ChatFlag }) {
  const { t } = useLingui();
  const refresh = useRefreshChat();
  const askAnew = useAskAnew(() => void refresh());
  const author = flag.author.known_as;
  const from = `${t`A photo`} · ${author}`;
  return flag.photos.map(({ id, screen, width, height, caption }) =>
    screen === null ? (
      <p key={id} className="secondary">{t`The photo can’t be shown: somebody in it said no to photos.`}</p>
    ) : (
      <Photo
        key={id}
        src={screen}
        alt={caption || from}
        width={width}
        height={height}
        className={styles.photo}
        onError={askAnew}
      />
    ),
  );
}

const NOTHING_YET = { how: '' };

function SettleSheet({ flag, onClose }: { flag: ChatFlag; onClose: () => void }) {
  const { t } = useLingui();
  const draftKey = `settle-flag:${flag.id}`;
  return (
    <Sheet isOpen onClose={onClose} title={t`What was done?`}>
      <FromDraft draftKey={draftKey} fresh={{ fields: NOTHING_YET, base: NOTHING_YET, base_version: 0 }}>
        {(begun) => <SettleForm flag={flag} draftKey={draftKey} begun={begun} onDone={onClose} />}
      </FromDraft>
    </Sheet>
  );
}

interface SettleFormProps {
  flag: ChatFlag;
  draftKey: string;
  begun: Begun<typeof NOTHING_YET>;
  onDone: () => void;
}

function SettleForm({ flag, draftKey, begun, onDone }: SettleFormProps) {
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const refresh = useRefreshChat();
  const { form, submit, isBusy, problems, errorOf } = useCallForm(settleFlag, {
    defaultValues: { ...newWrite(), chat_flag_id: flag.id, how: begun.fields.how },
    onDone: async () => {
      await forget();
      onDone();
      await refresh();
    },
  });
  useFocusProblem(problems);
  const how = useWatch({ control: form.control, name: 'how' });
  const draft = useMemo(() => (how === '' ? null : { ...begun, fields: { how } }), [begun, how]);
  const { forget } = useKeepDraft(draftKey, draft);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextareaField
        label={t`What did you do about it?`}
        description={t`For you and the other managers`}
        rows={3}
        error={errorOf('how')}
        {...form.register('how')}
      />
      <Button type="submit" size="large" full busy={isBusy}>
        {t`Save`}
      </Button>
    </form>
  );
}
