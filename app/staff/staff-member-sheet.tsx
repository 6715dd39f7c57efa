import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { StaffMember } from '@heartsease/domain/staff/staff.endpoints.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { Ask } from '../ui/ask.tsx';
import { Button } from '../ui/button.tsx';
import { Face } from '../ui/face.tsx';
import { Select } from '../ui/select.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { showToast } from '../ui/toast-store.ts';
import { ResetSecondStep } from './reset-second-step.tsx';
import styles from './staff-member-sheet.module.css';
import { StaffTermsForm } from './staff-terms-form.tsx';
import { useEndStaffMember } from './staff.api.ts';

const NOBODY = 'nobody';

/** Another role for somebody, other wings or days, or the end of their time here. */
export function StaffMemberSheet({
  member,
  colleagues,
  wings,
  onClose,
}: {
  member: StaffMember;
  /** Who may take over what they looked after. */
  colleagues: StaffMember[];
  /** Of the home. */
  wings: string[];
  onClose: () => void;
}) {
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={`${member.known_as} ${member.last_name}`}
      lead={<Face person={member} size="m" />}
    >
      <StaffTermsForm member={member} wings={wings} onDone={onClose} />
      {member.has_second_step && <ResetSecondStep member={member} onDone={onClose} />}
      <Leaving member={member} colleagues={colleagues} onClose={onClose} />
    </Sheet>
  );
}

function Leaving({
  member,
  colleagues,
  onClose,
}: {
  member: StaffMember;
  colleagues: StaffMember[];
  onClose: () => void;
}) {
  const { t } = useLingui();
  const end = useEndStaffMember();
  const [successor, setSuccessor] = useState<string>(NOBODY);
  const [isAsked, setAsked] = useState(false);
  const name = member.known_as;

  async function leave() {
    try {
      // Awaited: the leaver’s sheet is gone by then, and callbacks of it would be too.
      await end.mutateAsync({ staff_member_id: member.id, hand_over_to: successor === NOBODY ? null : successor });
      showToast({ kind: 'success', text: t`${name} has left. Thank them from all of you.` });
      onClose();
    } catch (caught) {
      tellFailure(caught);
      setAsked(false);
    }
  }

  return (
    <section className={styles.leaving} aria-labelledby="leaving">
      <h3 id="leaving">{t`${name} leaves`}</h3>
      <Select
        label={t`Who takes over?`}
        description={t`The sessions that ${name} would lead, and the residents whose key worker ${name} is.`}
        value={successor}
        onChange={setSuccessor}
        options={[
          { value: NOBODY, label: t`Nobody yet` },
          ...colleagues.map(({ id, known_as, last_name }) => ({ value: id, label: `${known_as} ${last_name}` })),
        ]}
      />
      <Button variant="line" full onClick={() => setAsked(true)}>
        {t`End access`}
      </Button>
      <Ask
        isOpen={isAsked}
        title={t`End ${name}’s access?`}
        confirm={t`End access`}
        kind="danger"
        busy={end.isPending}
        onConfirm={() => void leave()}
        onCancel={() => setAsked(false)}
      >
        {t`${name} is signed out of this home at once. What they wrote stays, with their name.`}
      </Ask>
    </section>
  );
}
