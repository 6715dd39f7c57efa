import { useLingui } from '@lingui/react/macro';
import { useProfile } from '../session/use-session.ts';
import styles from './banners.module.css';

/** In a demo home, everywhere and always: nobody may take it for a real one. Whoever practises has the ribbon instead. */
export function DemoBanner() {
  const { t } = useLingui();
  const { carehome } = useProfile();
  if (!carehome.is_demo || carehome.is_practice === true) return null;
  return (
    <aside className={styles.demo} aria-label={t`Demo`}>
      {carehome.sends_mail === true
        ? t`Demo home: nobody here is real, but emails are sent.`
        : t`Demo home: nobody here is real, and no email is sent.`}
    </aside>
  );
}
