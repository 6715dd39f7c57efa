import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { PhoneIcon } from '@phosphor-icons/react/dist/csr/Phone';
import { useId } from 'react';
import { getVisitIdeas } from '@heartsease/domain/dashboard/figures.endpoints.ts';
import { read } from '../api/read.ts';
import { Card } from '../ui/card.tsx';
import styles from './far-away-card.module.css';

/** What to ring or to write about, from what their person likes. Ideas for a visit stand in a card of their own. */
export function FarAwayCard() {
  const { t } = useLingui();
  const id = useId();
  const { data } = useQuery(read(getVisitIdeas, {}, { isBackground: true }));
  const ideas = (data?.items ?? []).filter(({ for_visit }) => for_visit === 'by_phone' || for_visit === 'by_post');
  if (ideas.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id}>{t`When you can’t come by`}</h2>
      <ul className={styles.ideas}>
        {ideas.slice(0, 4).map(({ resident_id, known_as, why, for_visit }) => (
          <li key={`${resident_id} ${for_visit} ${why}`}>
            {for_visit === 'by_phone' ? <PhoneIcon aria-hidden="true" /> : <EnvelopeSimpleIcon aria-hidden="true" />}
            <span>
              <b>{why}</b>
              <span className="secondary">
                {for_visit === 'by_phone'
                  ? t`Ring ${known_as} and ask about it.`
                  : t`Send ${known_as} a card or a picture of it.`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
