import type { Flow } from '../print/flow.ts';
import { dayAndMonth, weekSpan } from '../print/paper-words.ts';
import type { Gathered, JoiningStory } from './gather-pack.ts';
import { beginPart, heading, list, paragraph, quotation } from './pack-sheet.ts';
import type { PackSheet } from './pack-sheet.ts';

/** When somebody was not joining in: what was noticed, what was tried, and what changed. */
export function joiningPages(pack: PackSheet, gathered: Gathered): void {
  const { words } = pack;
  const { stories, span } = gathered;
  const flow = beginPart(pack, words.parts.not_joining_in, [span]);
  paragraph(pack, flow, stories.length === 0 ? words.nobody : words.joining_lead);
  measuresApart(pack, flow, gathered);
  for (const story of stories) oneStory(pack, flow, story);
}

/** A sentence has no page of its own: where there is nobody to tell of, it stands below what another part told. */
export function nobodyBelow(pack: PackSheet, flow: Flow, gathered: Gathered): void {
  const { words } = pack;
  heading(pack, flow, words.parts.not_joining_in, 90);
  paragraph(pack, flow, words.nobody);
  measuresApart(pack, flow, gathered);
}

/** Fewer moments than suit somebody is no change in them: whoever reads of both is told how they differ. */
function measuresApart(pack: PackSheet, flow: Flow, { evidence }: Gathered): void {
  if (!evidence.gaps.some(({ key }) => key === 'below_target')) return;
  flow.gap(pack.sheet.at(4));
  paragraph(pack, flow, pack.words.two_measures, 10.5);
}

function oneStory(pack: PackSheet, flow: Flow, { person, time, said, tried, after }: JoiningStory): void {
  const { words, names, language, sheet } = pack;
  const usual = Math.round(time.usual);
  heading(pack, flow, `${names.nameOf(person)}, ${weekSpan(time.from, time.to, language)}`, 130);
  part(pack, flow, words.noticed);
  paragraph(pack, flow, words.noticed_words(time.engaged, usual, time.asked));
  if (time.is_asked_less) paragraph(pack, flow, words.asked_less);
  for (const told of said) quotation(pack, flow, { ...told, size: 13 });
  part(pack, flow, words.tried);
  if (tried.length === 0) paragraph(pack, flow, words.tried_nothing);
  else list(pack, flow, tried);
  part(pack, flow, words.changed);
  const changed =
    time.after === null
      ? words.no_after
      : words.changed_words(time.after.engaged, usual, dayAndMonth(time.after.to, language));
  paragraph(pack, flow, changed);
  for (const told of after) quotation(pack, flow, { ...told, size: 13 });
  flow.gap(sheet.at(6));
}

function part({ sheet: { at, say } }: PackSheet, flow: Flow, title: string): void {
  flow.gap(at(5));
  flow.words('H3', say('bold', 12)(title), { together: at(36) });
  flow.gap(at(2));
}
