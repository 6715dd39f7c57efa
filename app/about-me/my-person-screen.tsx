import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { QuotesIcon } from '@phosphor-icons/react/dist/csr/Quotes';
import { useState } from 'react';
import { useParams } from 'react-router';
import { proposeForMyPerson } from '@heartsease/domain/about-me/about-me.endpoints.ts';
import type { MyPersonsAboutMe } from '@heartsease/domain/about-me/about-me.endpoints.ts';
import { HEADINGS } from '@heartsease/domain/about-me/heading.ts';
import type { Heading } from '@heartsease/domain/about-me/heading.ts';
import { chaptersOf } from '@heartsease/domain/about-me/life-story.ts';
import type { Suggestion } from '@heartsease/domain/about-me/suggestion.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { useTitle } from '../shell/title.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { Select } from '../ui/select.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useChapterWords, useHeadingWords } from './about-me-words.ts';
import { useMyPersonsAboutMe, useWrite } from './about-me.api.ts';
import styles from './my-person-screen.module.css';
import { useOverlay } from '../shell/overlay.ts';
import { PromptList } from './prompt-list.tsx';
import { ProposeForm } from './propose-form.tsx';

/** What a relative reads of what matters to their person, and adds to it. */
export function MyPersonScreen() {
  const { t } = useLingui();
  const { residentId = '' } = useParams();
  const query = useMyPersonsAboutMe(residentId);
  const { shown, open, close } = useOverlay();
  const name = query.data?.known_as ?? '';
  const title = name === '' ? t`About me` : t`What matters to ${name}`;
  useTitle({ name: title });
  if (isNothingThere(query.error)) return <NotFoundScreen />;
  return (
    <FullScreen
      title={title}
      backTo="/tabs/home"
      actions={
        query.data && (
          <Button icon={<PlusIcon weight="bold" aria-hidden="true" />} onClick={() => open('propose')}>
            {t`Add what you know`}
          </Button>
        )
      }
    >
      <AsyncView query={query} failedTitle={t`There is a problem opening this page`}>
        {(about) => <Shared about={about} />}
      </AsyncView>
      {shown[0] === 'propose' && query.data && <Propose resident_id={residentId} name={name} onClose={close} />}
    </FullScreen>
  );
}

function Shared({ about }: { about: MyPersonsAboutMe }) {
  const { t } = useLingui();
  const headings = useHeadingWords();
  const chapters = useChapterWords();
  const name = about.known_as;
  return (
    <div className={styles.parts}>
      {about.suggestions.length > 0 && <Own suggestions={about.suggestions} />}
      {about.cards.length === 0 && (
        <p className="secondary">{t`Nothing is shared here yet. What do you know that would help? Begin with one sentence.`}</p>
      )}
      {about.cards.map((card) => (
        <Card key={card.heading} as="article" aria-label={headings[card.heading].title} className={styles.card}>
          <h2>{headings[card.heading].title}</h2>
          <p className={styles.text}>{card.text}</p>
          {card.is_own_words && (
            <p>
              <Chip tone="mustard" icon={<QuotesIcon weight="fill" aria-hidden="true" />}>
                {t`In ${name}’s own words`}
              </Chip>
            </p>
          )}
        </Card>
      ))}
      {about.life_story.length > 0 && (
        <Card as="section" aria-label={t`${name}’s life story`} className={styles.card}>
          <h2>{t`${name}’s life story`}</h2>
          {chaptersOf(about.life_story).map(({ chapter, items }) => (
            <section key={chapter} className={styles.chapter} aria-label={chapters[chapter]}>
              <h3 className={styles.name}>{chapters[chapter]}</h3>
              {items.map(({ id, title, years, place, body }) => (
                <div key={id}>
                  <p>
                    <b>{title}</b> <span className="secondary">{[years, place].filter(Boolean).join(' · ')}</span>
                  </p>
                  {body !== '' && <p className={styles.text}>{body}</p>}
                </div>
              ))}
            </section>
          ))}
        </Card>
      )}
    </div>
  );
}

/** What one proposed oneself, and what became of it. */
function Own({ suggestions }: { suggestions: readonly Suggestion[] }) {
  const { t } = useLingui();
  const headings = useHeadingWords();
  const state = { waiting: t`Waiting to be read`, accepted: t`Taken up`, declined: t`Read, and left out` };
  return (
    <Card as="section" tone="duck" aria-label={t`What you suggested`} className={styles.card}>
      <h2>{t`What you suggested`}</h2>
      <ul className={styles.own}>
        {suggestions.map((one) => (
          <li key={one.id}>
            <p>“{one.text}”</p>
            <p>
              <b>{state[one.state]}</b> · {headings[one.heading].title}
            </p>
            {one.answer !== null && <p>{t`The home says: ${one.answer}`}</p>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Propose({ resident_id, name, onClose }: { resident_id: string; name: string; onClose: () => void }) {
  const { t } = useLingui();
  const headings = useHeadingWords();
  const propose = useWrite(proposeForMyPerson);
  const [heading, setHeading] = useState<Heading>('most_important');
  return (
    <Sheet isOpen onClose={onClose} title={t`Add what you know`}>
      <ProposeForm
        label={t`What should people know?`}
        description={t`One or two sentences are plenty. The team reads it, then adds it.`}
        write={async (text) => {
          await propose.mutateAsync({ resident_id, heading, text });
        }}
        onDone={onClose}
      >
        <Select
          label={t`What is it about?`}
          description={t`The headings are written as ${name} would say them.`}
          name="heading"
          value={heading}
          onChange={setHeading}
          options={HEADINGS.map((value) => ({ value, label: headings[value].title }))}
        />
        <PromptList prompts={headings[heading].prompts} isOpen />
      </ProposeForm>
    </Sheet>
  );
}
