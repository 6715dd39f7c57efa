import { useLingui } from '@lingui/react/macro';
import { drawnPeople } from '@heartsease/domain/portraits/drawn-people.ts';
import { RESPONSES } from '@heartsease/domain/reports/response.ts';
import type { MomentResponse } from '@heartsease/domain/reports/response.ts';
import { Face } from '../ui/face.tsx';
import { Meadow } from '../ui/meadow.tsx';
import { ResponseFace, useResponseWord } from '../ui/response-face.tsx';
import styles from './intro-screen.module.css';

/** The people in these pictures are the drawn company of the demo; all of it is decoration. */

export function PersonPicture() {
  const { t } = useLingui();
  return (
    <div className={styles.person} aria-hidden="true">
      <Face person={{ known_as: 'Eileen', portrait: drawnPeople.eileen }} className={styles.portrait} />
      <ul>
        <li>{t`Every hymn and every joke`}</li>
        <li>{t`School cook from Oldham`}</li>
        <li>{t`Tea before talk`}</li>
      </ul>
    </div>
  );
}

export function LogPicture() {
  const { t } = useLingui();
  const wordFor = useResponseWord();
  return (
    <div className={styles.log} aria-hidden="true">
      <b>{t`How is it for most people?`}</b>
      <ul>
        {RESPONSES.map((response) => (
          <li key={response}>
            <ResponseFace response={response} size={44} />
            {wordFor(response)}
          </li>
        ))}
      </ul>
    </div>
  );
}

const company: { name: keyof typeof drawnPeople; answer: MomentResponse; declines?: boolean }[] = [
  { name: 'winston', answer: 'loved' },
  { name: 'gurdev', answer: 'enjoyed', declines: true },
  { name: 'joyce', answer: 'enjoyed' },
  { name: 'dilys', answer: 'quiet' },
];

export function SharePicture() {
  return (
    <div className={styles.company} aria-hidden="true">
      {company.map(({ name, answer, declines }) => (
        <Face
          key={name}
          person={{ known_as: name, portrait: drawnPeople[name] }}
          size="xl"
          badge={answer}
          cameraOff={declines}
        />
      ))}
    </div>
  );
}

const week: { moments: number; usual_response: MomentResponse | null }[] = [
  { moments: 0, usual_response: null },
  ...([1, 2, 3, 3, 4, 4, 5, 5, 6, 7, 7, 8, 9] as const).map((moments, place) => ({
    moments,
    usual_response: (['enjoyed', 'quiet', 'loved'] as const)[place % 3] ?? null,
  })),
];

export function MeadowPicture() {
  return (
    <div className={styles.meadow} aria-hidden="true">
      <Meadow flowers={week.map((flower, place) => ({ resident_id: String(place), known_as: 'Frank', ...flower }))} />
    </div>
  );
}
