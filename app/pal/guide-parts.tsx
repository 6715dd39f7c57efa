import { useLingui } from '@lingui/react/macro';
import type { BandGuide } from '@heartsease/domain/pal/band-guides.ts';
import styles from './guide-parts.module.css';

/** What a guide card tells, part by part; the same on the screen and on paper. */
export function GuideParts({ guide }: { guide: BandGuide }) {
  const { t } = useLingui();
  const parts: [title: string, points: readonly string[]][] = [
    [t`What you may see`, guide.may_see],
    [t`How to invite`, guide.invite],
    [t`How to set up`, guide.set_up],
    [t`What to say`, guide.say],
    [t`Shapes that suit`, guide.shapes],
    [t`Better not`, guide.avoid],
  ];
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t`How long`}</dt>
          <dd>{guide.how_long}</dd>
        </div>
        <div>
          <dt>{t`How many people`}</dt>
          <dd>{guide.how_many}</dd>
        </div>
      </dl>
      <div className={styles.parts}>
        {parts.map(([title, points]) => (
          <div key={title} className={styles.part}>
            <h3>{title}</h3>
            <Points points={points} />
          </div>
        ))}
      </div>
      <div className={styles.working}>
        <h3>{t`It is working when you see`}</h3>
        <Points points={guide.working} />
      </div>
    </>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
