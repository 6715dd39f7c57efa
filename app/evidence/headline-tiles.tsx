import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { KEY_FIGURES } from '@heartsease/domain/dashboard/key-figures.ts';
import { SOURCES } from '@heartsease/domain/evidence/sources.ts';
import type { EvidenceMatrix } from '@heartsease/domain/evidence/evidence.ts';
import { Card } from '../ui/card.tsx';
import { Definition } from '../ui/definition.tsx';
import { inWords } from '../words/rule-words.ts';
import { searchOf } from './evidence-address.ts';
import type { EvidenceChoice } from './evidence-address.ts';
import styles from './evidence-screen.module.css';

interface Told {
  value: string;
  name: string;
  under: ReactNode;
  /** Calm where it grew or is whole, amber where somebody has less than suits them. */
  tone: 'good' | 'attention' | 'plain';
  definition: string;
  /** To what it is made of. */
  way: { to: string; says: string } | null;
}

/** The four numbers over everything, each beside as many days before. A smaller number is no failing of anybody. */
export function HeadlineTiles({ evidence, choice }: { evidence: EvidenceMatrix; choice: EvidenceChoice }) {
  const { t, i18n } = useLingui();
  const { headlines, before, period, questions } = evidence;
  const { moments, at_target: at, one_to_one, own_words } = headlines;
  const shareOf = (part: number, of: number) => (of === 0 ? null : Math.round((100 * part) / of));
  const percent = (share: number | null) => (share === null ? t`Nothing to count` : `${i18n.number(share)}%`);
  const change = moments.before === 0 ? null : Math.round((100 * (moments.now - moments.before)) / moments.before);
  const signed = change === null ? '' : `${change > 0 ? '+' : change < 0 ? '−' : '±'}${Math.abs(change)}%`;
  const days = before.days;
  const below = at.of - at.people;
  const alone = shareOf(one_to_one.now, moments.now);
  const aloneBefore = shareOf(one_to_one.before, moments.before);
  const aloneThen = percent(aloneBefore);
  const wordsBefore = i18n.number(own_words.before);
  const grew = (now: number | null, then: number | null) => ((now ?? 0) >= (then ?? 0) ? 'good' : 'plain');
  const toMoments = { to: `/moments?from=${period.from}&to=${period.to}`, says: t`See these moments` };
  const tellsWords = questions.find(({ sources }) => sources.some(({ source }) => source === 'own_words'));
  const tiles: Told[] = [
    {
      value: i18n.number(moments.now),
      name: plural(moments.now, { one: 'moment recorded', other: 'moments recorded' }),
      under: change === null ? t`None in the ${days} days before` : t`${signed} on the ${days} days before`,
      tone: grew(change, 0),
      definition: t`Every moment of a person that was recorded and not taken back.`,
      way: toMoments,
    },
    {
      value: t`${at.people} of ${at.of}`,
      name: t`people had the moments that suit them`,
      under:
        below === 0
          ? t`Nobody below what suits them`
          : plural(below, { one: '# person below', other: '# people below' }),
      tone: below === 0 ? 'good' : 'attention',
      definition: t`People who had as many moments a week as suit them, out of those who were here for a week or longer. Whoever prefers to be left in peace is not counted.`,
      way: questions.some(({ gaps }) => gaps.some(({ key }) => key === 'below_target'))
        ? { to: `/evidence/gaps/below_target${searchOf(choice)}`, says: t`See who had fewer` }
        : null,
    },
    {
      value: percent(alone),
      name: t`one-to-one`,
      under: aloneBefore === null ? t`Nothing to count last time` : t`${aloneThen} last time`,
      tone: grew(alone, aloneBefore),
      definition: inWords(KEY_FIGURES.one_to_one.definition),
      way: toMoments,
    },
    {
      value: i18n.number(own_words.now),
      name: t`times in people’s own words`,
      under: t`${wordsBefore} last time`,
      tone: grew(own_words.now, own_words.before),
      definition: inWords(SOURCES.own_words.definition),
      way: tellsWords
        ? { to: `/evidence/pieces${searchOf(choice, tellsWords.key)}&source=own_words`, says: t`See their words` }
        : null,
    },
  ];
  return (
    <ul className={styles.tiles} aria-label={t`At a glance`} data-tour="evidence">
      {tiles.map(({ value, name, under, tone, definition, way }) => (
        <Card as="li" key={name}>
          <p className={`serif ${styles.number}`}>{value}</p>
          <p className={styles.name}>{name}</p>
          <p className={styles.change} data-tone={tone}>
            {under}
          </p>
          <Definition>{definition}</Definition>
          {way && (
            <Link to={way.to} className="link">
              {way.says}
            </Link>
          )}
        </Card>
      ))}
    </ul>
  );
}
