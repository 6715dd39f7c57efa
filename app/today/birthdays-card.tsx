import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CakeIcon } from '@phosphor-icons/react/dist/csr/Cake';
import { useState } from 'react';
import type { Birthday } from '@heartsease/domain/dashboard/today.endpoints.ts';
import { Card } from '../ui/card.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './birthdays-card.module.css';
import { BrightRow } from './bright-row.tsx';
import { useToday } from './today.api.ts';

const SHOWN_AT_FIRST = 3;

/** Birthdays of the coming week. In a week without one there is no card. */
export function BirthdaysCard() {
  const { t } = useLingui();
  const { data } = useToday();
  const [showsAll, showAll] = useState(false);
  const birthdays = data?.birthdays ?? [];
  if (birthdays.length === 0) return null;
  const shown = showsAll ? birthdays : birthdays.slice(0, SHOWN_AT_FIRST);
  const more = birthdays.length - shown.length;
  return (
    <Card as="section" tone="mustard" padding="none" aria-label={t`Birthdays`}>
      <ul>
        {shown.map((birthday) => (
          <BirthdayRow key={birthday.resident.id} birthday={birthday} />
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className={styles.more} onClick={() => showAll(true)}>
          {plural(more, { one: 'Show # more', other: 'Show # more' })}
        </button>
      )}
    </Card>
  );
}

function BirthdayRow({ birthday }: { birthday: Birthday }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const { resident, turns, day, days_away } = birthday;
  const name = resident.known_as;
  return (
    <BrightRow
      to={`/manage-resident/${resident.id}`}
      icon={<CakeIcon size={35} weight="duotone" aria-hidden="true" />}
      title={titleOf()}
      under={t`${words.dayAndMonth(day)} · room ${resident.room}`}
    />
  );

  function titleOf(): string {
    if (turns === null) return titleWithoutAge();
    if (days_away === 0) return t`${name} is ${turns} today`;
    if (days_away === 1) return t`${name} is ${turns} tomorrow`;
    const when = days_away < 7 ? words.weekday(day) : words.shortDay(day);
    return t`${name} is ${turns} on ${when}`;
  }

  function titleWithoutAge(): string {
    if (days_away === 0) return t`It is ${name}’s birthday today`;
    if (days_away === 1) return t`It is ${name}’s birthday tomorrow`;
    const when = days_away < 7 ? words.weekday(day) : words.shortDay(day);
    return t`It is ${name}’s birthday on ${when}`;
  }
}
