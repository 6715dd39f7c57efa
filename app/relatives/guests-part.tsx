import { useLingui } from '@lingui/react/macro';
import { UserPlusIcon } from '@phosphor-icons/react/dist/csr/UserPlus';
import { useState } from 'react';
import { withdrawAsRelative } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import type { MyPerson, WaitingGuest } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import { useAccessWrite } from './access.api.ts';
import styles from './person-card.module.css';
import { TakeBackAsk } from './take-back-ask.tsx';

/** Whom a relative asked in to their person, and the way to ask somebody else. For those whom the home allowed it. */
export function GuestsPart({ person }: { person: MyPerson }) {
  const { t } = useLingui();
  const { resident_id, known_as: name, may_give, invited } = person;
  const [asked, ask] = useState<WaitingGuest | null>(null);
  if (may_give.length === 0) return null;
  return (
    <div className={styles.circle}>
      <h3>{t`Invite somebody`}</h3>
      {invited.length === 0 ? (
        <p className={styles.said}>{t`You can ask family and friends of ${name} in by yourself.`}</p>
      ) : (
        <ul className={styles.guests} aria-label={t`Waiting for an answer`}>
          {invited.map((guest) => (
            <Guest key={guest.relative_link_id} guest={guest} onTakeBack={() => ask(guest)} />
          ))}
        </ul>
      )}
      <ButtonLink
        to={`/my-people/${resident_id}/invite`}
        variant="soft"
        icon={<UserPlusIcon weight="bold" aria-hidden="true" />}
      >
        {t`Invite family or a friend`}
      </ButtonLink>
      {asked !== null && <TakeBack guest={asked} onClose={() => ask(null)} />}
    </div>
  );
}

function Guest({ guest, onTakeBack }: { guest: WaitingGuest; onTakeBack: () => void }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const { first_name, last_name, relationship, expires_at, is_over } = guest;
  const until = words.shortDay(words.dayOf(expires_at));
  return (
    <li className={styles.guest}>
      <span>
        <b>
          {first_name} {last_name}
        </b>
        <span className={styles.said}>
          {relationship} · {is_over ? t`ran out on ${until}` : t`can answer until ${until}`}
        </span>
      </span>
      <Button
        variant="line"
        size="small"
        aria-label={t`Take it back: the invitation for ${first_name}`}
        onClick={onTakeBack}
      >
        {t`Take it back`}
      </Button>
    </li>
  );
}

function TakeBack({ guest, onClose }: { guest: WaitingGuest; onClose: () => void }) {
  const { t } = useLingui();
  const withdraw = useAccessWrite(withdrawAsRelative);
  const { relative_link_id, first_name } = guest;

  function takeBack() {
    withdraw.mutate(
      { relative_link_id },
      {
        onSuccess: () => showToast({ kind: 'success', text: t`The invitation is taken back.` }),
        onError: (failed) => tellFailure(failed),
        onSettled: onClose,
      },
    );
  }

  return <TakeBackAsk name={first_name} isOpen busy={withdraw.isPending} onConfirm={takeBack} onCancel={onClose} />;
}
