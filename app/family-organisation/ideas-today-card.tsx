import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FlowerIcon } from '@phosphor-icons/react/dist/csr/Flower';
import { FlowerTulipIcon } from '@phosphor-icons/react/dist/csr/FlowerTulip';
import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';
import { PlantIcon } from '@phosphor-icons/react/dist/csr/Plant';
import { useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import { cardIn } from '@heartsease/domain/activities/library.ts';
import { ENERGIES, Energy } from '@heartsease/domain/family-organisation/energy.ts';
import type { FamilyIdea } from '@heartsease/domain/family-organisation/idea.ts';
import { interestOf } from '@heartsease/domain/interests/catalogue.ts';
import { useMay } from '../session/use-may.ts';
import { useOverlay } from '../shell/overlay.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ListDefinition } from '../ui/definition.tsx';
import { Empty } from '../ui/empty.tsx';
import { OneOf } from '../ui/one-of.tsx';
import { ReasonList } from '../ui/reason-list.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { DidItButton } from './did-it-button.tsx';
import { useFamilyIdeas, useFamilyInterests } from './family-ideas.api.ts';
import { useEnergyWords, useFamilyWhyWords } from './family-words.ts';
import styles from './ideas-today-card.module.css';
import { InterestsSheet } from './interests-sheet.tsx';

const DRAWINGS: Record<Energy, typeof PlantIcon> = { a_little: PlantIcon, some: FlowerTulipIcon, plenty: FlowerIcon };

/** One question, one tap, and a few things to do today. What was answered stands in the address, so Back shows it again. */
export function IdeasTodayCard() {
  const { t } = useLingui();
  const id = useId();
  const words = useEnergyWords();
  const [params, setParams] = useSearchParams();
  const energy = Energy.safeParse(params.get('energy')).data ?? null;

  function choose(answer: Energy) {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('energy', answer);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <div className={styles.top}>
        <h2 id={id}>{t`Ideas for today`}</h2>
        <Link to="/tabs/ideas" className="link">
          {t`See all`}
        </Link>
      </div>
      <OneOf
        label={t`How much energy is there today?`}
        scale="few"
        options={ENERGIES.map((value) => {
          const Drawing = DRAWINGS[value];
          return {
            value,
            label: words[value],
            drawing: <Drawing size={30} weight={value === energy ? 'fill' : 'regular'} aria-hidden="true" />,
          };
        })}
        chosen={(value) => value === energy}
        onTap={choose}
      />
      {energy !== null && <Few energy={energy} />}
      <Interests />
    </Card>
  );
}

function Few({ energy }: { energy: Energy }) {
  const { t } = useLingui();
  return (
    <AsyncView
      query={useFamilyIdeas(energy)}
      waiting={<SkeletonRows rows={3} />}
      failedTitle={t`There is a problem opening the ideas`}
      isEmpty={({ items }) => items.length === 0}
      empty={<Empty title={t`No ideas for today`} />}
    >
      {({ items, day, ...told }) => (
        <>
          <p className="visually-hidden" role="status">
            {plural(items.length, { one: '# idea', other: '# ideas' })}
          </p>
          <ul className={styles.ideas} aria-label={t`A few ideas`}>
            {items.map((idea) => (
              <Idea key={idea.activity_id} idea={idea} day={day} />
            ))}
          </ul>
          <ListDefinition of={told} />
        </>
      )}
    </AsyncView>
  );
}

function Idea({ idea, day }: { idea: FamilyIdea; day: string }) {
  const { i18n } = useLingui();
  const say = useFamilyWhyWords();
  const mayKeep = useMay('family_ideas.keep');
  const { title } = cardIn(idea, i18n.locale);
  return (
    <li className={styles.idea}>
      <Stamp icon={idea.icon} tint={idea.tint} />
      <div className={styles.words}>
        <h3>
          <Link to={`/idea/${idea.activity_id}`} className={styles.title}>
            {title}
          </Link>
        </h3>
        <ReasonList reasons={idea.whys.map(say)} />
        {mayKeep && <DidItButton idea={idea} day={day} title={title} />}
      </div>
    </li>
  );
}

/** By what the ideas are chosen, and the way to choose it. */
function Interests() {
  const { t } = useLingui();
  const mayKeep = useMay('family_ideas.keep');
  const { shown, open, close } = useOverlay();
  const { data } = useFamilyInterests();
  if (data === undefined) return null;
  const labels = data.codes.flatMap((code) => interestOf(code)?.label ?? []);
  return (
    <div className={styles.interests}>
      {labels.length > 0 && <p className="secondary">{t`You like: ${labels.join(', ')}`}</p>}
      {mayKeep && (
        <Button
          variant="quiet"
          size="small"
          icon={<HeartIcon weight="bold" aria-hidden="true" />}
          onClick={() => open('interests')}
        >
          {labels.length > 0 ? t`Change what you like` : t`Say what you like to do`}
        </Button>
      )}
      {mayKeep && shown[0] === 'interests' && <InterestsSheet codes={data.codes} onClose={close} />}
    </div>
  );
}
