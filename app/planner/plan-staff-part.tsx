import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { StaffFace } from '@heartsease/domain/reports/report.ts';
import { FilterChip } from '../ui/chip.tsx';
import formStyles from '../ui/form.module.css';
import { Select } from '../ui/select.tsx';
import { usePlanStaff } from './plan.api.ts';
import { usePlanWords } from './plan-words.ts';

const NOBODY = 'nobody';

interface PlanStaffPartProps {
  leader_id: string | null;
  helper_ids: readonly string[];
  /** Who is named already, with those who have left meanwhile. */
  named: readonly StaffFace[];
  onLeader: (id: string | null) => void;
  onHelpers: (ids: string[]) => void;
}

/** Who leads and who helps. */
export function PlanStaffPart({ leader_id, helper_ids, named, onLeader, onHelpers }: PlanStaffPartProps) {
  const { t } = useLingui();
  const { labels } = usePlanWords();
  const query = usePlanStaff();
  // Whoever was taken off stays in reach until the form is left.
  const [once] = useState(named);
  const staff = new Map([...once, ...(query.data?.items ?? [])].map((face) => [face.id, face]));
  const nameOf = ({ known_as, last_name }: StaffFace) => `${known_as} ${last_name}`;
  const others = [...staff.values()].filter(({ id }) => id !== leader_id && !helper_ids.includes(id));
  return (
    <>
      <Select
        label={labels.leader_id}
        name="leader_id"
        value={leader_id ?? NOBODY}
        onChange={(chosen) => {
          onLeader(chosen === NOBODY ? null : chosen);
          onHelpers(helper_ids.filter((id) => id !== chosen));
        }}
        options={[
          { value: NOBODY, label: t`Nobody yet` },
          ...[...staff.values()].map((face) => ({ value: face.id, label: nameOf(face) })),
        ]}
      />
      {helper_ids.length > 0 && (
        <fieldset className={formStyles.chips}>
          <legend>{labels.helper_ids}</legend>
          {helper_ids.map((id) => {
            const face = staff.get(id);
            return (
              face && (
                <FilterChip key={id} isOn onChange={() => onHelpers(helper_ids.filter((other) => other !== id))}>
                  {nameOf(face)}
                </FilterChip>
              )
            );
          })}
        </fieldset>
      )}
      <Select
        label={t`Add somebody who helps`}
        optional
        name="helper_ids"
        value={null}
        placeholder={t`Choose a colleague`}
        onChange={(id) => onHelpers([...helper_ids, id])}
        options={others.map((face) => ({ value: face.id, label: nameOf(face) }))}
      />
    </>
  );
}
