import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import type { Ability } from '@heartsease/domain/pal/pal.endpoints.ts';
import { openLines } from '@heartsease/domain/pal/outcome.ts';
import { draftOfFlat } from '@heartsease/domain/pal/merge-drafts.ts';
import type { FlatDraft } from '@heartsease/domain/pal/merge-drafts.ts';
import { WAYS_OF_JOINING_IN } from '@heartsease/domain/pal/ways-of-joining-in.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { useKeptDraft } from '../shell/kept-draft.ts';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { useTitle } from '../shell/title.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Face } from '../ui/face.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import { KeptLook, keyOfLook } from './kept-look.ts';
import { LineForm } from './line-form.tsx';
import { LookClashCard } from './look-clash-card.tsx';
import styles from './look-screen.module.css';
import { useAbility, useRefreshAbility } from './pal.api.ts';
import { SignForm } from './sign-form.tsx';
import { useLook } from './use-look.ts';

const SECTIONS = WAYS_OF_JOINING_IN.sections;

/** A look at how somebody joins in: one line per screen, then look it over and sign. */
export function LookScreen() {
  const { t } = useLingui();
  const { residentId = '' } = useParams();
  const query = useAbility(residentId);
  const kept = useKeptDraft(keyOfLook(residentId), KeptLook);
  const name = query.data?.resident.known_as;
  const title = name === undefined ? t`Ways of joining in` : t`How does ${name} join in?`;
  useTitle({ name: title });
  if (isNothingThere(query.error)) return <NotFoundScreen />;
  return (
    <FullScreen
      title={title}
      under={t`Think of the last ${WAYS_OF_JOINING_IN.recall_days} days. If it varied, choose what was usual.`}
      actions={query.data && <Face person={query.data.resident} size="l" />}
      backTo={`/pal/${residentId}`}
      width="narrow"
    >
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={6} />}
        failedTitle={t`There is a problem opening how this person joins in`}
      >
        {(ability) => kept !== undefined && <Looking ability={ability} kept={kept} />}
      </AsyncView>
    </FullScreen>
  );
}

function Looking({ ability, kept }: { ability: Ability; kept: KeptLook | null }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const navigate = useNavigate();
  const refresh = useRefreshAbility();
  const look = useLook(ability, kept, words.today);
  const [asked, setAsked] = useSearchParams();
  const { resident, latest } = ability;
  const name = resident.known_as;
  // Where it begins is settled once: an answer alone never turns the page.
  const [first] = useState(() => firstOpen(look.flat));
  const step = placeOf(asked.get('line')) ?? first;
  const section = SECTIONS[step];
  const goTo = (next: number) => setAsked({ line: String(next + 1) }, { replace: true });
  const leave = async (text: string) => {
    await refresh();
    showToast({ kind: 'success', text });
    void navigate(`/pal/${resident.id}`, { replace: true });
  };
  const lines = SECTIONS.length;
  const number = step + 1;

  return (
    <div className={styles.look}>
      {look.clash !== null && <LookClashCard clash={look.clash} onChoose={look.change} />}
      <div className={styles.progress}>
        <progress max={lines} value={Math.min(step, lines)} aria-label={t`Lines looked at`} />
        <p className="caption">
          {section === undefined ? t`All ${lines} lines` : t`Line ${number} of ${lines}`}
          {' · '}
          {look.where === 'kept' ? t`kept` : t`kept on this device`}
        </p>
      </div>
      {section === undefined ? (
        <SignForm
          ability={ability}
          look={look}
          onChange={goTo}
          onSign={async () => {
            const signed = await look.sign();
            if (signed !== null) await leave(t`Signed. Next look by ${words.shortDay(signed.review_on)}.`);
          }}
          onKeep={async () => {
            if (await look.keepAndWait()) await leave(t`Kept. A coordinator or manager can sign it.`);
          }}
        />
      ) : (
        <LineForm
          key={section.key}
          name={name}
          section={section}
          look={look}
          last={latest?.lines.find((line) => line.section === section.key)?.band ?? null}
          onBack={step === 0 ? null : () => goTo(step - 1)}
          onNext={() => {
            look.keep();
            goTo(step + 1);
          }}
        />
      )}
    </div>
  );
}

/** The line that the address names, from 0; the one after the last is looking it over. */
function placeOf(asked: string | null): number | null {
  const named = Number(asked);
  return asked !== null && Number.isInteger(named) && named >= 1 ? Math.min(named - 1, SECTIONS.length) : null;
}

function firstOpen(flat: FlatDraft): number {
  const [open] = openLines(WAYS_OF_JOINING_IN, draftOfFlat(flat).answers);
  return open === undefined ? SECTIONS.length : SECTIONS.findIndex(({ key }) => key === open);
}
