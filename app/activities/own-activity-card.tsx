import { useLingui } from '@lingui/react/macro';
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import { Link, useNavigate } from 'react-router';
import {
  answerOwnActivity,
  retireOwnActivity,
  shareOwnActivity,
} from '@heartsease/domain/activities/own-activities.endpoints.ts';
import type { ListedOwnActivity } from '@heartsease/domain/activities/own-activity.ts';
import { failureOf } from '../api/failure.ts';
import { problemsIn } from '../api/field-problems.ts';
import { useMay } from '../session/use-may.ts';
import { Button, ButtonLink, buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { MenuButton } from '../ui/menu.tsx';
import type { MenuEntry } from '../ui/menu.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { showToast } from '../ui/toast-store.ts';
import { inWords } from '../words/rule-words.ts';
import { useTimeWords } from '../words/time.ts';
import { useOwnActivityWrite } from './own-activities.api.ts';
import { useCategoryWord } from '../words/category-word.ts';
import styles from './own-activities-screen.module.css';
import { useUsesWords } from './own-activity-words.ts';

/** One activity of the home's own or its organisation's: how often it was done and how it went, and what to do about it. */
export function OwnActivityCard({ activity, onReturn }: { activity: ListedOwnActivity; onReturn: () => void }) {
  const { t } = useLingui();
  const time = useTimeWords();
  const categoryWord = useCategoryWord();
  const uses = useUsesWords();
  const { id, title, state, is_retired, word } = activity;
  const isInLibrary = state === 'approved' && !is_retired;
  const by = state === 'approved' && activity.author !== null ? [t`by ${activity.author}`] : [];
  return (
    <Card as="li" className={styles.activity} aria-label={title}>
      <Stamp icon={activity.icon} tint={activity.tint} size="l" />
      <div className={styles.words}>
        <h2>
          {isInLibrary ? (
            <Link to={`/activity/${id}`} className={styles.title}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        {activity.summary !== '' && <p className={styles.summary}>{activity.summary}</p>}
        <p className={styles.facts}>
          {[categoryWord(activity.category), time.minutes(activity.minutes), ...by].join(' · ')}
        </p>
        <p className={styles.marks}>
          <StateChip activity={activity} />
          {activity.is_shared && activity.home === null && <Chip tone="duck">{t`Shared with the organisation`}</Chip>}
          {activity.home !== null && <Chip tone="duck">{t`From ${activity.home}`}</Chip>}
        </p>
        {state === 'returned' && word !== '' && <p className={styles.word}>{word}</p>}
        {state === 'approved' && <p className="secondary">{uses(activity.uses)}</p>}
      </div>
      <Actions activity={activity} onReturn={onReturn} />
    </Card>
  );
}

function StateChip({ activity: { state, is_mine, author, is_retired } }: { activity: ListedOwnActivity }) {
  const { t } = useLingui();
  const who = is_mine || author === null ? t`you` : author;
  if (is_retired) return <Chip>{t`Out of use`}</Chip>;
  switch (state) {
    case 'draft':
      return <Chip>{t`Your draft`}</Chip>;
    case 'proposed':
      return <Chip tone="mustard">{t`Proposed by ${who}`}</Chip>;
    case 'returned':
      return <Chip tone="mustard">{t`Returned to ${who}`}</Chip>;
    case 'approved':
      return null;
  }
}

function Actions({ activity, onReturn }: { activity: ListedOwnActivity; onReturn: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const isEditor = useMay('own_activities.edit');
  const answer = useOwnActivityWrite(answerOwnActivity);
  const retire = useOwnActivityWrite(retireOwnActivity);
  const share = useOwnActivityWrite(shareOwnActivity);
  const { id, title, version, state, home, is_mine, is_retired, is_shared } = activity;
  const isOurs = home === null;
  const mayRetire = isOurs && (isEditor || (is_mine && state !== 'approved'));
  const isApproved = state === 'approved' && !is_retired;
  const isToAnswer = isEditor && isOurs && state === 'proposed' && !is_retired;

  async function attempt(work: () => Promise<unknown>, done: string, undo?: () => void) {
    try {
      await work();
      showToast({
        kind: 'success',
        text: done,
        ...(undo && { duration: 10_000, action: { is_undo: true, label: t`Undo`, onPress: undo } }),
      });
    } catch (caught) {
      const failure = failureOf(caught);
      if (failure === undefined) throw caught;
      if (failure.kind === 'conflict') {
        showToast({ kind: 'warning', text: t`Somebody changed it meanwhile. Look at it again.` });
        return;
      }
      const [problem] = Object.values(problemsIn(caught));
      if (problem) showToast({ kind: 'danger', text: inWords(problem) });
    }
  }

  const putAway = (out: boolean) => retire.mutateAsync({ activity_id: id, is_retired: out });
  const takeOut = () =>
    void attempt(
      () => putAway(true),
      t`“${title}” is out of use. Reports keep what they say.`,
      () => void attempt(() => putAway(false), t`“${title}” is back.`),
    );
  const entries: MenuEntry[] = [
    ...(isEditor && isOurs && isApproved
      ? [
          {
            id: 'share',
            label: is_shared ? t`Keep it to this home` : t`Share with the organisation`,
            onPress: () =>
              void attempt(
                () => share.mutateAsync({ activity_id: id, is_shared: !is_shared }),
                is_shared ? t`Only this home sees “${title}” now.` : t`Every home of the organisation sees “${title}”.`,
              ),
          },
        ]
      : []),
    ...(isApproved
      ? [
          {
            id: 'copy',
            label: t`Begin a new one like it`,
            onPress: () => void navigate(`/manage-custom-activities/new?from=${id}`),
          },
        ]
      : []),
    ...(mayRetire && !is_retired ? [{ id: 'retire', label: t`Take it out of use`, onPress: takeOut }] : []),
  ];
  return (
    <div className={styles.actions}>
      {isToAnswer && (
        <>
          <Button
            size="small"
            busy={answer.isPending}
            aria-label={t`Say yes: ${title}`}
            onClick={() =>
              void attempt(
                () => answer.mutateAsync({ activity_id: id, base_version: version, is_yes: true, word: '' }),
                t`“${title}” is in the library.`,
              )
            }
          >
            {t`Say yes`}
          </Button>
          <Button size="small" variant="line" aria-label={t`Return with a word: ${title}`} onClick={onReturn}>
            {t`Return with a word`}
          </Button>
        </>
      )}
      {activity.may_change && (
        <ButtonLink
          to={`/manage-custom-activities/${id}`}
          size="small"
          variant="soft"
          aria-label={isToAnswer ? t`Read and change: ${title}` : t`Change: ${title}`}
        >
          {isToAnswer ? t`Read and change` : t`Change`}
        </ButtonLink>
      )}
      {is_retired && mayRetire && (
        <Button
          size="small"
          variant="soft"
          busy={retire.isPending}
          aria-label={t`Bring it back: ${title}`}
          onClick={() => void attempt(() => putAway(false), t`“${title}” is back.`)}
        >
          {t`Bring it back`}
        </Button>
      )}
      {entries.length > 0 && (
        <MenuButton
          label={t`More: ${title}`}
          trigger={<DotsThreeIcon weight="bold" aria-hidden="true" />}
          items={entries}
          className={`${buttonClass({ variant: 'quiet', size: 'small' })} ${styles.more}`}
        />
      )}
    </div>
  );
}
