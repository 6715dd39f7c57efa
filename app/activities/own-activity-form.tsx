import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { OwnActivity, OwnActivityFields } from '@heartsease/domain/activities/own-activity.ts';
import type { SavedState } from '@heartsease/domain/activities/own-activity.ts';
import { beginOwnActivity, saveOwnActivity } from '@heartsease/domain/activities/own-activities.endpoints.ts';
import { UNWRITTEN } from '@heartsease/domain/activities/prefill.ts';
import { clashOf, isSame } from '@heartsease/domain/merge.ts';
import type { Clash } from '@heartsease/domain/merge.ts';
import { call } from '../api/call.ts';
import { failureOf } from '../api/failure.ts';
import { problemsIn } from '../api/field-problems.ts';
import type { Problems } from '../api/field-problems.ts';
import { ClashCard } from '../ui/clash-card.tsx';
import { useMay } from '../session/use-may.ts';
import { BegunNotice } from '../shell/begun-notice.tsx';
import { useKeepDraft } from '../shell/kept-draft.ts';
import type { Begun } from '../shell/kept-draft.ts';
import { useTitle } from '../shell/title.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import formStyles from '../ui/form.module.css';
import { showToast } from '../ui/toast-store.ts';
import { inWords } from '../words/rule-words.ts';
import { useActivities } from './activities.api.ts';
import { useOwnActivityWrite } from './own-activities.api.ts';
import styles from './own-activity-form.module.css';
import { CardPart, PracticalPart, SheetPart } from './own-activity-parts.tsx';
import { BandsPart, RisksPart } from './own-activity-people-part.tsx';
import { ShelfPart } from './own-activity-shelf-part.tsx';
import { useOwnActivityWords } from './own-activity-words.ts';

interface OwnActivityFormProps {
  /** Null for a new one. */
  activity: OwnActivity | null;
  /** The title of what its first values come from. */
  like: string | null;
  draftKey: string;
  begun: Begun<OwnActivityFields>;
  onStartAnew: (() => void) | undefined;
  onDone: (state: SavedState) => void;
}

