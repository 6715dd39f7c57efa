import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { RelativeOfHome } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { fullName } from '@heartsease/domain/residents/full-name.ts';
import { useMay } from '../session/use-may.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { fullNameOf, useAccessWords } from './access-words.ts';
import { AllAgain } from './all-again.tsx';
import { AllLetters } from './all-letters.tsx';
import { EndSeveral } from './end-several.tsx';
import styles from './several-relatives.module.css';

/** The same list to tick: invitations sent again, or access ended, for several at a time. */
export function SeveralRelatives({ relatives }: { relatives: RelativeOfHome[] }) {
  const { t } = useLingui();
  const { states } = useAccessWords();
  const mayManage = useMay('relatives.manage');
  const [ticked, tick] = useState<ReadonlySet<string>>(new Set());
  const [isEnding, setEnding] = useState(false);
  const chosen = relatives.filter(({ id }) => ticked.has(id));
  const waiting = chosen.filter(({ status }) => status === 'invited');
  const open = chosen.filter(({ status }) => status === 'active' || status === 'paused');
  const areAll = chosen.length === relatives.length;

  function turn(id: string) {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    tick(next);
  }

  return (
    <div className={styles.several}>
      <Card padding="none">
        <ul className={styles.list} aria-label={t`Family and friends`}>
          <li className={styles.all}>
            <Checkbox
              label={t`All of these`}
              checked={areAll}
              onChange={() => tick(new Set(areAll ? [] : relatives.map(({ id }) => id)))}
            />
          </li>
          {relatives.map((relative) => (
            <li key={relative.id}>
              <Checkbox
                label={fullNameOf(relative)}
                description={[fullName(relative.resident), relative.relationship, states[relative.status]].join(' · ')}
                checked={ticked.has(relative.id)}
                onChange={() => turn(relative.id)}
              />
            </li>
          ))}
        </ul>
      </Card>
      <section className={styles.bar} aria-label={t`With those you ticked`}>
        <p role="status">{plural(chosen.length, { 0: 'Nobody is ticked', one: '# ticked', other: '# ticked' })}</p>
        <div className={styles.ways}>
          <AllAgain waiting={waiting} />
          <AllLetters waiting={waiting} />
          {mayManage && open.length > 0 && (
            <Button variant="line" onClick={() => setEnding(true)}>
              {t`End access (${open.length})`}
            </Button>
          )}
        </div>
      </section>
      {isEnding && (
        <EndSeveral
          relatives={open}
          onClose={() => setEnding(false)}
          onDone={() => {
            setEnding(false);
            tick(new Set());
          }}
        />
      )}
    </div>
  );
}
