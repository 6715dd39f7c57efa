import { useLingui } from '@lingui/react/macro';
import { useProfile } from '../session/use-session.ts';
import { useTimeWords } from '../words/time.ts';
import styles from './outbox-screen.module.css';

/** What waits on the device, and when it was made. */
export function EntryHead({ title, under, made_at }: { title: string; under?: string | undefined; made_at: string }) {
  const { nearDay, dayOf, time } = useTimeWords();
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <p className="secondary">
        {under && `${under} · `}
        {nearDay(dayOf(made_at))} {time(made_at)}
      </p>
    </div>
  );
}

/** When it is sent: by itself, once its author is in the home that it was made for. */
export function GoesOut({ care_home_id }: { care_home_id: string }) {
  const { t } = useLingui();
  const { carehome, carehomes } = useProfile();
  const home = carehomes.find(({ id }) => id === care_home_id)?.name ?? t`another home`;
  return (
    <p className="secondary">
      {care_home_id === carehome.id ? t`Goes out by itself.` : t`Goes out when you are in ${home}.`}
    </p>
  );
}
