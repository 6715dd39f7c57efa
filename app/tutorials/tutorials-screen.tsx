import { useLingui } from '@lingui/react/macro';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { useId, useState } from 'react';
import { findForgiving } from '@heartsease/domain/find-forgiving.ts';
import { TUTORIAL_ROLES, wordsIn } from '@heartsease/domain/tutorials/tutorial.ts';
import type { Tutorial } from '@heartsease/domain/tutorials/tutorial.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { ListDefinition } from '../ui/definition.tsx';
import { Empty } from '../ui/empty.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { usePlaceWords, useTutorialShelves } from './tutorial-words.ts';
import { useTutorials } from './tutorials.api.ts';
import styles from './tutorials-screen.module.css';

/** How the app is used, step by step: what was begun first, then by whose work it is about. */
export function TutorialsScreen() {
  const { t, i18n } = useLingui();
  const query = useTutorials();
  const [typed, type] = useState('');
  return (
    <FullScreen title={t`Tutorials`} under={t`Short, step by step, and only what you may do here`}>
      <div className={styles.tools}>
        <SearchField
          label={t`Search the tutorials`}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onClear={() => type('')}
        />
      </div>
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={6} />}
        failedTitle={t`There is a problem opening the tutorials`}
        isEmpty={({ items }) => items.length === 0}
        empty={<Empty title={t`No tutorials yet`} />}
      >
        {({ items, ...told }) => {
          if (typed.trim() === '')
            return (
              <>
                <Shelves tutorials={items} />
                <ListDefinition of={told} />
              </>
            );
          return <Found tutorials={foundIn(items, typed, i18n.locale)} onShowAll={() => type('')} />;
        }}
      </AsyncView>
    </FullScreen>
  );
}

function foundIn(tutorials: readonly Tutorial[], typed: string, locale: string): Tutorial[] {
  return findForgiving(tutorials, typed, (tutorial) => {
    const { title, in_short, steps } = wordsIn(tutorial, locale);
    return {
      // "wifi" means "Wi-Fi".
      names: [title, title.replaceAll('-', '')],
      also: [in_short, ...steps.map((step) => step.title)],
      told: steps.map(({ text }) => text),
    };
  });
}

function Shelves({ tutorials }: { tutorials: readonly Tutorial[] }) {
  const { t } = useLingui();
  const shelves = useTutorialShelves();
  const begun = tutorials.filter(({ place }) => place.state === 'begun');
  return (
    <div className={styles.shelves}>
      {begun.length > 0 && <Shelf title={t`Go on with`} tutorials={begun} />}
      {TUTORIAL_ROLES.toReversed().map((role) => {
        const ofRole = tutorials.filter((one) => one.role === role && one.place.state !== 'begun');
        return ofRole.length > 0 && <Shelf key={role} title={shelves[role]} tutorials={ofRole} />;
      })}
    </div>
  );
}

function Shelf({ title, tutorials }: { title: string; tutorials: readonly Tutorial[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.shelf}>
        {title}
      </h2>
      <Rows tutorials={tutorials} />
    </section>
  );
}

function Found({ tutorials, onShowAll }: { tutorials: readonly Tutorial[]; onShowAll: () => void }) {
  const { t } = useLingui();
  if (tutorials.length === 0) {
    return (
      <Empty
        title={t`Nothing found`}
        action={
          <Button variant="soft" onClick={onShowAll}>
            {t`Show everything`}
          </Button>
        }
      />
    );
  }
  return (
    <section aria-label={t`Found`}>
      <Rows tutorials={tutorials} />
    </section>
  );
}

function Rows({ tutorials }: { tutorials: readonly Tutorial[] }) {
  const { t, i18n } = useLingui();
  const placeWords = usePlaceWords();
  return (
    <Card padding="none">
      <List>
        {tutorials.map((tutorial) => {
          const { title, in_short } = wordsIn(tutorial, i18n.locale);
          return (
            <ListRow
              key={tutorial.id}
              lead={<Stamp icon={tutorial.icon} tint={tutorial.tint} />}
              title={title}
              under={tutorial.done ? in_short : `${in_short} ${placeWords(tutorial)}`}
              end={
                tutorial.done && (
                  <Chip tone="good" icon={<CheckCircleIcon weight="fill" aria-hidden="true" />}>
                    {t`Read`}
                  </Chip>
                )
              }
              to={`/tutorials/${tutorial.id}`}
            />
          );
        })}
      </List>
    </Card>
  );
}
