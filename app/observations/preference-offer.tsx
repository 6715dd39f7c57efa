import { useLingui } from '@lingui/react/macro';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import type { Observation } from '@heartsease/domain/observations/observation.ts';
import { useMay } from '../session/use-may.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useAnswerPreference } from './observations.api.ts';
import styles from './preference-offer.module.css';

type Offered = Pick<Observation, 'id' | 'preference'> & { resident: Pick<Observation['resident'], 'id' | 'known_as'> };

/** "Add brass bands to Arthur's interests?": yes or no, one tap. */
export function PreferenceOffer({ observation }: { observation: Offered }) {
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const mayAnswer = useMay('residents.add');
  const answer = useAnswerPreference();
  if (!mayAnswer) return null;
  const { id: observation_id, resident } = observation;
  const what = observation.preference ?? '';
  const name = resident.known_as;

  function say(is_accepted: boolean) {
    answer.write({ ...newWrite(), resident_id: resident.id, observation_id, is_accepted }, () =>
      showToast({ kind: 'success', text: is_accepted ? t`Noted: ${what}` : t`Left as it is` }),
    );
  }

  return (
    <div className={styles.offer}>
      <p>{t`Add “${what}” to ${name}’s interests?`}</p>
      <div className={styles.answers}>
        <Button
          size="small"
          variant="primary"
          busy={answer.isPending}
          icon={<CheckIcon weight="bold" aria-hidden="true" />}
          onClick={() => say(true)}
        >
          {t`Add it`}
        </Button>
        <Button size="small" variant="quiet" busy={answer.isPending} onClick={() => say(false)}>
          {t`No, thank you`}
        </Button>
      </div>
    </div>
  );
}
