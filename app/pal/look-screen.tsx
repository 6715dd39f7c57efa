import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import type { Instrument } from '@heartsease/domain/pal/instrument.ts';
import { openLines } from '@heartsease/domain/pal/outcome.ts';
import { draftOfFlat } from '@heartsease/domain/pal/merge-drafts.ts';
import type { FlatDraft } from '@heartsease/domain/pal/merge-drafts.ts';
import { WAYS_OF_JOINING_IN } from '@heartsease/domain/pal/ways-of-joining-in.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { useKeptDraft } from '../shell/kept-draft.ts';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Face } from '../ui/face.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import { useInstrument } from './instrument-packs.api.ts';
import { KeptLook, keyOfLook } from './kept-look.ts';
import { LineForm } from './line-form.tsx';
import { LookClashCard } from './look-clash-card.tsx';
import styles from './look-screen.module.css';
import { useAbility, useRefreshAbility } from './pal.api.ts';
import { SignForm } from './sign-form.tsx';
import { useLook } from './use-look.ts';
import type { AskedLook } from './use-look.ts';

/** A look at how somebody joins in: one line per screen, then look it over and sign. */
export function LookScreen() {
  const { t } = useLingui();
  const { residentId = '' } = useParams();
  const [asked] = useSearchParams();
  const query = useAbility(residentId);
  // What was begun is gone on with; otherwise the address says which questions. Settled once, with the first answer:
  // when somebody signs the draft or throws it away meanwhile, other questions must not come under the finger.
  const [packId, settle] = useState<string | null>();
  if (packId === undefined && query.data !== undefined)
    settle(query.data.draft ? query.data.draft.instrument_pack_id : asked.get('pack'));
  const pack = useInstrument(packId ?? null);
  const instrument = packId === null ? WAYS_OF_JOINING_IN : pack.data;
  const name = query.data?.resident.known_as;
  const title = name === undefined ? t`Ways of joining in` : t`How does ${name} join in?`;
  if (isNothingThere(query.error)) return <NotFoundScreen />;
  return (
    <FullScreen
      title={title}
      under={instrument && t`Think of the last ${instrument.recall_days} days. If it varied, choose what was usual.`}
      actions={query.data && <Face person={query.data.resident} size="l" />}
      backTo={`/pal/${residentId}`}
      width="narrow"
    >
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={6} />}
        failedTitle={t`There is a problem opening how this person joins in`}
      >
        {(ability) =>
          typeof packId !== 'string' ? (
            <FromKept asked={{ ability, instrument: WAYS_OF_JOINING_IN, instrument_pack_id: null }} />
          ) : isNothingThere(pack.error) ? (
            <Empty
              title={t`These questions can’t be asked any more`}
              action={<ButtonLink to={`/pal/${residentId}`} replace>{t`Back to how they join in`}</ButtonLink>}
            >
              {t`Their licence has run out, or the pack was removed. What was signed with it stays.`}
            </Empty>
          ) : (
            <AsyncView
              query={pack}
              waiting={<SkeletonRows rows={6} />}
              failedTitle={t`There is a problem opening these questions`}
            >
              {(licensed) => (
                <>
                  <FromKept asked={{ ability, instrument: licensed, instrument_pack_id: packId }} />
                  <p className="caption">{[licensed.title, licensed.copyright].filter(Boolean).join(' · ')}</p>
                </>
              )}
            </AsyncView>
          )
        }
      </AsyncView>
    </FullScreen>
  );
}

/** From where its author left it on this device. */
function FromKept({ asked }: { asked: AskedLook }) {
  // Settled once: a draft that the server keeps meanwhile is the one that is being written here.
  const [first] = useState(asked);
  const kept = useKeptDraft(keyOfLook(first.ability.resident.id, first.instrument_pack_id), KeptLook);
  return kept === undefined ? <SkeletonRows rows={6} /> : <Looking asked={first} kept={kept} />;
}

function Looking({ asked, kept }: { asked: AskedLook; kept: KeptLook | null }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const navigate = useNavigate();
  const refresh = useRefreshAbility();
  const look = useLook(asked, kept, words.today);
  const [address, setAddress] = useSearchParams();
  const { ability, instrument } = asked;
  const { resident, latest } = ability;
  const { sections } = instrument;
  const name = resident.known_as;
  // Where it begins is settled once: an answer alone never turns the page.
  const [first] = useState(() => firstOpen(instrument, look.flat));
  const step = placeOf(instrument, address.get('line')) ?? first;
  const section = sections[step];
  const goTo = (next: number) =>
    setAddress((now) => ({ ...Object.fromEntries(now), line: String(next + 1) }), { replace: true });
  const leave = async (text: string) => {
    await refresh();
    showToast({ kind: 'success', text });
    void navigate(`/pal/${resident.id}`, { replace: true });
  };
  // Last time counts where the same was asked.
  const lastAnswer = (line: string) =>
    latest?.title === instrument.title ? (latest.lines.find(({ section: key }) => key === line)?.mark ?? null) : null;
  const lines = sections.length;
  const number = step + 1;

  return (
    <div className={styles.look}>
      {look.clash !== null && <LookClashCard instrument={instrument} clash={look.clash} onChoose={look.change} />}
      <div className={styles.progress}>
        <ProgressBar value={Math.min(step, lines)} max={lines} aria-label={t`Lines looked at`} />
        <p className="caption">
          {section === undefined ? t`All ${lines} lines` : t`Line ${number} of ${lines}`}
          {' · '}
          {look.where === 'kept' ? t`kept` : t`kept on this device`}
        </p>
      </div>
      {section === undefined ? (
        <SignForm
          ability={ability}
          instrument={instrument}
          look={look}
          onChange={goTo}
          onSign={async (chosen_band) => {
            const signed = await look.sign(chosen_band);
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
          last={lastAnswer(section.key)}
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
function placeOf({ sections }: Instrument, asked: string | null): number | null {
  const named = Number(asked);
  return asked !== null && Number.isInteger(named) && named >= 1 ? Math.min(named - 1, sections.length) : null;
}

function firstOpen(instrument: Instrument, flat: FlatDraft): number {
  const [open] = openLines(instrument, draftOfFlat(flat).answers);
  return open === undefined ? instrument.sections.length : instrument.sections.findIndex(({ key }) => key === open);
}
