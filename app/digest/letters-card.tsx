import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMay } from '../session/use-may.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { useLetters } from './digests.api.ts';
import styles from './letters-screen.module.css';

/** On Today: letters to families that wait for a look. Nothing where there are none. */
export function LettersCard() {
  return useMay('digests.check') ? <Waiting /> : null;
}

function Waiting() {
  const { t } = useLingui();
  const drafts = useLetters().data?.items.filter(({ state }) => state === 'draft').length ?? 0;
  if (drafts === 0) return null;
  return (
    <Card as="section" tone="plum" aria-labelledby="letters" className={styles.toMake}>
      <h2 id="letters">{plural(drafts, { one: '# letter to a family', other: '# letters to families' })}</h2>
      <p>{t`They are written and wait for you: two minutes to look, then send.`}</p>
      <ButtonLink to="/family-letters" variant="line">{t`Have a look`}</ButtonLink>
    </Card>
  );
}
