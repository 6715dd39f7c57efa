import { useLingui } from '@lingui/react/macro';
import { HandHeartIcon } from '@phosphor-icons/react/dist/csr/HandHeart';
import { useMay } from '../session/use-may.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import styles from './concern-nudge-card.module.css';

/** Under words that read like a worry: the way to those who can act on it. What was written stays, and may be saved. */
export function ConcernNudge({ resident_id }: { resident_id: string }) {
  const { t } = useLingui();
  if (!useMay('concerns.add')) return null;
  return (
    <Card as="section" tone="mustard" aria-labelledby="concern-nudge" className={styles.nudge}>
      <h2 id="concern-nudge">{t`Is this a worry about somebody’s safety?`}</h2>
      <p>
        {t`Then please tell those who look after safeguarding. Only they read it. What you have written here is kept.`}
      </p>
      <ConcernLink resident_id={resident_id} />
    </Card>
  );
}

/** On a resident's page, for whoever has no words yet. */
export function ConcernCard({ resident }: { resident: { id: string; known_as: string } }) {
  const { t } = useLingui();
  if (!useMay('concerns.add')) return null;
  const name = resident.known_as;
  return (
    <Card as="section" aria-label={t`Safeguarding`} className={styles.nudge}>
      <p className="secondary">{t`If something about ${name} worries you, tell it. Only those who look after safeguarding read it.`}</p>
      <ConcernLink resident_id={resident.id} />
    </Card>
  );
}

function ConcernLink({ resident_id }: { resident_id: string }) {
  const { t } = useLingui();
  return (
    <ButtonLink
      to={resident_id === '' ? '/concern' : `/concern?resident=${resident_id}`}
      variant="line"
      full
      icon={<HandHeartIcon weight="bold" aria-hidden="true" />}
    >
      {t`I am worried about someone`}
    </ButtonLink>
  );
}
