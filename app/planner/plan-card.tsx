import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ArrowsLeftRightIcon } from '@phosphor-icons/react/dist/csr/ArrowsLeftRight';
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit';
import { useId, useState } from 'react';
import type { Plan } from '@heartsease/domain/planner/plan.ts';
import type { PlannedSession } from '@heartsease/domain/planner/planned-session.ts';
import { restorePlan } from '@heartsease/domain/planner/planner.endpoints.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { ReasonList } from '../ui/reason-list.tsx';
import { useNamesOf } from '../words/names-of.ts';
import { useWeekReasonWords } from './suggest-words.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import formStyles from '../ui/form.module.css';
import { showToast } from '../ui/toast-store.ts';
import { useRepeatWords } from '../words/repeat-words.ts';
import { useTimeWords } from '../words/time.ts';
import { CancelSheet } from './cancel-sheet.tsx';
import { MoveSheet } from './move-sheet.tsx';
import { usePlanToChange, usePlanWrite } from './plan.api.ts';

/** What whoever plans can do with a session: change it, move it, cancel it, or let it take place after all. */
export function PlanCard({ session }: { session: PlannedSession }) {
  const { t } = useLingui();
  const id = useId();
  const query = usePlanToChange(session.id);
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={formStyles.part}>
        <h2 id={id}>{t`The plan`}</h2>
        <AsyncView query={query} failedTitle={t`There is a problem opening this session`}>
          {(saved) => {
            const plan = { ...saved, title: session.title };
            return (
              <>
                <About plan={plan} />
                {plan.suggested && <Why suggested={plan.suggested} day={plan.day} />}
                {plan.cancelled === null ? <ToCome plan={plan} session={session} /> : <Cancelled plan={plan} />}
              </>
            );
          }}
        </AsyncView>
      </div>
    </Card>
  );
}

/** Why a session that was suggested was planned, as things stood then. */
function Why({ suggested: { on, reasons, people }, day }: { suggested: NonNullable<Plan['suggested']>; day: string }) {
  const { t } = useLingui();
  const time = useTimeWords();
  const say = useWeekReasonWords(useNamesOf(people));
  return (
    <div>
      <p>
        <b>{t`Planned because`}</b> <span className="secondary">{t`as it was on ${time.shortDay(on)}`}</span>
      </p>
      <ReasonList reasons={reasons.map((reason) => say(reason, day))} />
    </div>
  );
}

/** For how many there is room, and how often it is. */
function About({ plan }: { plan: Plan }) {
  const { t } = useLingui();
  const { rule } = useRepeatWords();
  const time = useTimeWords();
  const { capacity, series } = plan;
  const facts = [
    ...(capacity === null ? [] : [t`room for ${capacity}`]),
    ...(series === null ? [] : [`${rule(series.rule)}, ${time.span(series.first_day, series.last_day)}`]),
  ];
  return facts.length === 0 ? null : <p className="secondary">{facts.join(' · ')}</p>;
}

function ToCome({ plan, session }: { plan: Plan; session: PlannedSession }) {
  const { t } = useLingui();
  const [isMoving, move] = useState(false);
  const [isCancelling, cancel] = useState(false);
  return (
    <div className={formStyles.buttons}>
      <ButtonLink
        variant="soft"
        icon={<PencilSimpleIcon weight="bold" aria-hidden="true" />}
        to={`/planned-session/${plan.id}/change`}
      >
        {t`Change`}
      </ButtonLink>
      <Button variant="soft" icon={<ArrowsLeftRightIcon weight="bold" aria-hidden="true" />} onClick={() => move(true)}>
        {t`Move`}
      </Button>
      <Button variant="quiet" icon={<ProhibitIcon weight="bold" aria-hidden="true" />} onClick={() => cancel(true)}>
        {t`Cancel it`}
      </Button>
      {isMoving && <MoveSheet session={session} onClose={() => move(false)} />}
      {isCancelling && <CancelSheet plan={plan} onClose={() => cancel(false)} />}
    </div>
  );
}

function Cancelled({ plan }: { plan: Plan }) {
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const restore = usePlanWrite(restorePlan);
  const others = plan.cancelled?.others ?? 0;

  function takePlace(with_others: boolean) {
    restore.write(
      { ...newWrite(), planned_session_id: plan.id, base_version: plan.version, with_others },
      ({ sessions }) =>
        showToast({
          kind: 'success',
          text:
            sessions === 1
              ? t`${plan.title} takes place after all.`
              : plural(sessions, {
                  one: '# session takes place after all.',
                  other: '# sessions take place after all.',
                }),
        }),
    );
  }

  return (
    <div className={formStyles.buttons}>
      <Button
        variant="soft"
        busy={restore.isPending}
        icon={<ArrowUUpLeftIcon weight="bold" aria-hidden="true" />}
        onClick={() => takePlace(false)}
      >
        {t`Let it take place after all`}
      </Button>
      {others > 0 && (
        <Button variant="quiet" busy={restore.isPending} onClick={() => takePlace(true)}>
          {t`And the ${plural(others, { one: '# that was', other: '# that were' })} cancelled with it`}
        </Button>
      )}
    </div>
  );
}
