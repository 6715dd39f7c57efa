import { type MomentResponse, RESPONSES } from '@heartsease/domain/reports/response.ts';
import { useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './response-choice.module.css';
import { ResponseFace, useResponseWord } from './response-face.tsx';

type ResponseChoiceProps = {
  /** The question, such as "How is it for most people?". */
  label: string;
  hideLabel?: boolean;
  /** Null while nobody has said: nothing is chosen beforehand. */
  value?: MomentResponse | null;
  onChoose: (response: MomentResponse) => void;
  /** row: five beside each other; list: below each other; auto: a row on a phone and a list from 900 px. */
  layout?: 'row' | 'list' | 'auto';
  className?: string;
};

/** The five responses as buttons, faces with their words. A tap answers at once. */
export function ResponseChoice({ label, hideLabel, value, onChoose, layout = 'row', className }: ResponseChoiceProps) {
  const id = useId();
  const wordFor = useResponseWord();
  return (
    <div role="group" aria-labelledby={id} className={classNames(styles.group, className)}>
      <p id={id} className={hideLabel ? 'visually-hidden' : styles.question}>
        {label}
      </p>
      <div className={styles.responses} data-layout={layout}>
        {RESPONSES.map((response) => (
          <button
            key={response}
            type="button"
            className={classNames(styles.response, response === value && styles.chosen)}
            aria-pressed={value === undefined ? undefined : response === value}
            onClick={() => onChoose(response)}
          >
            <ResponseFace response={response} size={38} />
            <span>{wordFor(response)}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
