import { useLingui } from '@lingui/react/macro';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { HandPalmIcon } from '@phosphor-icons/react/dist/csr/HandPalm';
import type { RiskOverlay } from '@heartsease/domain/risk-assessment/overlay.ts';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Face } from '../ui/face.tsx';
import { useHazardWords } from '../words/hazard-words.ts';
import { useNamesOf } from '../words/names-of.ts';
import { useTimeWords } from '../words/time.ts';
import { useBiteWords } from './risk-words.ts';
import styles from './session-risk-card.module.css';

export type People = NonNullable<RiskOverlay['people']>;
type Bite = People['bites'][number];

interface BitesPartProps {
  people: People;
  /** Null where no word can be said, as while it is being planned. */
  onStop: ((hazard: string, resident_id: string) => void) | null;
}

/** The lines that bite, each with the people for whom it does and why. */
export function BitesPart({ people, onStop }: BitesPartProps) {
  const { t } = useLingui();
  const time = useTimeWords();
  const namesOf = useNamesOf(people.faces);
  const { bites, unknown, known_since } = people;
  return (
    <>
      {bites.length > 0 && (
        <ul className={styles.bites}>
          {bites.map((bite) => (
            <BiteOfLine key={bite.hazard} bite={bite} people={people} onStop={onStop} />
          ))}
        </ul>
      )}
      {unknown.length > 0 && (
        <p className="secondary">{t`What they need is not written down: ${namesOf(unknown)}. Ask before they join in.`}</p>
      )}
      {known_since !== null && (
        <p className="caption">{t`From their records, the oldest of ${time.date(known_since)}.`}</p>
      )}
    </>
  );
}

function BiteOfLine({ bite, people, onStop }: BitesPartProps & { bite: Bite }) {
  const hazards = useHazardWords();
  return (
    <li className={styles.bite}>
      <h3>{hazards[bite.hazard]}</h3>
      {controlsOf(bite).map((controls) => (
        <p key={controls} className="secondary">
          {controls}
        </p>
      ))}
      <ul className={styles.people}>
        {bite.for.map((one) => (
          <Bitten key={one.resident_id} one={one} hazard={bite.hazard} people={people} onStop={onStop} />
        ))}
      </ul>
    </li>
  );
}

/** What is done about it, each once. */
export function controlsOf({ lines }: Bite): string[] {
  return [...new Set(lines.map(({ controls }) => controls))].filter((controls) => controls !== '');
}

type BittenProps = BitesPartProps & { one: Bite['for'][number]; hazard: Bite['hazard'] };

function Bitten({ one, hazard, people, onStop }: BittenProps) {
  const { t } = useLingui();
  const hazards = useHazardWords();
  const say = useBiteWords();
  const face = people.faces.find(({ id }) => id === one.resident_id);
  if (face === undefined) return null;
  const { acknowledged, is_hard_stop } = one;
  const name = face.known_as;
  const by = acknowledged?.by ?? t`Somebody`;
  return (
    <li className={styles.person} data-stop={is_hard_stop && acknowledged === null ? '' : undefined}>
      <Face person={face} size="s" />
      <div className={styles.words}>
        <p>
          <b>{name}</b>
          {': '}
          {one.why.map(say).join(' · ')}
        </p>
        {is_hard_stop && acknowledged === null && (
          <Chip tone="danger" icon={<HandPalmIcon weight="bold" aria-hidden="true" />}>
            {t`Not without a word`}
          </Chip>
        )}
        {acknowledged !== null && (
          <p className={styles.said}>
            <CheckCircleIcon weight="fill" aria-hidden="true" />
            <span>{t`${by}: ${acknowledged.reason}`}</span>
          </p>
        )}
      </div>
      {is_hard_stop && acknowledged === null && onStop && (
        <Button
          size="small"
          variant="soft"
          aria-label={t`Say how it is safe: ${name}, ${hazards[hazard]}`}
          onClick={() => onStop(hazard, one.resident_id)}
        >
          {t`Say how it is safe`}
        </Button>
      )}
    </li>
  );
}
