import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import type { SurveyAction } from '@heartsease/domain/surveys/survey.ts';
import { publishSurveyAction } from '@heartsease/domain/surveys/survey-actions.endpoints.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { useMay } from '../session/use-may.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { useOverlay } from '../shell/overlay.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { Empty } from '../ui/empty.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useTimeWords } from '../words/time.ts';
import { ActionSheet } from './action-sheet.tsx';
import { useThemeWords } from './survey-words.ts';
import { useSurveyActions, useSurveyWrite, useYouSaidWeDid } from './surveys.api.ts';
import styles from './you-said-screen.module.css';

/** "You said, we did": for everybody what was published, for those who lead all of it. */
export function YouSaidScreen() {
  const { t } = useLingui();
  const title = t`You said, we did`;
  return useMay('surveys.results') ? <Board title={title} /> : <Published title={title} />;
}

function Board({ title }: { title: string }) {
  const { t } = useLingui();
  const query = useSurveyActions();
  const {
    shown: [what, which],
    open,
    close,
  } = useOverlay();
  const chosen = query.data?.items.find(({ id }) => id === which);
  return (
    <FullScreen
      title={title}
      under={t`What people told you, and what became of it`}
      backTo="/surveys"
      actions={
        <Button icon={<PlusIcon weight="bold" aria-hidden="true" />} onClick={() => open('action', 'new')}>
          {t`Add`}
        </Button>
      }
    >
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={3} />}
        failedTitle={t`There is a problem opening this`}
        isEmpty={({ items }) => items.length === 0}
        empty={<Empty title={t`Nothing is written down yet`}>{t`Begin with one thing that people said.`}</Empty>}
      >
        {({ items }) => (
          <ul className={styles.cards}>
            {items.map((action) => (
              <ActionCard key={action.id} action={action} onOpen={() => open('action', action.id)} />
            ))}
          </ul>
        )}
      </AsyncView>
      {what === 'action' && (which === 'new' || chosen !== undefined) && (
        <ActionSheet action={chosen ?? null} draftKey={`survey-action:${which}`} onClose={close} />
      )}
    </FullScreen>
  );
}

function ActionCard({ action, onOpen }: { action: SurveyAction; onOpen: () => void }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const publishes = useMay('surveys.edit');
  const hangs = useMay('notices.edit');
  const publish = useSurveyWrite(publishSurveyAction);
  const isShown = action.published_at !== null;
  const isLate = action.done_on === null && action.due_on !== null && action.due_on < words.today;
  return (
    <SaidCard action={action}>
      <div className={styles.facts}>
        {action.owner !== null && <Chip>{action.owner}</Chip>}
        {action.done_on !== null ? (
          <Chip tone="good">{t`Done ${words.dayAndMonth(action.done_on)}`}</Chip>
        ) : (
          action.due_on !== null && (
            <Chip tone={isLate ? 'danger' : 'mustard'}>{t`Until ${words.dayAndMonth(action.due_on)}`}</Chip>
          )
        )}
        {isShown && <Chip tone="plum">{t`Shown to everybody`}</Chip>}
      </div>
      <div className={styles.facts}>
        <Button variant="soft" size="small" onClick={onOpen}>
          {t`Change`}
        </Button>
        {publishes && (
          <Button
            variant={isShown ? 'quiet' : 'line'}
            size="small"
            busy={publish.isPending}
            onClick={() =>
              publish.mutate(
                { survey_action_id: action.id, is_shown: !isShown },
                { onError: (caught) => tellFailure(caught) },
              )
            }
          >
            {isShown ? t`Take back` : t`Show to everybody`}
          </Button>
        )}
        {hangs && isShown && (
          <ButtonLink to={`/manage-notice-board/new?said=${action.id}`} variant="quiet" size="small">
            {t`Put it on the notice board`}
          </ButtonLink>
        )}
      </div>
    </SaidCard>
  );
}

interface SaidCardProps {
  action: Pick<SurveyAction, 'theme' | 'said' | 'did' | 'outcome'>;
  children?: React.ReactNode;
}

function SaidCard({ action, children }: SaidCardProps) {
  const { t } = useLingui();
  const themes = useThemeWords();
  return (
    <Card as="li" className={styles.card}>
      <p className={styles.theme}>{themes[action.theme]}</p>
      <p>
        <span className={styles.label}>{t`You said`}</span>
        <span className={styles.said}>{action.said}</span>
      </p>
      {action.did !== '' && (
        <p>
          <span className={styles.label}>{t`We did`}</span>
          {action.did}
        </p>
      )}
      {action.outcome !== '' && (
        <p>
          <span className={styles.label}>{t`What came of it`}</span>
          {action.outcome}
        </p>
      )}
      {children}
    </Card>
  );
}

function Published({ title }: { title: string }) {
  const { t } = useLingui();
  const query = useYouSaidWeDid();
  return (
    <FullScreen title={title} under={t`What you told us, and what became of it`} backTo="/tabs">
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={3} />}
        failedTitle={t`There is a problem opening this`}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Empty title={t`Nothing yet`}>{t`When something changes because somebody said so, it stands here.`}</Empty>
        }
      >
        {({ items }) => (
          <ul className={styles.cards}>
            {items.map((action) => (
              <SaidCard key={action.id} action={action} />
            ))}
          </ul>
        )}
      </AsyncView>
    </FullScreen>
  );
}
