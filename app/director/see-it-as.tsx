import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { OutputOf } from '@heartsease/domain/endpoint.ts';
import type { getStage } from '@heartsease/domain/director/director.endpoints.ts';
import { login } from '@heartsease/domain/session/session.endpoints.ts';
import { call } from '../api/call.ts';
import { failureOf } from '../api/failure.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { useEnter } from '../session/enter.ts';
import { useProfile } from '../session/use-session.ts';
import { useRoleWords } from '../shell/role-word.ts';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import { DEMO_PASSWORD } from './demo-password.ts';
import styles from './director-screen.module.css';

/** Who opens each of the other homes. */
const ELSEWHERE = [
  ['Larch House', 'coordinator@larch-house.example'],
  ['Tŷ Rhosyn', 'coordinator@ty-rhosyn.example'],
  ['Teme Bank', 'coordinator@teme-bank.example'],
  ['Harbour View', 'coordinator@harbour-view.example'],
  ['Oak Lodge', 'coordinator@oak-lodge.example'],
  ['Elm Court', 'coordinator@elm-court.example'],
  ['Rowan Bank', 'coordinator@rowan-bank.example'],
  ['Teme Valley Carers’ Circle', 'organiser@teme-valley.example'],
] as const;

/** Any person of this home, or the door of another one. The sign-in is a real one. */
export function SeeItAs({ people }: { people: OutputOf<typeof getStage>['people'] }) {
  const { t } = useLingui();
  const roleWords = useRoleWords();
  const enter = useEnter();
  const { email, carehome } = useProfile();
  const [chosen, setChosen] = useState(email);
  const [entering, setEntering] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function enterAs(whom: string) {
    setEntering(whom);
    setProblem(null);
    try {
      const { token } = await call(login, { email: whom, password: DEMO_PASSWORD });
      await enter(token);
    } catch (caught) {
      setEntering(null);
      const failure = failureOf(caught);
      if (failure === undefined) throw caught;
      if (failure.kind !== 'refused_input') tellFailure(caught);
      else if ('otp' in failure.errors)
        setProblem(t`This person signs in with a second step: sign out, then in as them.`);
      else setProblem(t`This person has a password of their own by now.`);
    }
  }

  return (
    <>
      <Select
        label={t`Somebody of ${carehome.name}`}
        value={chosen}
        onChange={setChosen}
        options={people.map((person) => ({
          value: person.email,
          label: `${person.name}, ${roleWords[person.role]}`,
        }))}
      />
      <Button full busy={entering === chosen} disabled={entering !== null} onClick={() => void enterAs(chosen)}>
        {t`See it as them`}
      </Button>
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <h3>{t`Another home`}</h3>
      <ul className={styles.homes}>
        {ELSEWHERE.filter(([name]) => name !== carehome.name).map(([name, whom]) => (
          <li key={whom}>
            <Button
              size="small"
              variant="soft"
              busy={entering === whom}
              disabled={entering !== null}
              onClick={() => void enterAs(whom)}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
