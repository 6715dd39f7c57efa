import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DEPTH_LIMITS, ENJOYMENTS, NO_REPORT_DEPTH } from '@heartsease/domain/reports/depth.ts';
import type { ReportDepth } from '@heartsease/domain/reports/depth.ts';
import type { LogDraft, LogEvent } from '@heartsease/domain/reports/log-draft.ts';
import { useEventGuests } from '../events/events.api.ts';
import { Card } from '../ui/card.tsx';
import { Field, TextareaField } from '../ui/field.tsx';
import { useMoney } from '../words/money.ts';
import { penceIn } from './cost.ts';
import styles from './depth-pages.module.css';
import { WholeFace } from './depth-scale.tsx';
import { useDepthWords } from './depth-words.ts';
import { OneOf } from '../ui/one-of.tsx';

/** The field to go to where a cost can't be read. */
export const COST_ID = 'cost';

type DepthWholeProps = {
  draft: LogDraft;
  dispatch: (event: LogEvent) => void;
  /** As it is typed, also where it can't be read. */
  cost: string;
  onCost: (typed: string) => void;
};

/** The last page: what is to be said of all of it. */
export function DepthWhole({ draft, dispatch, cost, onCost }: DepthWholeProps) {
  const { t } = useLingui();
  const money = useMoney();
  const words = useDepthWords();
  const staff = useEventGuests().data?.members ?? [];
  const depth = draft.depth ?? NO_REPORT_DEPTH;
  const say = (told: Partial<ReportDepth>) => dispatch({ kind: 'all_deepened', depth: { ...depth, ...told } });
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Card className={styles.card}>
          <OneOf
            label={t`How was it as a whole?`}
            scale="short"
            options={ENJOYMENTS.map((value) => ({
              value,
              label: words.enjoyment(value),
              drawing: <WholeFace level={value} />,
            }))}
            chosen={(value) => value === depth.overall_enjoyment}
            onTap={(value) => say({ overall_enjoyment: value === depth.overall_enjoyment ? null : value })}
          />
        </Card>
        <Card className={styles.card}>
          <TextareaField
            label={t`About all of it`}
            rows={5}
            maxLength={4_000}
            value={draft.note}
            onChange={(event) => dispatch({ kind: 'noted', resident_id: null, note: event.target.value })}
          />
          <TextareaField
            label={t`What went well?`}
            rows={2}
            maxLength={DEPTH_LIMITS.reflection}
            value={depth.went_well ?? ''}
            onChange={(event) => say({ went_well: event.target.value === '' ? null : event.target.value })}
          />
          <TextareaField
            label={t`What would you change next time?`}
            rows={2}
            maxLength={DEPTH_LIMITS.reflection}
            value={depth.change_next_time ?? ''}
            onChange={(event) => say({ change_next_time: event.target.value === '' ? null : event.target.value })}
          />
        </Card>
      </div>
      <div className={styles.column}>
        {staff.length > 0 && (
          <Card className={styles.card}>
            <OneOf
              label={t`Which of the staff were there?`}
              options={staff.map(({ id, known_as, last_name }) => ({ value: id, label: `${known_as} ${last_name}` }))}
              chosen={(id) => depth.staff_ids.includes(id)}
              onTap={(id) =>
                say({
                  staff_ids: depth.staff_ids.includes(id)
                    ? depth.staff_ids.filter((one) => one !== id)
                    : [...depth.staff_ids, id],
                })
              }
            />
          </Card>
        )}
        <Card className={styles.card}>
          <Names
            label={t`Family, friends and volunteers who were there`}
            description={t`Names, with commas between them.`}
            names={depth.relatives_present}
            most={DEPTH_LIMITS.people}
            onChange={(relatives_present) => say({ relatives_present })}
          />
          <Names
            label={t`What was used`}
            description={t`For example: song sheets, the keyboard`}
            names={depth.resources_used}
            most={DEPTH_LIMITS.resources}
            onChange={(resources_used) => say({ resources_used })}
          />
          <Field
            id={COST_ID}
            label={t`What it cost (${money.sign})`}
            inputMode="decimal"
            value={cost}
            error={penceIn(cost) === undefined ? t`Enter an amount, like 12.50` : undefined}
            onChange={(event) => {
              onCost(event.target.value);
              const cost_pence = penceIn(event.target.value);
              if (cost_pence !== undefined) say({ cost_pence });
            }}
          />
        </Card>
        <Card className={styles.card}>
          <OneOf
            label={t`Did you go through what to mind before it began?`}
            options={[
              { value: true, label: t`Yes` },
              { value: false, label: t`No` },
            ]}
            chosen={(value) => value === depth.is_risk_checked}
            onTap={(value) => say({ is_risk_checked: value === depth.is_risk_checked ? null : value })}
          />
        </Card>
      </div>
    </div>
  );
}

type NamesProps = {
  label: string;
  description: string;
  names: readonly string[];
  most: number;
  onChange: (names: string[]) => void;
};

/** A few names in one line. What is being typed stays as it is typed. */
function Names({ label, description, names, most, onChange }: NamesProps) {
  const [typed, type] = useState(names.join(', '));
  return (
    <Field
      label={label}
      description={description}
      value={typed}
      maxLength={1_000}
      onChange={(event) => {
        type(event.target.value);
        onChange(namesIn(event.target.value).slice(0, most));
      }}
    />
  );
}

function namesIn(typed: string): string[] {
  const names = typed.split(',').map((name) => name.trim().slice(0, 120));
  return [...new Set(names.filter((name) => name !== ''))];
}
