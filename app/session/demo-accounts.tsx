import { useLingui } from '@lingui/react/macro';
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { login } from '@heartsease/domain/session/session.endpoints.ts';
import { drawnPeople } from '@heartsease/domain/portraits/drawn-people.ts';
import { call } from '../api/call.ts';
import { failureOf } from '../api/failure.ts';
import { Face } from '../ui/face.tsx';
import type { PersonWithFace } from '../ui/face.tsx';
import { useRoleWords } from '../shell/role-word.ts';
import styles from './demo-accounts.module.css';

/** The sign-ins of the demo world are a contract (product.md, section 7), and so is their password. */
const DEMO_PASSWORD = 'heartsease';

type DemoRole = 'manager' | 'coordinator' | 'carer' | 'relative';

const anita: PersonWithFace = {
  known_as: 'Anita',
  portrait: {
    ...drawnPeople.nadia,
    skin: 'copper',
    hair_style: 'bob',
    wear: 'shirt',
    wear_colour: 'damson',
    wear_trim_colour: 'pale_lilac',
    glasses: 'dark',
    mouth: 'smiling',
    backdrop: 'window',
    backdrop_colour: 'pale_moss',
    backdrop_pattern_colour: 'sage',
  },
};

/** The home that the demo tells most about, its people first. */
const larchHouse: { role: DemoRole; person: PersonWithFace }[] = [
  { role: 'coordinator', person: { known_as: 'Nadia', portrait: drawnPeople.nadia } },
  { role: 'carer', person: { known_as: 'Tomasz', portrait: drawnPeople.tomasz } },
  { role: 'manager', person: anita },
  { role: 'relative', person: { known_as: 'Sarah', portrait: drawnPeople.sarah } },
];

const otherHomes = [
  { name: 'Tŷ Rhosyn', host: 'ty-rhosyn', about: 'D' },
  { name: 'Teme Bank', host: 'teme-bank', about: 'C' },
  { name: 'Harbour View', host: 'harbour-view', about: 'B' },
  { name: 'Oak Lodge', host: 'oak-lodge', about: 'A' },
  { name: 'Elm Court', host: 'elm-court', about: 'D expired' },
  { name: 'Rowan Bank', host: 'rowan-bank', about: 'C basic' },
] as const;

const homeRoles: DemoRole[] = ['manager', 'coordinator', 'carer', 'relative'];

/** The people of the demo homes, as faces to tap: one tap signs in. */
export function DemoAccounts({ enter }: { enter: (token: string) => Promise<void> }) {
  const { t } = useLingui();
  const roleWords = useRoleWords();
  const [entering, setEntering] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isOpened, setOpened] = useState(false);

  async function enterAs(email: string) {
    setEntering(email);
    setProblem(null);
    try {
      const { token } = await call(login, { email, password: DEMO_PASSWORD });
      await enter(token);
    } catch (caught) {
      const failure = failureOf(caught);
      if (failure === undefined) throw caught;
      setProblem('message' in failure ? failure.message : null);
    } finally {
      setEntering(null);
    }
  }

  const pressOf = (email: string) => ({
    type: 'button' as const,
    'aria-busy': entering === email || undefined,
    disabled: entering !== null,
    onClick: () => void enterAs(email),
  });

  return (
    <section className={styles.demo} aria-labelledby="demo-heading">
      <h2 id="demo-heading">{t`This is a demo. Step in as…`}</h2>
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <h3 className={styles.demoHome}>
        {t`Larch House`} <span>{t`Package E`}</span>
      </h3>
      <ul className={styles.faces}>
        {larchHouse.map(({ role, person }) => (
          <li key={role}>
            <button {...pressOf(`${role}@larch-house.example`)} className={styles.face}>
              <Face person={person} size="l" />
              <b>{person.known_as}</b>
              <span>{role === 'coordinator' ? t`Coordinator` : roleWords[role]}</span>
            </button>
          </li>
        ))}
      </ul>
      <details className={styles.others} onToggle={() => setOpened(true)}>
        <summary>
          {t`Other homes and head office`}
          <CaretDownIcon weight="bold" aria-hidden="true" />
        </summary>
        {isOpened && <OtherHomes pressOf={pressOf} />}
      </details>
    </section>
  );
}

/** Drawn when they are opened: until then the page needs no letters beyond plain Latin, and one font less. */
function OtherHomes({ pressOf }: { pressOf: (email: string) => ComponentProps<'button'> }) {
  const { t } = useLingui();
  const roleWords = useRoleWords();
  return (
    <>
      <h3 className={styles.demoHome}>
        {t`Marches Family Homes`} <span>{t`all seven homes`}</span>
      </h3>
      <div className={styles.roles}>
        <button {...pressOf('head-office@marches.example')} className={styles.role}>
          {t`Head office`}
        </button>
      </div>
      {otherHomes.map(({ name, host, about }) => (
        <div key={host}>
          <h3 className={styles.demoHome}>
            {name} <span>{t`Package ${about}`}</span>
          </h3>
          <div className={styles.roles}>
            {homeRoles.map((role) => (
              <button
                key={role}
                {...pressOf(`${role}@${host}.example`)}
                className={styles.role}
                aria-label={`${name}: ${roleWords[role]}`}
              >
                {role === 'coordinator' ? t`Coordinator` : roleWords[role]}
              </button>
            ))}
          </div>
        </div>
      ))}
      <h3 className={styles.demoHome}>
        {t`Teme Valley Carers’ Circle`} <span>{t`family organisation`}</span>
      </h3>
      <div className={styles.roles}>
        <button {...pressOf('organiser@teme-valley.example')} className={styles.role}>
          {roleWords.organiser}
        </button>
        <button {...pressOf('member@teme-valley.example')} className={styles.role}>
          {roleWords.member}
        </button>
      </div>
    </>
  );
}
