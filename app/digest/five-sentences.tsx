import styles from './five-sentences.module.css';

/** The words of a letter, a sentence on each line, in the language of its readers. */
export function FiveSentences({ sentences, language }: { sentences: readonly string[]; language: string }) {
  return (
    <div lang={language} className={styles.words}>
      {sentences.map((sentence, place) => (
        <p key={place}>{sentence}</p>
      ))}
    </div>
  );
}
