import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DevicesIcon } from '@phosphor-icons/react/dist/csr/Devices';
import { KeyIcon } from '@phosphor-icons/react/dist/csr/Key';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/csr/ShieldCheck';
import { UserGearIcon } from '@phosphor-icons/react/dist/csr/UserGear';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listStaff } from '@heartsease/domain/staff/staff.endpoints.ts';
import type { ShownLink, StaffMember } from '@heartsease/domain/staff/staff.endpoints.ts';
import { read } from '../api/read.ts';
import { useProfile } from '../session/use-session.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { useRoleWords } from '../shell/role-word.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { Face } from '../ui/face.tsx';
import { useTimeWords } from '../words/time.ts';
import { InviteStaffSheet } from './invite-staff-sheet.tsx';
import { JoinerCard } from './joiner-card.tsx';
import styles from './manage-staff-screen.module.css';
import { ShownLinkSheet } from './shown-link-sheet.tsx';
import { StaffDevicesSheet } from './staff-devices-sheet.tsx';
import { StaffMemberSheet } from './staff-member-sheet.tsx';
import { useResetLink } from './staff.api.ts';

/** The staff of a home: who is signed in where, and the ways in and out that a manager holds. */
export function ManageStaffScreen() {
  const { t } = useLingui();
  const staff = useQuery(read(listStaff, {}));
  const [isInviting, setInviting] = useState(false);
  return (
    <FullScreen
      title={t`Staff and access`}
      under={staff.data && plural(staff.data.total, { one: '# staff member', other: '# staff members' })}
      actions={
        <Button
          data-tour="staff"
          icon={<PlusIcon weight="bold" aria-hidden="true" />}
          onClick={() => setInviting(true)}
        >
          {t`Invite somebody`}
        </Button>
      }
    >
      <AsyncView query={staff} failedTitle={t`There is a problem opening the staff`}>
        {({ items, joiners, wings }) => (
          <ul className={styles.people}>
            {joiners.map((joiner) => (
              <li key={joiner.id}>
                <JoinerCard joiner={joiner} />
              </li>
            ))}
            {items.map((member) => (
              <li key={member.id}>
                <StaffMemberCard
                  member={member}
                  colleagues={items.filter(({ id }) => id !== member.id)}
                  wings={wings}
                />
              </li>
            ))}
          </ul>
        )}
      </AsyncView>
      {isInviting && <InviteStaffSheet wings={staff.data?.wings ?? []} onClose={() => setInviting(false)} />}
    </FullScreen>
  );
}

interface StaffMemberCardProps {
  member: StaffMember;
  colleagues: StaffMember[];
  /** Of the home. */
  wings: string[];
}

function StaffMemberCard({ member, colleagues, wings }: StaffMemberCardProps) {
  const { t } = useLingui();
  const { id } = useProfile();
  const roleWords = useRoleWords();
  const lastSeen = useLastSeen();
  const terms = useTerms()(member);
  const reset = useResetLink();
  const [isShowingDevices, setShowingDevices] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const [link, setLink] = useState<ShownLink | null>(null);
  const isMe = member.id === id;

  return (
    <Card as="article" className={styles.person} aria-label={`${member.known_as} ${member.last_name}`}>
      <Face person={member} size="m" />
      <div className={styles.words}>
        <h2 className={styles.name}>
          {member.known_as} {member.last_name}
        </h2>
        <p className="secondary">
          {roleWords[member.role]} · {member.email}
        </p>
        {terms !== '' && <p className="secondary">{terms}</p>}
        <p className={styles.where}>
          <Chip
            tone={member.signed_in_devices > 0 ? 'good' : 'plain'}
            icon={<DevicesIcon weight="bold" aria-hidden="true" />}
          >
            {member.signed_in_devices > 0
              ? plural(member.signed_in_devices, { one: 'Signed in on # device', other: 'Signed in on # devices' })
              : t`Signed in nowhere`}
          </Chip>
          {member.has_second_step && (
            <Chip icon={<ShieldCheckIcon weight="bold" aria-hidden="true" />}>{t`Second step`}</Chip>
          )}
          <span className="secondary">{lastSeen(member.last_seen_at)}</span>
        </p>
      </div>
      {!isMe && (
        <div className={styles.actions}>
          <Button
            size="small"
            variant="soft"
            busy={reset.isPending}
            icon={<KeyIcon weight="bold" aria-hidden="true" />}
            onClick={() => reset.mutate(member.id, { onSuccess: setLink })}
          >
            {t`New password`}
          </Button>
          <Button
            size="small"
            variant="soft"
            icon={<DevicesIcon weight="bold" aria-hidden="true" />}
            onClick={() => setShowingDevices(true)}
          >
            {t`Devices`}
          </Button>
          <Button
            size="small"
            variant="soft"
            icon={<UserGearIcon weight="bold" aria-hidden="true" />}
            onClick={() => setChanging(true)}
          >
            {t`Role, days, leaving`}
          </Button>
        </div>
      )}
      {isShowingDevices && <StaffDevicesSheet member={member} onClose={() => setShowingDevices(false)} />}
      {isChanging && (
        <StaffMemberSheet member={member} colleagues={colleagues} wings={wings} onClose={() => setChanging(false)} />
      )}
      {link !== null && (
        <ShownLinkSheet
          title={t`A new password for ${member.known_as}`}
          text={t`Let ${member.known_as} scan this, or open the link on their own device. Their sessions end when the new password is set.`}
          shown={link}
          onClose={() => setLink(null)}
        />
      )}
    </Card>
  );
}

/** Where somebody works and how long, as far as it is not everywhere and for good. */
function useTerms(): (member: StaffMember) => string {
  const { t } = useLingui();
  const { shortDay, today } = useTimeWords();
  return ({ wings, starts_on, ends_on }) =>
    [
      wings.join(', '),
      starts_on > today ? t`Begins ${shortDay(starts_on)}` : '',
      ends_on === null ? '' : t`Last day ${shortDay(ends_on)}`,
    ]
      .filter((part) => part !== '')
      .join(' · ');
}

function useLastSeen(): (instant: string | null) => string {
  const { t } = useLingui();
  const { shortDay, dayOf, time } = useTimeWords();
  return (instant) => (instant === null ? t`Not seen yet` : t`Last here ${shortDay(dayOf(instant))} ${time(instant)}`);
}
