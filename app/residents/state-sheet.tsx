import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { endStay, resumeStay, setState } from '@heartsease/domain/residents/profile.endpoints.ts';
import type { Profile } from '@heartsease/domain/residents/profile.ts';
import { failureOf } from '../api/failure.ts';
import { useMay } from '../session/use-may.ts';
import { BegunNotice } from '../shell/begun-notice.tsx';
import { useFieldsDraft } from '../shell/fields-draft.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { Ask } from '../ui/ask.tsx';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup } from '../ui/choice.tsx';
import { Field } from '../ui/field.tsx';
import formStyles from '../ui/form.module.css';
import { Sheet } from '../ui/sheet.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import { useResidentWrite } from './profile.api.ts';

interface StateSheetProps {
  profile: Profile;
  onClose: () => void;
}

/** Here, here for a short stay, away; and for a manager the end of a stay, or taking that back. */
export function StateSheet({ profile, onClose }: StateSheetProps) {
  const { t } = useLingui();
  const mayManage = useMay('residents.manage');
  const mayEnd = useMay('residents.end_stay');
  const { status, known_as: name } = profile;
  const isHere = status !== 'died' && status !== 'moved_on';
  const [isEnding, end] = useState(!mayManage);
  return (
    <Sheet isOpen onClose={onClose} title={isHere && isEnding ? t`The end of ${name}’s stay` : t`Where is ${name}?`}>
      {isHere && !isEnding && <HereOrAway profile={profile} onClose={onClose} />}
      {isHere && !isEnding && mayEnd && (
        <Button variant="quiet" full onClick={() => end(true)}>
          {t`${name} died or moved away`}
        </Button>
      )}
      {isHere && isEnding && <EndOfStay profile={profile} onClose={onClose} />}
      {!isHere && <Resume profile={profile} onClose={onClose} />}
    </Sheet>
  );
}

function HereOrAway({ profile, onClose }: StateSheetProps) {
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const write = useResidentWrite(setState);
  const [status, choose] = useState<'active' | 'respite' | 'away'>(
    profile.status === 'respite' || profile.status === 'away' ? profile.status : 'active',
  );
  const [note, setNote] = useState(profile.status_note);
  const [refused, refuse] = useState<string>();
  const name = profile.known_as;
  const put = (kept: { status: typeof status; note: string }) => {
    choose(kept.status);
    setNote(kept.note);
  };
  const { forget, onStartAnew, alsoChanged } = useFieldsDraft(`state:${profile.id}`, { status, note }, put, {
    isOfOthersToo: true,
  });
  const labels = { status: t`Where they are`, note: t`Note` };

  async function save() {
    try {
      await write.mutateAsync({ ...newWrite(), resident_id: profile.id, status, note });
      await forget();
      showToast({ kind: 'success', text: t`Saved.` });
      onClose();
    } catch (caught) {
      refuse(messageOf(caught));
    }
  }

  return (
    <div className={formStyles.form}>
      {onStartAnew && <BegunNotice onStartAnew={onStartAnew} alsoChanged={alsoChanged.map((field) => labels[field])} />}
      <ChoiceGroup
        label={labels.status}
        hideLabel
        name="status"
        value={status}
        onChange={choose}
        options={[
          { value: 'active', label: t`Here` },
          { value: 'respite', label: t`Here for a short stay` },
          {
            value: 'away',
            label: t`Away`,
            description: t`In hospital or with family. Nobody is reminded of ${name} meanwhile.`,
          },
        ]}
      />
      <Field
        label={labels.note}
        optional
        description={t`For example: back on Monday.`}
        value={note}
        error={refused}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button size="large" full busy={write.isPending} onClick={() => void save()}>
        {t`Save`}
      </Button>
    </div>
  );
}

function EndOfStay({ profile, onClose }: StateSheetProps) {
  const { t } = useLingui();
  const words = useTimeWords();
  const newWrite = useNewWrite();
  const write = useResidentWrite(endStay);
  const [status, choose] = useState<'died' | 'moved_on' | null>(null);
  const [on, setOn] = useState(words.today);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<{ status?: string; on?: string }>({});
  const [isAsking, ask] = useState(false);
  const name = profile.known_as;
  const { forget } = useFieldsDraft(`end-of-stay:${profile.id}`, { status, on, note }, (kept) => {
    choose(kept.status);
    setOn(kept.on);
    setNote(kept.note);
  });

  async function save() {
    if (status === null) return;
    try {
      await write.mutateAsync({ ...newWrite(), resident_id: profile.id, status, on, note });
      await forget();
      onClose();
    } catch (caught) {
      ask(false);
      setProblem({ on: messageOf(caught) });
    }
  }

  return (
    <form
      className={formStyles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setProblem(status === null ? { status: t`Choose one` } : {});
        ask(status !== null);
      }}
    >
      <ChoiceGroup
        label={t`What happened?`}
        name="end"
        value={status}
        error={problem.status}
        onChange={choose}
        options={[
          { value: 'died', label: t`${name} died` },
          { value: 'moved_on', label: t`${name} moved away` },
        ]}
      />
      <Field
        label={t`On which day?`}
        type="date"
        value={on}
        max={words.today}
        error={problem.on}
        onChange={({ target }) => setOn(target.value)}
      />
      <Field label={t`Note`} optional value={note} onChange={({ target }) => setNote(target.value)} />
      <p>
        {t`Birthdays, suggestions and places in sessions to come stop at once, and no automatic message goes to the family. Everything that was lived together stays.`}
      </p>
      <Button type="submit" size="large" full>
        {t`Go on`}
      </Button>
      <Ask
        isOpen={isAsking}
        title={status === 'died' ? t`${name} died on ${words.date(on)}?` : t`${name} moved away on ${words.date(on)}?`}
        confirm={t`Yes, that is right`}
        busy={write.isPending}
        onConfirm={() => void save()}
        onCancel={() => ask(false)}
      >
        {t`${name} leaves the lists and Today now. You can take this back.`}
      </Ask>
    </form>
  );
}

function Resume({ profile, onClose }: StateSheetProps) {
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const write = useResidentWrite(resumeStay);
  const [refused, refuse] = useState<string>();
  const name = profile.known_as;

  async function save() {
    try {
      await write.mutateAsync({ ...newWrite(), resident_id: profile.id });
      showToast({ kind: 'success', text: t`${name} is back in the lists, and in the sessions to come.` });
      onClose();
    } catch (caught) {
      refuse(messageOf(caught));
    }
  }

  return (
    <div className={formStyles.form}>
      <p>
        {t`If this was a mistake, or ${name} came back, everything is as it was before: lists, birthdays and the places in sessions to come.`}
      </p>
      {refused !== undefined && <p role="alert">{refused}</p>}
      <Button size="large" full busy={write.isPending} onClick={() => void save()}>
        {t`${name} lives here`}
      </Button>
    </div>
  );
}

/** @throws what is no answer of the server; every other failure but a refusal has had its toast */
function messageOf(caught: unknown): string {
  const failure = failureOf(caught);
  if (failure === undefined) throw caught;
  return failure.kind === 'refused_input' ? (Object.values(failure.errors)[0]?.[0] ?? failure.message ?? '') : '';
}
