import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import { useState } from 'react';
import { PLAN_LIMITS } from '@heartsease/domain/planner/plan.ts';
import { expectedOf } from '@heartsease/domain/planner/room.ts';
import { useGroups } from '../resident-groups/resident-groups.api.ts';
import { useResidents } from '../residents/residents.api.ts';
import { Button } from '../ui/button.tsx';
import { FilterChip } from '../ui/chip.tsx';
import { Faces } from '../ui/face.tsx';
import formStyles from '../ui/form.module.css';
import { PeoplePicker } from '../ui/people-picker.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { usePlanWords } from './plan-words.ts';

interface PlanPeoplePartProps {
  resident_ids: readonly string[];
  resident_group_ids: readonly string[];
  onPeople: (ids: string[]) => void;
  onGroups: (ids: string[]) => void;
}

/** Who is expected: people one by one, and groups, of which whoever is in them on the day is meant. */
export function PlanPeoplePart({ resident_ids, resident_group_ids, onPeople, onGroups }: PlanPeoplePartProps) {
  const { t } = useLingui();
  const { labels } = usePlanWords();
  const residents = useResidents();
  const groups = useGroups({ isBackground: true });
  const [isChoosing, choose] = useState(false);
  const everybody = residents.data?.items ?? [];
  const people = everybody.filter(({ id }) => resident_ids.includes(id));
  const count = resident_ids.length;
  const isFull = count >= PLAN_LIMITS.people;
  return (
    <>
      <div className={formStyles.people}>
        <div>
          <p className={formStyles.name}>{labels.resident_ids}</p>
          {count === 0 ? <p className="secondary">{t`Nobody is named yet.`}</p> : <Faces people={people} most={7} />}
        </div>
        <Button
          variant="soft"
          icon={<UsersThreeIcon weight="bold" aria-hidden="true" />}
          disabled={residents.data === undefined}
          onClick={() => choose(true)}
        >
          {count === 0 ? t`Choose people` : plural(count, { one: 'Change # person', other: 'Change # people' })}
        </Button>
      </div>
      {(groups.data?.items.length ?? 0) > 0 && (
        <fieldset className={formStyles.chips}>
          <legend>{labels.resident_group_ids}</legend>
          {groups.data?.items.map(({ id, name, member_ids }) => (
            <FilterChip
              key={id}
              isOn={resident_group_ids.includes(id)}
              onChange={(isOn) =>
                onGroups(isOn ? [...resident_group_ids, id] : resident_group_ids.filter((other) => other !== id))
              }
            >
              {`${name} · ${member_ids.length}`}
            </FilterChip>
          ))}
        </fieldset>
      )}
      <Sheet
        isOpen={isChoosing}
        onClose={() => choose(false)}
        title={t`Who is expected?`}
        side="end"
        footer={
          <Button full size="large" onClick={() => choose(false)}>
            {t`Done: ${plural(count, { one: '# person', other: '# people' })}`}
          </Button>
        }
      >
        {isFull && <p role="status">{t`That is the most for one session. Is it open to everyone?`}</p>}
        <PeoplePicker
          people={everybody}
          isIn={(id) => resident_ids.includes(id)}
          onToggle={(toggled) => {
            const ids = new Set(toggled.map(({ id }) => id));
            const staying = resident_ids.filter((id) => !ids.has(id));
            const joining = [...ids].filter((id) => !resident_ids.includes(id));
            onPeople([...staying, ...joining].slice(0, PLAN_LIMITS.people));
          }}
        />
      </Sheet>
    </>
  );
}

/** Everybody who is expected by name or with a group, each once. */
export function useExpected(resident_ids: readonly string[], resident_group_ids: readonly string[]): string[] {
  const groups = useGroups({ isBackground: true });
  const ofGroups = groups.data?.items.filter(({ id }) => resident_group_ids.includes(id)) ?? [];
  return expectedOf(
    resident_ids,
    ofGroups.map(({ member_ids }) => member_ids),
  );
}
