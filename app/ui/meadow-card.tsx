import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Card } from './card.tsx';
import { Definition } from './definition.tsx';
import styles from './meadow-card.module.css';
import { Meadow, type MeadowFlower, MeadowTable } from './meadow.tsx';

type MeadowCardProps = {
  flowers: MeadowFlower[];
  onOpen?: ((resident_id: string) => void) | undefined;
  /** Where the moments are that a number of the table counts. */
  momentsPath?: ((resident_id: string) => string) | undefined;
};

/** The meadow with its heading and the way to the table and back. */
export function MeadowCard({ flowers, onOpen, momentsPath }: MeadowCardProps) {
  const { t } = useLingui();
  const [isTable, setTable] = useState(false);
  const inWords = meadowInWords(flowers);
  return (
    <Card as="section" aria-label={t`The meadow this week`}>
      <div className={styles.top}>
        <div>
          <h2>{t`The meadow this week`}</h2>
          <p>{inWords}</p>
          <p className="secondary">{t`One flower for each person. The taller, the more moments.`}</p>
        </div>
        <button type="button" className="link" onClick={() => setTable(!isTable)}>
          {isTable ? t`See as flowers` : t`See as a table`}
        </button>
      </div>
      {isTable ? (
        <MeadowTable flowers={flowers} onOpen={onOpen} momentsPath={momentsPath} />
      ) : (
        <Meadow flowers={flowers} onOpen={onOpen} />
      )}
      <Definition>
        {t`Moments of the last 7 days, today with them, of everybody who lives here: one person’s part in one activity is one moment. The flower is the response that the person gave most. What was taken back does not count.`}
      </Definition>
    </Card>
  );
}

/** What the drawing tells, for whoever does not see it or has no time to look. */
function meadowInWords(flowers: readonly MeadowFlower[]): string {
  const moments = flowers.reduce((sum, flower) => sum + flower.moments, 0);
  const none = flowers.filter((flower) => flower.moments === 0).length;
  const all = plural(moments, { one: '# moment this week', other: '# moments this week' });
  const missed = plural(none, { 0: 'everybody had one', one: '# person had none', other: '# people had none' });
  return `${all} · ${missed}`;
}
