import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { QuietHours } from '@heartsease/domain/notifications/notification.ts';
import { useProfile } from '../session/use-session.ts';
import { Card } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import { Switch } from '../ui/switch.tsx';
import { inWords } from '../words/rule-words.ts';
import styles from './notifications-screen.module.css';

const USUAL: QuietHours = { from: '21:00', until: '08:00' };

interface QuietHoursCardProps {
  /** Null: at any hour. */
  quiet: QuietHours | null;
  onSave: (quiet: QuietHours | null) => void;
}

/** The hours in which no notification comes. A time counts as soon as one leaves its field. */
export function QuietHoursCard({ quiet, onSave }: QuietHoursCardProps) {
  const { t } = useLingui();
  const { carehome } = useProfile();
  const [typed, type] = useState(quiet ?? USUAL);
  const judged = QuietHours.safeParse(typed);
  const problemOf = (field: keyof QuietHours) =>
    inWords(judged.error?.issues.find(({ path }) => path[0] === field)?.message);

  function keep() {
    const isNew = typed.from !== quiet?.from || typed.until !== quiet.until;
    if (judged.success && isNew) onSave(judged.data);
  }

  return (
    <section className={styles.part} aria-labelledby="quiet-hours">
      <h2 id="quiet-hours">{t`Quiet hours`}</h2>
      <Card className={styles.switches}>
        <Switch
          label={t`Nothing at night`}
          description={t`Mail and notifications come when the quiet hours end, by the clock of ${carehome.name}.`}
          isOn={quiet !== null}
          onChange={(isOn) => onSave(isOn ? (judged.data ?? USUAL) : null)}
        />
        {quiet !== null && (
          <div className={styles.pair} onBlur={keep}>
            <Field
              label={t`From`}
              id="quiet-from"
              type="time"
              required
              error={problemOf('from')}
              value={typed.from}
              onChange={({ target }) => type({ ...typed, from: target.value })}
            />
            <Field
              label={t`Until`}
              id="quiet-until"
              type="time"
              required
              error={problemOf('until')}
              value={typed.until}
              onChange={({ target }) => type({ ...typed, until: target.value })}
            />
          </div>
        )}
      </Card>
    </section>
  );
}
