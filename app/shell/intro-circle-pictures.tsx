import { useLingui } from '@lingui/react/macro';
import { FlowerTulipIcon } from '@phosphor-icons/react/dist/csr/FlowerTulip';
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { drawnPeople } from '@heartsease/domain/portraits/drawn-people.ts';
import { Face } from '../ui/face.tsx';
import { ResponseFace } from '../ui/response-face.tsx';
import styles from './intro-screen.module.css';

/** What a circle of families is shown, where nobody lives and nothing is reported; all of it is decoration. */

export function IdeaPicture() {
  const { t } = useLingui();
  return (
    <div className={styles.moment} aria-hidden="true">
      <img src="/scenes/paint.svg" alt="" />
      <span className={styles.tag}>
        <FlowerTulipIcon size={24} weight="fill" />
        {t`Some energy today`}
      </span>
      <p>{t`Paint a flower together, and hang it up.`}</p>
    </div>
  );
}

export function HowPicture() {
  const { t } = useLingui();
  const answers = [
    ['loved', t`We loved it`],
    ['enjoyed', t`It was good`],
    ['quiet', t`Quiet and calm`],
  ] as const;
  return (
    <div className={styles.log} aria-hidden="true">
      <b>{t`How was it?`}</b>
      <ul data-answers="3">
        {answers.map(([response, words]) => (
          <li key={response}>
            <ResponseFace response={response} size={56} />
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}

const CIRCLE = ['joyce', 'arthur', 'sushila'] as const;

export function MeetPicture() {
  const { t } = useLingui();
  return (
    <div className={styles.come} aria-hidden="true">
      <div className={styles.circle}>
        {CIRCLE.map((name) => (
          <Face key={name} person={{ known_as: name, portrait: drawnPeople[name] }} size="xl" />
        ))}
      </div>
      <b>{t`Coffee and a chat`}</b>
      <span className={styles.answer}>{t`I’ll come`}</span>
    </div>
  );
}

export function FilmPicture() {
  const { t } = useLingui();
  return (
    <div className={styles.moment} aria-hidden="true">
      <div className={styles.film}>
        <img src="/scenes/yoga.svg" alt="" />
        <span className={styles.play}>
          <PlayIcon size={26} weight="fill" />
        </span>
      </div>
      <p>{t`Ten minutes of moving in the chair.`}</p>
    </div>
  );
}
