import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Instrument } from '@heartsease/domain/pal/instrument.ts';
import type { Ability } from '@heartsease/domain/pal/pal.endpoints.ts';
import { NOT_SURE, openLines, outcomeOf } from '@heartsease/domain/pal/outcome.ts';
import { draftOfFlat } from '@heartsease/domain/pal/merge-drafts.ts';
import { useMay } from '../session/use-may.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ChoiceGroup } from '../ui/choice.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Field, TextareaField } from '../ui/field.tsx';
import { BandBadge } from './band-badge.tsx';
import styles from './look-screen.module.css';
import type { Look } from './use-look.ts';

interface SignFormProps {
  ability: Ability;
  instrument: Instrument;
  look: Look;
  /** Goes to a line, by its place. */
  onChange: (place: number) => void;
  /** The band, where an even split is left to whoever signs. */
  onSign: (chosen_band: string | null) => Promise<void>;
  onKeep: () => Promise<void>;
}

/** All lines once more, who looked and when; then it is signed, or kept for somebody who may. */
export function SignForm({ ability, instrument, look, onChange, onSign, onKeep }: SignFormProps) {
  const { t } = useLingui();
  const maySign = useMay('ability.finalise');
  const [chosen, setChosen] = useState<string | null>(null);
  const { flat, change, errors, isBusy } = look;
  const { answers, helps } = draftOfFlat(flat);
  const open = openLines(instrument, answers);
  const outcome = outcomeOf(instrument, answers);
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
        if (!isBusy) void (maySign ? onSign(chosen) : onKeep());
      }}
    >
      <ErrorSummary errors={problems} />
      <Card as="section" aria-labelledby="over" className={styles.card}>
        <h2 id="over" className={styles.title}>{t`Look it over`}</h2>
        <ul className={styles.answers}>
          {instrument.sections.map((section, place) => {
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
        {outcome.state === 'even_split' && maySign && (
          <ChoiceGroup
            label={t`Which band is it?`}
            name="chosen_band"
            value={chosen}
            error={errors['chosen_band']?.[0]}
            onChange={setChosen}
            options={outcome.between.map(({ key, label }) => ({ value: key, label }))}
            columns={2}
          />
        )}
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
          ? `${name}: ${outcome.band.label}.`
          : t`${outcome.band.label}. May reach “${outcome.may_reach.label}” when it is set up well.`;
      case 'unfinished':
        return t`The band comes when every line is answered. “Not sure” is an answer, too.`;
      case 'too_few_sure':
        return t`Too many lines are unsure for a band: ${outcome.needed} are needed, ${outcome.sure} are sure. It can be kept like this.`;
      case 'even_split':
        return t`The lines are evenly split. Whoever signs says which band it is.`;
      case 'no_band':
        return t`These answers make no band.`;
    }
  }
}
