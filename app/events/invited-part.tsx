import { useLingui } from '@lingui/react/macro';
import type { Event } from '@heartsease/domain/events/event.ts';
import { Card } from '../ui/card.tsx';
import { Faces } from '../ui/face.tsx';
import styles from './event-screen.module.css';
import { useEventWords } from './event-words.ts';

/** Who is invited by name, as far as whoever reads may know. */
export function InvitedPart({ event: { invited } }: { event: Event }) {
  const { t } = useLingui();
  const { labels } = useEventWords();
  const { members, residents, groups, relatives } = invited;
  if (members.length + residents.length + groups.length + relatives.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="invited">
      <h2 id="invited">{t`Invited by name`}</h2>
      {residents.length > 0 && (
        <>
          <h3 className={styles.people}>{labels.resident_ids}</h3>
          <Faces people={residents} most={7} />
          <p className="secondary">{residents.map(({ known_as }) => known_as).join(', ')}</p>
        </>
      )}
      {groups.length > 0 && <Named title={labels.resident_group_ids} names={groups.map(({ name }) => name)} />}
      {relatives.length > 0 && (
        <Named
          title={labels.relative_link_ids}
          names={relatives.map(({ name, resident_known_as }) => `${name} (${resident_known_as})`)}
        />
      )}
      {members.length > 0 && (
        <Named title={labels.member_ids} names={members.map(({ known_as, last_name }) => `${known_as} ${last_name}`)} />
      )}
    </Card>
  );
}

function Named({ title, names }: { title: string; names: string[] }) {
  return (
    <>
      <h3 className={styles.people}>{title}</h3>
      <p className="secondary">{names.join(', ')}</p>
    </>
  );
}
