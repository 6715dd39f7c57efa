import { useLingui } from '@lingui/react/macro';
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { useState } from 'react';
import type { AssessmentDraft } from '@heartsease/domain/pal/assessment.ts';
import { isLicensed, packsToLookWith } from '@heartsease/domain/pal/instrument-pack.ts';
import type { Ability } from '@heartsease/domain/pal/pal.endpoints.ts';
import { discardAbilityDraft } from '@heartsease/domain/pal/pal.endpoints.ts';
import { WAYS_OF_JOINING_IN } from '@heartsease/domain/pal/ways-of-joining-in.ts';
import { call } from '../api/call.ts';
import { failureOf } from '../api/failure.ts';
import { useMay } from '../session/use-may.ts';
import { useForgetDraft } from '../shell/kept-draft.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { Ask } from '../ui/ask.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import { keyOfLook } from './kept-look.ts';
import { useInstrumentPacks } from './instrument-packs.api.ts';
import { useRefreshAbility } from './pal.api.ts';
import styles from './pal-screen.module.css';

/** Begins a look at somebody. */
export function LookAgain({ ability: { resident, latest } }: { ability: Ability }) {
  const { t } = useLingui();
  const mayDraft = useMay('ability.draft');
  const maySign = useMay('ability.finalise');
  const { today } = useTimeWords();
  const packs = packsToLookWith(useInstrumentPacks().data?.items ?? [], today);
  if (!mayDraft) return null;
  const name = resident.known_as;
  return (
    <div className={styles.ways}>
      <ButtonLink to={`/pal/${resident.id}/look`} icon={<EyeIcon weight="bold" aria-hidden="true" />}>
        {latest === null ? t`Look at how ${name} joins in` : t`Look again`}
      </ButtonLink>
      {packs.map(({ id, title }) => (
        <ButtonLink key={id} to={`/pal/${resident.id}/look?pack=${id}`} variant="line">
          {t`Look with ${title}`}
        </ButtonLink>
      ))}
      {maySign && (
        <ButtonLink to={`/pal/${resident.id}/result`} variant="line">
          {t`Write down a PAL result`}
        </ButtonLink>
      )}
    </div>
  );
}

/** What somebody began: go on with it, or throw it away. */
export function DraftCard({ ability, draft }: { ability: Ability; draft: AssessmentDraft }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const newWrite = useNewWrite();
  const refresh = useRefreshAbility();
  const forget = useForgetDraft(keyOfLook(ability.resident.id, draft.instrument_pack_id));
  const mayDraft = useMay('ability.draft');
  const packs = useInstrumentPacks();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const by = draft.changed_by ?? t`Somebody`;
  const day = words.nearDay(words.dayOf(draft.changed_at));
  const answered = Object.keys(draft.answers).length;
  const pack = packs.data?.items.find(({ id }) => id === draft.instrument_pack_id);
  const isOwn = draft.instrument_pack_id === null;
  const lines = isOwn ? WAYS_OF_JOINING_IN.sections.length : pack?.lines;
  // Until the list is here nobody is told that the words are gone.
  const isGone = !isOwn && packs.data !== undefined && (pack === undefined || !isLicensed(pack, words.today));
  const resident_id = ability.resident.id;
  const toLook = `/pal/${resident_id}/look${isOwn ? '' : `?pack=${draft.instrument_pack_id}`}`;

  async function discard() {
    setBusy(true);
    try {
      await call(discardAbilityDraft, { ...newWrite(), resident_id, base_version: draft.version });
      await forget();
    } catch (caught) {
      if (failureOf(caught)?.kind !== 'conflict') throw caught;
      showToast({ kind: 'warning', text: t`Somebody wrote on it just now. Look at it before you throw it away.` });
    } finally {
      await refresh();
      setBusy(false);
      setAsked(false);
    }
  }

  return (
    <Card as="section" tone="duck" aria-labelledby="draft" className={styles.card}>
      <h2 id="draft">{t`A look is under way`}</h2>
      <p>
        {pack && `${pack.title}. `}
        {lines === undefined
          ? t`${by} last wrote on it: ${day}.`
          : t`${by} last wrote on it: ${day}. ${answered} of ${lines} lines are answered.`}
      </p>
      {isGone && (
        <p>{t`The licence of these questions has run out, so it can’t be finished. Throw it away to look anew.`}</p>
      )}
      {mayDraft && (
        <div className={styles.ways}>
          {!isGone && (
            <ButtonLink to={toLook} icon={<PencilSimpleIcon weight="bold" aria-hidden="true" />}>
              {t`Go on with it`}
            </ButtonLink>
          )}
          <Button variant="line" onClick={() => setAsked(true)}>
            {t`Throw it away`}
          </Button>
        </div>
      )}
      <Ask
        isOpen={isAsked}
        title={t`Throw this draft away?`}
        confirm={t`Throw it away`}
        kind="danger"
        busy={isBusy}
        onConfirm={() => void discard()}
        onCancel={() => setAsked(false)}
      >
        {t`What ${by} wrote on it is gone then. Signed looks stay as they are.`}
      </Ask>
    </Card>
  );
}
