import { useLingui } from '@lingui/react/macro';
import { ChatCircleDotsIcon } from '@phosphor-icons/react/dist/csr/ChatCircleDots';
import styles from './prompt-list.module.css';

/** Questions that help somebody to begin. They fold away. */
export function PromptList({ prompts, isOpen = false }: { prompts: readonly string[]; isOpen?: boolean }) {
  const { t } = useLingui();
  return (
    <details className={styles.prompts} open={isOpen}>
      <summary className={styles.summary}>
        <ChatCircleDotsIcon weight="bold" aria-hidden="true" />
        {t`Questions to start with`}
      </summary>
      <ul className={styles.list}>
        {prompts.map((prompt) => (
          <li key={prompt}>{prompt}</li>
        ))}
      </ul>
    </details>
  );
}
