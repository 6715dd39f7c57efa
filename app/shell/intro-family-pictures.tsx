import { useLingui } from '@lingui/react/macro';
import { drawnPeople } from '@heartsease/domain/portraits/drawn-people.ts';
import { Face } from '../ui/face.tsx';
import { HeartseaseSprig } from '../ui/mark.tsx';
import { ResponseFace, useResponseWord } from '../ui/response-face.tsx';
import styles from './intro-screen.module.css';

/** What families are shown: people and scenes of the demo again, and all of it decoration. */

export function DayPicture() {
  const { t } = useLingui();
  const loved = useResponseWord()('loved');
  return (
    <div className={styles.moment} aria-hidden="true">
      <img src="/scenes/yoga.svg" alt="" />
      <span className={styles.tag}>
        <ResponseFace response="loved" size={26} />
        {loved}
      </span>
      <p>{t`Eileen led the arm circles at chair yoga.`}</p>
    </div>
  );
}

const PHOTOS = ['tea', 'paint', 'sea'] as const;

export function PhotosPicture() {
  return (
    <ul className={styles.photos} aria-hidden="true">
      {PHOTOS.map((scene) => (
        <li key={scene}>
          <img src={`/scenes/${scene}.svg`} alt="" />
        </li>
      ))}
    </ul>
  );
}

export function ComePicture() {
  const { t } = useLingui();
  return (
    <div className={styles.come} aria-hidden="true">
      <Face person={{ known_as: 'Mei-Ling', portrait: drawnPeople.mei_ling }} size="xl" />
      <b>{t`Mei-Ling’s 90th tea party`}</b>
      <span className={styles.answer}>{t`I’ll come`}</span>
    </div>
  );
}

export function LetterPicture() {
  return (
    <div className={styles.letter} aria-hidden="true">
      <span />
      <span />
      <span />
      <span />
      <HeartseaseSprig flowers={4} />
    </div>
  );
}