/** The editor of a home's own activity: its card and its sheet, with sensible values to begin from. */
export function OwnActivityForm({ activity, draftKey, begun, onStartAnew, onDone, ...props }: OwnActivityFormProps) {
  const { t } = useLingui();
  const isEditor = useMay('own_activities.edit');
  const { labels, say } = useOwnActivityWords();
  const save = useOwnActivityWrite(saveOwnActivity);
  const [fields, setFields] = useState(begun.fields);
  const [stood, setStood] = useState({ base: begun.base, base_version: begun.base_version });
  const [like, setLike] = useState(props.like);
  const [clash, setClash] = useState<Clash<OwnActivityFields> | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  // Once it began, with values or empty on purpose, a title changes nothing else.
  const [hasBegun, setBegun] = useState(activity !== null || props.like !== null);
  // Fields that hold what is typed begin anew with it, when values come in from elsewhere.
  const [revision, setRevision] = useState(0);
  const sameTitle = useSameTitle(fields.title, activity?.id ?? null);
  const listed = Object.entries(problems).map(([id, message]) => ({
    ...(id in labels && { id }),
    message: inWords(message),
  }));
  useTitle({ hasErrors: listed.length > 0 });
  const { forget } = useKeepDraft(draftKey, isSame(fields, stood.base) ? null : { fields, ...stood });

  const change = (part: Partial<OwnActivityFields>) => setFields((now) => ({ ...now, ...part }));
  const errorOf = (field: keyof OwnActivityFields) => {
    const problem = problems[field];
    return problem === undefined ? undefined : inWords(problem);
  };

  function putIn(values: OwnActivityFields) {
    setFields(values);
    setRevision((now) => now + 1);
  }

  /** Somebody typed a title and nothing else yet: the library may know something like it. @returns what it begins like */
  async function beginFromTitle(): Promise<string | null> {
    const { title } = fields;
    if (hasBegun || title.trim().length < 3 || !isSame({ ...fields, title: '' }, UNWRITTEN)) return null;
    const found = await call(beginOwnActivity, { title, activity_id: null }, { isBackground: true }).catch(() => null);
    if (found === null || found.like === null) return null;
    putIn({ ...found.fields, title });
    setLike(found.like.title);
    setBegun(true);
    return found.like.title;
  }

  /** Enter in the title, or a tap right after it: what comes in is looked over before it is saved. */
  async function sendOrBegin(state: SavedState) {
    const begunLike = await beginFromTitle();
    if (begunLike === null) await send(state);
    else
      showToast({
        kind: 'success',
        text: t`It begins like “${begunLike}”. Look it over, then save it.`,
        duration: 6_000,
      });
  }

  async function send(state: SavedState) {
    if (save.isPending) return;
    const checked = OwnActivityFields.safeParse(fields);
    if (!checked.success) {
      // Of several at one field the first is told.
      const told = checked.error.issues.map(({ path, message }) => [String(path[0]), message] as const);
      setProblems(Object.fromEntries(told.toReversed()));
      return;
    }
    setProblems({});
    try {
      const { base_version } = stood;
      await save.mutateAsync({ ...checked.data, activity_id: activity?.id ?? null, base_version, state });
    } catch (caught) {
      const failure = failureOf(caught);
      if (failure === undefined) throw caught;
      if (failure.kind === 'conflict') mergeWith(OwnActivity.parse(failure.current));
      else setProblems(problemsIn(caught));
      return;
    }
    await forget();
    showToast({ kind: 'success', text: saved[state] });
    onDone(state);
  }

  function mergeWith(now: OwnActivity) {
    const stands = OwnActivityFields.parse(now);
    const who = { by: now.changed_by, at: now.changed_at };
    const { merged, clash: found } = clashOf({ base: stood.base, mine: fields, stands }, who);
    putIn(merged);
    setStood({ base: stands, base_version: now.version });
    setClash(found);
  }

  const { title } = fields;
  const saved: Record<SavedState, string> = {
    draft: t`“${title}” is kept as a draft.`,
    proposed: t`“${title}” is proposed. You can log with it already.`,
    approved: t`“${title}” is in the library.`,
  };
  const isIn = activity?.state === 'approved';
  const keepsDraft = !isIn && (activity?.is_mine ?? true);
  const parts = { fields, change, errorOf };
  return (
    <form
      className={formStyles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void sendOrBegin(isEditor ? 'approved' : 'proposed');
      }}
    >
      <ErrorSummary errors={listed} />
      {onStartAnew && clash === null && <BegunNotice onStartAnew={onStartAnew} />}
      {activity?.state === 'returned' && (
        <Card tone="mustard">
          <p>
            <b>{t`Returned with a word`}</b>
          </p>
          <p>{activity.word}</p>
        </Card>
      )}
      {clash !== null && (
        <ClashCard
          clash={clash}
          label={(field) => new Map(Object.entries(labels)).get(field) ?? field}
          say={say}
          onChoose={(field, value) => putIn({ ...fields, [field]: value })}
        />
      )}
      {like !== null && (
        <div className={styles.like} role="status">
          <p>{t`It begins like “${like}”. Change what is different.`}</p>
          <Button
            size="small"
            variant="line"
            onClick={() => {
              putIn({ ...UNWRITTEN, title });
              setLike(null);
              setBegun(true);
            }}
          >
            {t`Begin empty`}
          </Button>
        </div>
      )}
      <Card>
        <CardPart {...parts} sameTitle={sameTitle} onTitleDone={() => void beginFromTitle()} />
      </Card>
      <Card>
        <PracticalPart {...parts} />
      </Card>
      <Card>
        <SheetPart key={revision} {...parts} />
      </Card>
      <Card>
        <BandsPart {...parts} />
      </Card>
      <Card>
        <ShelfPart key={revision} {...parts} />
      </Card>
      <Card>
        <RisksPart {...parts} />
      </Card>
      <div className={styles.buttons}>
        <Button type="submit" size="large" full busy={save.isPending}>
          {isIn ? t`Save` : isEditor ? t`Put it into the library` : t`Propose it`}
        </Button>
        {keepsDraft && (
          <Button variant="line" full onClick={() => void send('draft')}>
            {t`Keep as a draft`}
          </Button>
        )}
      </div>
    </form>
  );
}

/** What of the library is called the same, whatever its capitals. */
function useSameTitle(title: string, except: string | null): string | undefined {
  const { data } = useActivities();
  const name = title.trim().toLocaleLowerCase();
  return data?.items.find((one) => one.id !== except && one.title.toLocaleLowerCase() === name)?.title;
}
