import { useLingui } from '@lingui/react/macro';
import { cardIn } from '@heartsease/domain/activities/library.ts';
import type { FeaturedActivity } from '@heartsease/domain/dashboard/featured.ts';
import { useMay } from '../session/use-may.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Stamp } from '../ui/stamp.tsx';
import styles from './idea-sheet.module.css';

/** How an idea goes, step by step, for whoever has no library to look it up in. */
export function IdeaSheet({ idea, onClose }: { idea: FeaturedActivity; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { title, summary } = cardIn(idea, i18n.locale);
  const hasCards = useMay('family_ideas.view') && idea.steps.length > 0;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={title}
      lead={<Stamp icon={idea.icon} tint={idea.tint} />}
      footer={
        hasCards && (
          <ButtonLink to={`/idea/${idea.activity_id}`} size="large" full>
            {t`One step at a time`}
          </ButtonLink>
        )
      }
    >
      <p>{summary}</p>
      {idea.steps.length > 0 && (
        <section>
          <h3>{t`Step by step`}</h3>
          <ol className={styles.steps}>
            {idea.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      )}
      {idea.needs.length > 0 && (
        <section>
          <h3>{t`Have ready`}</h3>
          <ul className={styles.needs}>
            {idea.needs.map((need) => (
              <li key={need}>{need}</li>
            ))}
          </ul>
        </section>
      )}
      <p className="caption">{t`${idea.licence}. Copy it, change it, share it.`}</p>
    </Sheet>
  );
}
