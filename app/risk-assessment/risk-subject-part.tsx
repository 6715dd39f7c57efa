import { useLingui } from '@lingui/react/macro';
import { titleIn } from '@heartsease/domain/activities/library.ts';
import type { RiskFields } from '@heartsease/domain/risk-assessment/risk-assessment.ts';
import { useActivities } from '../activities/activities.api.ts';
import { Field } from '../ui/field.tsx';
import formStyles from '../ui/form.module.css';
import { useRiskWords } from './risk-words.ts';

interface RiskSubjectPartProps {
  fields: RiskFields;
  change: (part: Partial<RiskFields>) => void;
  errorOf: (field: keyof RiskFields) => string | undefined;
}

/** What it is about, and what it is called. */
export function RiskSubjectPart({ fields, change, errorOf }: RiskSubjectPartProps) {
  const { t, i18n } = useLingui();
  const { labels, scopes } = useRiskWords();
  const { data } = useActivities();
  const { scope, activity_id, title, place } = fields;
  const activity = data?.items.find(({ id }) => id === activity_id);
  return (
    <fieldset className={formStyles.part}>
      <legend>{scopes[scope]}</legend>
      {scope === 'activity' && activity && (
        <p className="secondary">{t`It counts wherever ${titleIn(activity, i18n.locale)} is done.`}</p>
      )}
      {scope === 'session' && <p className="secondary">{t`It counts for this session, and for its series.`}</p>}
      {scope === 'place' && <p className="secondary">{t`It counts for whatever is done there.`}</p>}
      <Field
        id="title"
        label={labels.title}
        autoComplete="off"
        maxLength={120}
        value={title}
        error={errorOf('title')}
        onChange={({ target }) => change({ title: target.value })}
      />
      <Field
        id="place"
        label={labels.place}
        optional={scope !== 'place'}
        autoComplete="off"
        maxLength={120}
        value={place}
        error={errorOf('place')}
        onChange={({ target }) => change({ place: target.value })}
      />
    </fieldset>
  );
}
