import { isTooSmallToLeave } from '@heartsease/domain/dashboard/small-numbers.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Flow } from '../print/flow.ts';
import { INK } from '../print/inks.ts';
import { dayAndMonth, fullDate } from '../print/paper-words.ts';
import type { Gathered } from './gather-pack.ts';
import { beginPart, heading, list, paragraph, quotation } from './pack-sheet.ts';
import type { PackSheet } from './pack-sheet.ts';
import type { WhatMatters } from './pack-people.queries.ts';
import { percentThatLeaves } from './question-pages.ts';

/** How many interests tell enough of somebody. */
const MOST_INTERESTS = 6;

/** What matters to people and who told it; what is new in these days is said to be. */
export function mattersPages(pack: PackSheet, gathered: Gathered): Flow {
  const { words } = pack;
  const flow = beginPart(pack, words.parts.what_matters, [gathered.span]);
  paragraph(pack, flow, words.matters_lead);
  for (const matters of gathered.matters) onePerson(pack, flow, gathered, matters);
  heading(pack, flow, words.how_we_know);
  const { people, with_card, interests, by_resident, by_relative, by_staff } = gathered.how_we_know;
  const lines = [words.with_card(with_card, people, percentThatLeaves(with_card, people))];
  // Many interests of four people tell of four people.
  if (!isTooSmallToLeave(Math.min(people, interests))) {
    const share = (count: number) => percentThatLeaves(count, interests) ?? '';
    lines.push(words.heard_from(share(by_resident), share(by_relative), share(by_staff)));
  }
  list(pack, flow, lines);
  return flow;
}

function onePerson(
  pack: PackSheet,
  flow: Flow,
  gathered: Gathered,
  { resident_id, card, interests }: WhatMatters,
): void {
  const { words, names, language, sheet } = pack;
  const person = gathered.people.get(resident_id);
  if (!person) return;
  heading(pack, flow, names.nameOf(person), 90);
  if (card === null && interests.length === 0) return paragraph(pack, flow, words.nothing_shared);
  if (card !== null) {
    const whose = card.is_own_words ? words.own_words : words.as_told;
    // Who helped was typed: in a pack of initials nothing of it stands that could be a name.
    const helped = names.has_names && card.helped_by !== '' ? words.helped_by(card.helped_by) : '';
    const under = [whose, helped, words.still_true(fullDate(card.confirmed_on, language))];
    quotation(pack, flow, {
      text: names.told(card.text.replaceAll(/\s+/gu, ' ')),
      under: under.filter(Boolean).join(' · '),
      is_said: card.is_own_words,
      size: 12.5,
    });
  }
  const { at, say } = sheet;
  const told = mostTelling(interests);
  const byWhom = Map.groupBy(told, ({ source, told_by }) =>
    names.has_names && told_by !== '' ? told_by : words.sources[source],
  );
  for (const [who, ofThem] of byWhom) {
    flow.gap(at(3));
    flow.words('H3', say('semibold', 10, INK.ink2)(withLargeLetter(who)), { together: at(18) });
    for (const { label, level, note } of ofThem) {
      flow.words('P', [
        say('semibold', 11)(`${words.levels[level]}: ${names.told(label)}`),
        say('regular', 11)(note === '' ? '' : `. ${names.told(note)}`),
      ]);
      flow.gap(at(2));
    }
  }
  const days = told
    .map(({ created_on }) => calendarDay(created_on, gathered.timezone))
    .filter((day) => day >= gathered.from && day <= gathered.to)
    .toSorted();
  const [first, last] = [days.at(0), days.at(-1)];
  if (first === undefined || last === undefined) return;
  flow.gap(at(2));
  const when = [dayAndMonth(first, language), dayAndMonth(last, language)] as const;
  flow.words('P', say('regular', 10, INK.ink2)(words.new_here(days.length, told.length, ...when)));
}

function withLargeLetter(words: string): string {
  return `${words.charAt(0).toLocaleUpperCase()}${words.slice(1)}`;
}

const ORDER = ['loves', 'avoid', 'curious', 'used_to', 'likes', 'dislikes'] as const;
/** Themselves first. */
const WHO = ['resident', 'relative', 'staff_observed', 'import'] as const;

/** With words first, and what moves them most; in the order of who told it. */
function mostTelling(interests: WhatMatters['interests']): WhatMatters['interests'] {
  return interests
    .toSorted(
      (one, other) =>
        Number(other.note !== '') - Number(one.note !== '') || ORDER.indexOf(one.level) - ORDER.indexOf(other.level),
    )
    .slice(0, MOST_INTERESTS)
    .toSorted(
      (one, other) =>
        WHO.indexOf(one.source) - WHO.indexOf(other.source) || ORDER.indexOf(one.level) - ORDER.indexOf(other.level),
    );
}
