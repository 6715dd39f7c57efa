import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { OwnActivityFields } from '@heartsease/domain/activities/own-activity.ts';
import type { SavedState } from '@heartsease/domain/activities/own-activity.ts';
import { UNWRITTEN } from '@heartsease/domain/activities/prefill.ts';
import { FromDraft } from '../shell/from-draft.tsx';
import { FullScreen } from '../shell/full-screen.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useBegunActivity, useOwnActivity } from './own-activities.api.ts';
import { OwnActivityForm } from './own-activity-form.tsx';

const LIST = '/manage-custom-activities';

/** Back to the list, where what was saved stands now. */
function useShowOnShelf(): (state: SavedState) => void {
  const navigate = useNavigate();
  return (state) => void navigate(`${LIST}?shelf=${state === 'approved' ? 'ours' : 'waiting'}`, { replace: true });
}

/** One of the home's own, to be changed. */
export function OwnActivityScreen() {
  const { t } = useLingui();
  const { activityId = '' } = useParams();
  const query = useOwnActivity(activityId);
  const showOnShelf = useShowOnShelf();
  const title = query.data?.title ?? t`Our own activity`;
  const { data } = query;
  // Whoever has begun keeps their form, whatever others do.
  const [isOpened, setOpened] = useState(false);
  if (data?.may_change === true && !isOpened) setOpened(true);
  if (isNothingThere(query.error) || (data?.may_change === false && !isOpened)) return <NotFoundScreen />;
  return (
    <FullScreen title={title} backTo={LIST} width="narrow">
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={8} />}
        failedTitle={t`There is a problem opening this activity`}
      >
        {(activity) => {
          const stands = OwnActivityFields.parse(activity);
          const draftKey = `own-activity:${activity.id}`;
          return (
            <FromDraft draftKey={draftKey} fresh={{ fields: stands, base: stands, base_version: activity.version }}>
              {(begun, onStartAnew) => (
                <OwnActivityForm
                  activity={activity}
                  like={null}
                  draftKey={draftKey}
                  begun={begun}
                  onStartAnew={onStartAnew}
                  onDone={showOnShelf}
                />
              )}
            </FromDraft>
          );
        }}
      </AsyncView>
    </FullScreen>
  );
}

/** A new one: empty, a copy of another (`?from=`), or begun from a title (`?title=`). */
export function NewOwnActivityScreen() {
  const { t } = useLingui();
  const [address] = useSearchParams();
  const [from, title] = [address.get('from'), address.get('title') ?? ''];
  const isBegun = from !== null || title !== '';
  return (
    <FullScreen title={t`An activity of our own`} backTo={LIST} width="narrow">
      {isBegun ? <BegunFrom from={from} title={title} /> : <NewForm fields={UNWRITTEN} like={null} from={null} />}
    </FullScreen>
  );
}

function BegunFrom({ from, title }: { from: string | null; title: string }) {
  const { t } = useLingui();
  const query = useBegunActivity({ title: title.slice(0, 120), activity_id: from });
  return (
    <AsyncView
      query={query}
      waiting={<SkeletonRows rows={8} />}
      failedTitle={t`There is a problem opening this activity`}
    >
      {({ fields, like }) => <NewForm fields={fields} like={like?.title ?? null} from={from} />}
    </AsyncView>
  );
}

function NewForm({ fields, like, from }: { fields: OwnActivityFields; like: string | null; from: string | null }) {
  const showOnShelf = useShowOnShelf();
  const draftKey = `own-activity:new:${from ?? ''}`;
  return (
    <FromDraft draftKey={draftKey} fresh={{ fields, base: fields, base_version: 0 }}>
      {(begun, onStartAnew) => (
        <OwnActivityForm
          activity={null}
          like={onStartAnew ? null : like}
          draftKey={draftKey}
          begun={begun}
          onStartAnew={onStartAnew}
          onDone={showOnShelf}
        />
      )}
    </FromDraft>
  );
}
