import { useMemo, useRef, useState } from 'react';
import { LONGEST_LOOK_DAYS } from '@heartsease/domain/pal/assessment.ts';
import type { Instrument } from '@heartsease/domain/pal/instrument.ts';
import { draftOfFlat, flatDraft, mergeDrafts, sameDrafts } from '@heartsease/domain/pal/merge-drafts.ts';
import type { FlatDraft } from '@heartsease/domain/pal/merge-drafts.ts';
import { Ability, finaliseAbility, saveAbilityDraft } from '@heartsease/domain/pal/pal.endpoints.ts';
import type { SignedAssessment } from '@heartsease/domain/pal/pal.endpoints.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { call } from '../api/call.ts';
import { failureOf } from '../api/failure.ts';
import { useKeepDraft } from '../shell/kept-draft.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { keyOfLook } from './kept-look.ts';
import type { KeptLook } from './kept-look.ts';
import { useRememberDraft } from './pal.api.ts';

/** What somebody else did meanwhile. `fields`: both answered these, each another way. */
export interface LookClash {
  by: string | null;
  at: string;
  mine: FlatDraft;
  stands: FlatDraft;
  fields: string[];
}

export interface Look {
  flat: FlatDraft;
  change: (field: string, value: string) => void;
  clash: LookClash | null;
  /** Where the words are now. */
  where: 'here' | 'kept';
  errors: Record<string, string[]>;
  isBusy: boolean;
  /** Sends it behind what is being done. */
  keep: () => void;
  /** Sends it and waits. False: something has to be looked at first. */
  keepAndWait: () => Promise<boolean>;
  /** Null: something has to be looked at first. */
  sign: (chosen_band: string | null) => Promise<SignedAssessment | null>;
}

/** Whom, and by which questions; null: our own. */
export interface AskedLook {
  ability: Ability;
  instrument: Instrument;
  instrument_pack_id: string | null;
}

/** A look at somebody while it is written: on the device at once, on the server line by line, merged with others'. */
export function useLook(asked: AskedLook, kept: KeptLook | null, today: string): Look {
  const { ability, instrument, instrument_pack_id } = asked;
  const resident_id = ability.resident.id;
  const newWrite = useNewWrite();
  const remember = useRememberDraft(resident_id);
  const [first] = useState(() => begin(asked, kept, today));
  const [flat, setFlat] = useState(first.flat);
  const [base, setBase] = useState(first.base);
  const [clash, setClash] = useState(first.clash);
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [isBusy, setBusy] = useState(false);
  // What a call that is under way has to know when it comes back.
  const now = useRef({ flat: first.flat, base: first.base, version: ability.draft?.version ?? 0 });
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const begun = useMemo(() => (sameDrafts(flat, base) ? null : { flat, base }), [flat, base]);
  const { forget } = useKeepDraft(keyOfLook(resident_id, instrument_pack_id), begun);

  function put(next: FlatDraft) {
    now.current.flat = next;
    setFlat(next);
  }

  function stand(stands: FlatDraft, version: number) {
    now.current.base = stands;
    now.current.version = version;
    setBase(stands);
  }

  /** Somebody was quicker: both are put together, and where that can't be, a person decides. */
  function meet(current: Ability): boolean {
    const { draft, latest } = current;
    const stands = draft === null ? freshLook(instrument, today) : flatDraft(draft);
    const mine = now.current.flat;
    // A draft that is gone was signed or thrown away: what is written here stays whole.
    const met = draft === null ? { merged: mine, clashes: [] } : mergeDrafts({ base: now.current.base, mine, stands });
    stand(stands, draft?.version ?? 0);
    put(met.merged);
    setClash({
      by: draft?.changed_by ?? latest?.assessed_by ?? null,
      at: draft?.changed_at ?? new Date().toISOString(),
      mine,
      stands,
      fields: met.clashes,
    });
    return met.clashes.length === 0;
  }

  async function send(isBackground: boolean): Promise<boolean> {
    const { flat: sent, base: stands, version } = now.current;
    if (sameDrafts(sent, stands)) return true;
    try {
      const draft = await call(
        saveAbilityDraft,
        { ...newWrite(), resident_id, instrument_pack_id, base_version: version, ...draftOfFlat(sent) },
        { isBackground },
      );
      stand(flatDraft(draft), draft.version);
      remember(draft);
      return true;
    } catch (caught) {
      return tell(caught, isBackground) && (await send(isBackground));
    }
  }

  /** @returns whether it may be sent again as it is now */
  function tell(caught: unknown, isBackground: boolean): boolean {
    const failure = failureOf(caught);
    if (failure === undefined) throw caught;
    if (failure.kind === 'conflict') return meet(Ability.parse(failure.current)) && !isBackground;
    if (failure.kind === 'refused_input' && !isBackground) setErrors(failure.errors);
    return false;
  }

  /** One call after the other, so that each builds on the one before. */
  async function inLine<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const before = line.current;
    const done = (async () => {
      await before.catch(() => undefined);
      return await work();
    })();
    line.current = done.catch(() => undefined);
    return await done;
  }

  async function busily<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    setErrors({});
    setBusy(true);
    try {
      return await inLine(work);
    } finally {
      setBusy(false);
    }
  }

  async function signNow(chosen_band: string | null): Promise<SignedAssessment | null> {
    const { flat: sent, version } = now.current;
    try {
      const at = { resident_id, instrument_pack_id, base_version: version, chosen_band };
      const input = { ...newWrite(), ...at, ...draftOfFlat(sent) };
      const signed = await call(finaliseAbility, input);
      await forget();
      return signed;
    } catch (caught) {
      // What was put together is looked over before it is signed.
      tell(caught, false);
      return null;
    }
  }

  return {
    flat,
    change: (field, value) => put({ ...now.current.flat, [field]: value }),
    clash,
    where: sameDrafts(flat, base) ? 'kept' : 'here',
    errors,
    isBusy,
    keep: () => void inLine(() => send(true)).catch(() => undefined),
    keepAndWait: async () => await busily(() => send(false)),
    sign: async (chosen_band) => await busily(async () => await signNow(chosen_band)),
  };
}

/** Nothing answered; as many days are looked back on as the instrument says. */
function freshLook({ recall_days }: Instrument, today: string): FlatDraft {
  const days = Math.min(recall_days, LONGEST_LOOK_DAYS) - 1;
  return { observed_from: addDays(today, -days), observed_to: today, observers: '', notes: '' };
}

function begin({ ability: { draft }, instrument }: AskedLook, kept: KeptLook | null, today: string) {
  const base = draft === null ? freshLook(instrument, today) : flatDraft(draft);
  if (kept === null) return { flat: base, base, clash: null };
  const { merged, clashes } = mergeDrafts({ base: kept.base, mine: kept.flat, stands: base });
  const who = { by: draft?.changed_by ?? null, at: draft?.changed_at ?? new Date().toISOString() };
  const clash = clashes.length === 0 ? null : { ...who, mine: kept.flat, stands: base, fields: clashes };
  return { flat: merged, base, clash };
}
