import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useMay } from '../session/use-may.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { inWords } from '../words/rule-words.ts';
import { useLinkEvidence, useLinks, useUnlinkEvidence } from './evidence.api.ts';
import type { Tied } from './evidence.api.ts';
import styles from './use-as-evidence-card.module.css';

/** On a report, a shared photo or a survey: to which key question it speaks, and why somebody thinks so. */
export function UseAsEvidenceCard({ of }: { of: Tied }) {
  const { t } = useLingui();
  const id = useId();
  const linksSurveys = useMay('evidence.link_survey');
  const mayLink = useMay('evidence.link') && (of.kind !== 'survey' || linksSurveys);
  const [isOpen, open] = useState(false);
  return (
    mayLink && (
      <Card as="section" aria-labelledby={id} className={styles.card}>
        <h2 id={id}>{t`Use as evidence`}</h2>
        <p className="secondary">{t`It leads the examples of that question in the inspection pack.`}</p>
        {isOpen ? (
          <LinkPart of={of} />
        ) : (
          <Button variant="soft" full onClick={() => open(true)}>
            {t`Choose a question`}
          </Button>
        )}
      </Card>
    )
  );
}

function LinkPart({ of }: { of: Tied }) {
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const { data } = useLinks(of);
  const { link, isPending } = useLinkEvidence(of);
  const unlink = useUnlinkEvidence();
  const [question, choose] = useState<string | null>(null);
  const [why, type] = useState('');
  const [isTried, tryIt] = useState(false);
  const questions = data?.questions ?? [];
  const titleOf = (key: string) => inWords(questions.find((one) => one.key === key)?.title ?? key);

  function submit() {
    tryIt(true);
    if (question === null || why.trim() === '') return;
    link({ question, why }, () => {
      choose(null);
      type('');
      tryIt(false);
    });
  }

  return (
    <>
      <ul className={styles.links} aria-label={t`Chosen so far`}>
        {(data?.items ?? []).map((one) => (
          <li key={one.id}>
            <span>
              <b>{titleOf(one.question)}</b> <span className="secondary">{one.why}</span>
            </span>
            <Button
              variant="quiet"
              size="small"
              onClick={() => unlink.write({ ...newWrite(), link_id: one.id })}
            >{t`Take back`}</Button>
          </li>
        ))}
      </ul>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Select
          label={t`Key question`}
          value={question}
          onChange={choose}
          options={questions.map(({ key, title }) => ({ value: key, label: inWords(title) }))}
          {...(isTried && question === null && { error: t`Choose one of these` })}
        />
        <Field
          label={t`Why it speaks for that`}
          value={why}
          maxLength={300}
          onChange={(event) => type(event.target.value)}
          {...(isTried && why.trim() === '' && { error: t`Write why, in a few words` })}
        />
        <Button type="submit" variant="soft" full busy={isPending}>
          {t`Use as evidence`}
        </Button>
      </form>
    </>
  );
}
