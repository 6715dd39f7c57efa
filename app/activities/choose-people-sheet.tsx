import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PEOPLE_AT_MOST } from '@heartsease/domain/activities/activities.endpoints.ts';
import type { ResidentCard } from '@heartsease/domain/residents/resident.ts';
import { useGroups } from '../resident-groups/resident-groups.api.ts';
import { Button } from '../ui/button.tsx';
import { PeoplePicker } from '../ui/people-picker.tsx';
import { Sheet } from '../ui/sheet.tsx';

interface ChoosePeopleSheetProps {
  /** Everybody who lives here. */
  people: readonly ResidentCard[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  onClose: () => void;
}

/** For whom something is sought: one by one, or a whole group at once. */
export function ChoosePeopleSheet({ people, chosen, onChange, onClose }: ChoosePeopleSheetProps) {
  const { t } = useLingui();
  const groups = useGroups({ isBackground: true });
  const isIn = (id: string) => chosen.includes(id);
  const here = people.filter(({ status }) => status === 'active' || status === 'respite');
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t`Who is it for?`}
      side="end"
      footer={
        <>
          <p role="status">
            {chosen.length > PEOPLE_AT_MOST && t`${PEOPLE_AT_MOST} people at most. Take some out again.`}
          </p>
          <Button full onClick={onClose} disabled={chosen.length === 0}>
            {chosen.length === 0
              ? t`Choose somebody`
              : t`Done: ${plural(chosen.length, { one: '# person', other: '# people' })}`}
          </Button>
        </>
      }
    >
      <PeoplePicker
        people={here}
        isIn={isIn}
        onToggle={(toggled) => {
          const ids = new Set(toggled.map(({ id }) => id));
          const left = chosen.filter((id) => !ids.has(id));
          const joining = [...ids].filter((id) => !isIn(id));
          onChange([...left, ...joining]);
        }}
        groups={groups.data?.items ?? []}
      />
    </Sheet>
  );
}
