import { useLingui } from '@lingui/react/macro';
import type { Ability } from '@heartsease/domain/pal/pal.endpoints.ts';
import { NOT_SURE, openLines, outcomeOf } from '@heartsease/domain/pal/outcome.ts';
import { draftOfFlat } from '@heartsease/domain/pal/merge-drafts.ts';
import { WAYS_OF_JOINING_IN } from '@heartsease/domain/pal/ways-of-joining-in.ts';
import { useMay } from '../session/use-session.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Field, TextareaField } from '../ui/field.tsx';
import { BandBadge } from './band-badge.tsx';
import styles from './look-screen.module.css';
import type { Look } from './use-look.ts';
import { bandName } from './ways-strip.tsx';

interface SignFormProps {
  ability: Ability;
  look: Look;
  /** Goes to a line, by its place. */
  onChange: (place: number) => void;
  onSign: () => Promise<void>;
  onKeep: () => Promise<void>;
}

/** All lines once more, who looked and when; then it is signed, or kept for somebody who may. */
export function SignForm({ ability, look, onChange, onSign, onKeep }: SignFormProps) {
  const { t } = useLingui();
  const maySign = useMay('ability.finalise');
  const { flat, change, errors, isBusy } = look;
  const { answers, helps } = draftOfFlat(flat);
  const open = openLines(WAYS_OF_JOINING_IN, answers);
  const outcome = outcomeOf(WAYS_OF_JOINING_IN, answers);
  const problems = Object.entries(errors).map(([id, [message = '']]) => ({ id, message }));
  const name = ability.resident.known_as;
  const field = (id: string) => ({
    id,
    name: id,
    value: flat[id] ?? '',
    error: errors[id]?.[0],
    onChange: ({ target }: { target: { value: string } }) => change(id, target.value),
  });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void (maySign ? onSign() : onKeep());
      }}
    >
      <ErrorSummary errors={problems} />
      <Card as="section" aria-labelledby="over" className={styles.card}>
        <h2 id="over" className={styles.title}>{t`Look it over`}</h2>
        <ul className={styles.answers}>
          {WAYS_OF_JOINING_IN.sections.map((section, place) => {
            const answer = answers[section.key];
            const text = section.options.find(({ key }) => key === answer)?.text;
            const { label } = section;
            return (
              <li key={section.key} className={styles.answer}>
                <div>
                  <p className={styles.line}>{label}</p>
                  <p className={open.includes(section.key) ? styles.open : undefined}>
                    {text ?? (answer === NOT_SURE ? t`Not sure` : t`Not answered yet`)}
                  </p>
                  {helps[section.key] !== undefined && <p className={styles.line}>{helps[section.key]}</p>}
                </div>
                <Button
                  id={`answers.${section.key}`}
                  variant="line"
                  size="small"
                  aria-label={t`Change: ${label}`}
                  onClick={() => onChange(place)}
                >
                  {t`Change`}
                </Button>
              </li>
            );
          })}
        </ul>
        <div className={styles.band} aria-live="polite">
          <BandBadge band={outcome.state === 'band' ? outcome.band.support_band : null} />
          <p>{said()}</p>
        </div>
      </Card>
      <Card as="section" aria-labelledby="who" className={styles.card}>
        <h2 id="who">{t`Who looked, and when`}</h2>
        <div className={styles.pair}>
          <Field type="date" label={t`From`} {...field('observed_from')} />
          <Field type="date" label={t`To`} {...field('observed_to')} />
        </div>
        <Field label={t`Who else was asked?`} optional autoComplete="off" {...field('observers')} />
        <TextareaField label={t`Anything else?`} optional rows={3} {...field('notes')} />
      </Card>
      <div className={styles.ways}>
        {maySign && (
          <Button variant="line" size="large" onClick={() => void onKeep()}>
            {t`Keep as a draft`}
          </Button>
        )}
        <Button type="submit" size="large" busy={isBusy}>
          {maySign ? t`Sign it` : t`Keep it for a coordinator to sign`}
        </Button>
      </div>
    </form>
  );

  function said(): string {
    switch (outcome.state) {
      case 'band':
        return outcome.may_reach === null
          ? t`${name} ${bandName(outcome.band.support_band)}.`
          : t`${bandName(outcome.band.support_band)}. May reach “${bandName(outcome.may_reach.support_band)}” when it is set up well.`;
      case 'unfinished':
        return t`The band comes when every line is answered. “Not sure” is an answer, too.`;
      case 'too_few_sure':
        return t`Too many lines are unsure for a band: ${outcome.needed} are needed, ${outcome.sure} are sure. It can be kept like this.`;
      case 'even_split':
      case 'no_band':
        return t`These answers make no band.`;
    }
  }
}
