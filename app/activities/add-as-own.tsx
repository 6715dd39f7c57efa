import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useNavigate } from 'react-router';
import type { OwnActivity } from '@heartsease/domain/activities/own-activity.ts';
import { failureOf } from '../api/failure.ts';
import { problemsIn } from '../api/field-problems.ts';
import { useMay } from '../session/use-may.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';
import { inWords } from '../words/rule-words.ts';
import { useAddAsOwn } from './own-activities.api.ts';

interface AddAsOwnProps {
  /** What was looked for and not found. */
  title: string;
  onAdded: (activity: OwnActivity) => void;
}

/** What the library lacks, written down in one tap: in the library, or proposed, with more to be said when there is time. */
export function AddAsOwn({ title, onAdded }: AddAsOwnProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const mayPropose = useMay('own_activities.propose');
  const { add, isPending } = useAddAsOwn();
  if (!mayPropose || title === '') return null;

  async function addIt() {
    if (isPending) return;
    try {
      const activity = await add(title);
      showToast({
        kind: 'success',
        text: activity.state === 'approved' ? t`“${title}” is in the library.` : t`“${title}” is proposed.`,
        duration: 10_000,
        action: { label: t`Say more`, onPress: () => void navigate(`/manage-custom-activities/${activity.id}`) },
      });
      onAdded(activity);
    } catch (caught) {
      if (failureOf(caught) === undefined) throw caught;
      const [problem] = Object.values(problemsIn(caught));
      if (problem) showToast({ kind: 'warning', text: inWords(problem) });
    }
  }

  return (
    <Button
      variant="soft"
      busy={isPending}
      icon={<PlusIcon weight="bold" aria-hidden="true" />}
      onClick={() => void addIt()}
    >
      {t`Add “${title}” as our own`}
    </Button>
  );
}
