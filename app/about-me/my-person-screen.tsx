import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useState } from 'react';
import { useParams } from 'react-router';
import { proposeForMyPerson } from '@heartsease/domain/about-me/about-me.endpoints.ts';
import { HEADINGS } from '@heartsease/domain/about-me/heading.ts';
import type { Heading } from '@heartsease/domain/about-me/heading.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useHeadingWords } from './about-me-words.ts';
import { useMyPersonsAboutMe, useWrite } from './about-me.api.ts';
import { useOverlay } from '../shell/overlay.ts';
import { PromptList } from './prompt-list.tsx';
import { ProposeForm } from './propose-form.tsx';
import { SharedAboutMe } from './shared-about-me-card.tsx';

/** What a relative reads of what matters to their person, and adds to it. */
export function MyPersonScreen() {
  const { t } = useLingui();
  const { residentId = '' } = useParams();
  const query = useMyPersonsAboutMe(residentId);
  const { shown, open, close } = useOverlay();
  const name = query.data?.known_as ?? '';
  const title = name === '' ? t`About me` : t`What matters to ${name}`;
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
        {(about) => <SharedAboutMe about={about} />}
      </AsyncView>
      {shown[0] === 'propose' && query.data && <Propose resident_id={residentId} name={name} onClose={close} />}
    </FullScreen>
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
        draftKey={`propose:${resident_id}`}
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
