import { useLingui } from '@lingui/react/macro';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { NoticeWords, lastDayOf } from '@heartsease/domain/notice-board/notice.ts';
import { timeOn } from '@heartsease/domain/time/wall-clock.ts';
import { useMay } from '../session/use-may.ts';
import { useProfile } from '../session/use-session.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { useGoBack } from '../shell/go-back.ts';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { useSurveyActions } from '../surveys/surveys.api.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useNow } from '../words/now.ts';
import { useTimeWords } from '../words/time.ts';
import { useNotice } from './notice-board.api.ts';
import { NoticeForm } from './notice-form.tsx';

/** Writes a notice: it hangs at once and for two weeks, unless somebody says otherwise. */
export function NewNoticeScreen() {
  const { t } = useLingui();
  const [begins] = useSearchParams();
  const maySeeSaid = useMay('surveys.results');
  const said = maySeeSaid ? begins.get('said') : null;
  return (
    <FullScreen title={t`Write a notice`} backTo="/manage-notice-board" width="wide">
      {said === null ? <NewNotice /> : <NoticeOfSaid survey_action_id={said} />}
    </FullScreen>
  );
}

/** "You said, we did", ready to hang: whoever wrote it down looks once more, and chooses who reads it. */
function NoticeOfSaid({ survey_action_id }: { survey_action_id: string }) {
  const { t } = useLingui();
  const query = useSurveyActions();
  const told = (label: string, words: string) => (words === '' ? [] : [`**${label}**\n${words}`]);
  return (
    <AsyncView query={query} waiting={<SkeletonRows rows={8} />} failedTitle={t`There is a problem opening this`}>
      {({ items }) => {
        const action = items.find(({ id }) => id === survey_action_id);
        if (action === undefined) return <NewNotice />;
        const body = [
          ...told(t`You said`, action.said),
          ...told(t`We did`, action.did),
          ...told(t`What came of it`, action.outcome),
        ].join('\n\n');
        return <NewNotice from={action.id} words={{ category: 'thanks', title: t`You said, we did`, body }} />;
      }}
    </AsyncView>
  );
}

function NewNotice({ from, words }: { from?: string; words?: Partial<NoticeWords> }) {
  const { today } = useTimeWords();
  const { language, carehome } = useProfile();
  const now = useNow();
  const navigate = useNavigate();
  return (
    <NoticeForm
      notice={null}
      {...(from !== undefined && { from })}
      begun={{
        ...EMPTY,
        language: language === 'cy-GB' ? 'cy' : 'en',
        publish_on: today,
        publish_time: timeOn(now.toISOString(), carehome.timezone),
        expires_on: lastDayOf(today),
        ...words,
      }}
      onSaved={({ id }) => void navigate(`/manage-notice-board/${id}`, { replace: true })}
    />
  );
}

/** Changes a notice; what it said before stays in its history. */
export function ChangeNoticeScreen() {
  const { t } = useLingui();
  const { noticeId = '' } = useParams();
  const query = useNotice(noticeId);
  const goBack = useGoBack(`/manage-notice-board/${noticeId}`);
  if (isNothingThere(query.error)) return <NotFoundScreen />;
  return (
    <FullScreen title={t`Change the notice`} backTo={`/manage-notice-board/${noticeId}`} width="wide">
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={8} />}
        failedTitle={t`There is a problem opening this notice`}
      >
        {(notice) => <NoticeForm notice={notice} begun={NoticeWords.parse(notice)} onSaved={goBack} />}
      </AsyncView>
    </FullScreen>
  );
}

const EMPTY: NoticeWords = {
  category: 'news',
  audience: 'everybody',
  families_of: 'all',
  resident_ids: [],
  resident_group_ids: [],
  wing: '',
  language: 'en',
  title: '',
  body: '',
  other_title: '',
  other_body: '',
  photo_id: null,
  photo_alt: '',
  is_pinned: false,
  must_read: false,
  is_in_lounge: false,
  publish_on: '',
  publish_time: '',
  expires_on: '',
};
