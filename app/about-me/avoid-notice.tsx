import { useLingui } from '@lingui/react/macro';
import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit';
import { useId } from 'react';
import type { LifeStoryItem } from '@heartsease/domain/about-me/life-story.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './avoid-notice.module.css';

type AvoidNoticeProps = {
  topics: readonly LifeStoryItem[];
  name: string;
  /** Just the topics, without what lies behind them. */
  isShort?: boolean;
};

/** What nobody should bring up, before anything else is read. For staff alone. */
export function AvoidNotice({ topics, name, isShort = false }: AvoidNoticeProps) {
  const { t } = useLingui();
  const id = useId();
  if (topics.length === 0) return null;
  return (
    <section className={classNames(styles.notice, isShort && styles.short)} aria-labelledby={id}>
      <ProhibitIcon weight="bold" aria-hidden="true" className={styles.sign} />
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>{t`Please don’t raise`}</h2>
        <ul className={styles.topics}>
          {topics.map((topic) => (
            <li key={topic.id}>
              <b>{topic.title}</b>
              {!isShort && topic.body !== '' && <span className={styles.body}>{topic.body}</span>}
            </li>
          ))}
        </ul>
        {!isShort && <p className={styles.who}>{t`For staff only. If ${name} speaks of it, listen.`}</p>}
      </div>
    </section>
  );
}
