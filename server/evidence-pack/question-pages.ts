import { isTooSmallToLeave } from '@heartsease/domain/dashboard/small-numbers.ts';
import { PIECE_WORDS } from '@heartsease/domain/evidence/piece-words.ts';
import { SHOWN_ELSEWHERE, SOURCES } from '@heartsease/domain/evidence/sources.ts';
import { answeredHere, shownByOthers } from '@heartsease/domain/evidence/evidence.ts';
import type { Evidence } from '@heartsease/domain/evidence/evidence.ts';
import { engagementIn, moodIn, withSmallLetter } from '../exports/depth-in-words.ts';
import { INK } from '../print/inks.ts';
import type { Cell, Column, Flow } from '../print/flow.ts';
import type { Box } from '../print/printed-document.ts';
import { dayAndMonth, fullDate, numeral } from '../print/paper-words.ts';
import { gapInWords } from './gap-words.ts';
import { initialsOfName } from './pack-names.ts';
import type { PackPicture } from './pack-pictures.ts';
import { beginPart, heading, list, paragraph, photograph, quotation } from './pack-sheet.ts';
import type { PackSheet } from './pack-sheet.ts';

type Question = Evidence['questions'][number];

/** One question on a page of its own: what speaks for it in words, what changed, and what is missing. */
export function questionPage(
  pack: PackSheet,
  { evidence, pictures }: { evidence: Evidence; pictures: ReadonlyMap<string, PackPicture> },
  question: Question,
): void {
  const { words, language } = pack;
  const { said } = words;
  const flow = beginPart(pack, said(question.title), [said(question.about), said(evidence.framework.title)]);
  heading(pack, flow, words.examples);
  if (question.examples.length === 0) paragraph(pack, flow, words.no_examples);
  for (const example of question.examples) oneExample(pack, flow, pictures, example);
  heading(pack, flow, words.over_time, 110);
  sourcesTable(pack, flow, question);
  flow.gap(pack.sheet.at(4));
  const { from, to } = evidence.before;
  paragraph(pack, flow, words.over_time_note(dayAndMonth(from, language), fullDate(to, language)), 10);
  heading(pack, flow, words.missing);
  if (question.gaps.length === 0) paragraph(pack, flow, words.nothing_missing);
  else
    list(
      pack,
      flow,
      question.gaps.map((gap) => gapInWords(gap, language)),
    );
  heading(pack, flow, words.asks);
  const answered = answeredHere(question);
  if (answered.length > 0) paragraph(pack, flow, titlesOf(pack, answered), 10.5);
  const others = shownByOthers(question);
  if (others.length > 0) paragraph(pack, flow, `${said(SHOWN_ELSEWHERE)} ${titlesOf(pack, others)}`, 10);
}

function oneExample(
  pack: PackSheet,
  flow: Flow,
  pictures: ReadonlyMap<string, PackPicture>,
  example: Question['examples'][number],
): void {
  const { words, names, language } = pack;
  const picture = example.opens?.kind === 'photo' ? pictures.get(example.opens.id) : undefined;
  const people = (picture?.people ?? []).map(names.nameOf).join(', ');
  const title = titleOf(pack, example);
  const isAction = isYouSaid(example);
  const under = [
    example.resident === null ? people : names.nameOf(example.resident),
    example.words === '' || isAction ? '' : title,
    dayAndMonth(example.day, language),
    howKnown(pack, example),
    recordedBy(pack, example),
  ];
  const told = names.told(example.words);
  const text = example.words === '' ? title : isAction ? words.you_said(title, told) : told;
  const about = { text, under: under.filter(Boolean).join(' · '), is_said: example.is_own_words };
  if (picture === undefined) quotation(pack, flow, about);
  else photograph(pack, flow, { ...about, picture, alt: words.photo_of(told, people) });
}

/** It stands on one line: no initial is left alone on the next. */
function recordedBy({ words, names }: PackSheet, { by }: Question['examples'][number]): string {
  return by === null ? '' : words.recorded_by(names.has_names ? by : initialsOfName(by)).replaceAll(' ', '\u00A0');
}

/** What became of what a survey said, rather than what it said. */
function isYouSaid({ source, opens }: Question['examples'][number]): boolean {
  return source === 'surveys' && opens === null;
}

const OURS = new Set(Object.values(PIECE_WORDS));

/** In words of ours no name is looked for: the Welsh for what is a name too. */
function titleOf({ words, names }: PackSheet, { title, source }: Question['examples'][number]): string {
  if (OURS.has(title)) return words.said(title);
  return source === 'goals' ? words.goal(names.told(title)) : names.told(title);
}

/** A regulator's own title stands as it is, in their language. */
function titlesOf({ words }: PackSheet, statements: Question['statements']): string {
  return statements
    .map(({ title, is_quoted }) => (is_quoted ? title : `${words.said(title)} (${words.our_wording})`))
    .join(' · ');
}

/** By what it speaks: "in their own words", "absorbed throughout · mood: low – bright (staff saw it)". */
function howKnown({ words, language }: PackSheet, example: Question['examples'][number]): string {
  const { opens, source, is_own_words, is_no, changed } = example;
  if (opens?.kind === 'photo') return words.in_a_photo;
  if (isYouSaid(example)) return words.shown_to_all;
  if (opens?.kind === 'survey') return words.in_a_survey;
  if (source === 'risks') return words.said_before;
  if (is_own_words) return words.said_by;
  if (is_no) return words.said_no;
  const how = changed === null ? [] : [engagementIn(changed, language), moodIn(changed, language)].filter(Boolean);
  return how.length === 0 ? words.seen_by : how.map(withSmallLetter).join(' · ');
}

function sourcesTable({ sheet: { at, say }, words, language }: PackSheet, flow: Flow, { sources }: Question): void {
  const head = (text: string) => say('semibold', 10, INK.ink2)(text);
  const columns: Column[] = [
    { title: head(words.source), share: 56, is_header: true },
    { title: head(words.these_days), share: 22 },
    { title: head(words.days_before), share: 22 },
  ];
  const told = (count: number | null) =>
    say('regular', 10.5)(count === null ? words.not_recorded : numeral(count, language));
  const rows = sources.map(({ source, count, before }): Cell[] => [
    { said: say('semibold', 10.5)(words.said(SOURCES[source].title)) },
    { said: told(count) },
    { said: count === null ? [] : told(before) },
  ]);
  flow.table(columns, rows, { padding: at(3), row_height: at(18) });
}

/** All questions together in numbers, after the words: each week, and what is counted over everything. */
export function numbersPage(pack: PackSheet, evidence: Evidence, span: string): Flow {
  const { words } = pack;
  const { moments, at_target, one_to_one, own_words } = evidence.headlines;
  const flow = beginPart(pack, words.in_numbers, [span]);
  weeksFigure(pack, flow, evidence);
  // Many moments of four people tell of four people (decision 38).
  const share = isTooSmallToLeave(at_target.of) ? null : percentThatLeaves(one_to_one.now, moments.now);
  const shareBefore = percentThatLeaves(one_to_one.before, moments.before);
  const atTarget = percentThatLeaves(at_target.people, at_target.of);
  list(pack, flow, [
    words.moments(moments.now, moments.before),
    ...(at_target.of > 0 ? [words.at_target(at_target.people, at_target.of, atTarget)] : []),
    ...(share === null ? [] : [words.share(share, shareBefore ?? '–')]),
    words.words_written(own_words.now, own_words.before),
  ]);
  return flow;
}

/** "41%"; null of so few that it stays in the home. */
export function percentThatLeaves(count: number, of: number): string | null {
  return isTooSmallToLeave(of) ? null : `${Math.round((count / of) * 100)}%`;
}

/** A column for each week, the groups below and one to one above. */
function weeksFigure({ sheet, words, language }: PackSheet, flow: Flow, { weeks, period }: Evidence): void {
  const { document, at, say } = sheet;
  const most = Math.max(1, ...weeks.map(({ group, one_to_one }) => group + one_to_one));
  if (weeks.length === 0) return;
  const box = { x: flow.left, y: flow.y + at(30), width: flow.width, height: at(200) };
  legend(sheet, flow, [
    [words.group, (pdf, box) => pdf.roundedRect(box.x, box.y, box.width, box.height, at(2)).fill(INK.primary)],
    [words.one_to_one, (pdf, box) => striped(pdf, box, at)],
  ]);
  const step = box.width / weeks.length;
  const wide = Math.min(step * 0.62, at(26));
  const alt = weeks.map((week) => `${dayAndMonth(week.from, language)}: ${week.group} + ${week.one_to_one}`).join('; ');
  const title = words.moments_each_week(dayAndMonth(period.from, language), fullDate(period.to, language));
  document.figure(`${title}. ${words.group} + ${words.one_to_one.toLowerCase()}: ${alt}`, box, (pdf) => {
    for (const [place, { group, one_to_one }] of weeks.entries()) {
      const x = box.x + place * step + (step - wide) / 2;
      const low = (group / most) * box.height;
      const high = (one_to_one / most) * box.height;
      const bottom = box.y + box.height;
      if (group > 0) pdf.roundedRect(x, bottom - low, wide, low, at(2)).fill(INK.primary);
      const upper = { x, y: bottom - low - high - at(1.5), width: wide, height: high };
      if (one_to_one > 0) striped(pdf, upper, at);
    }
  });
  const every = Math.ceil(weeks.length / 7);
  for (const [place, week] of weeks.entries()) {
    // In a year's pack the columns are narrower than their numbers.
    if (place % every !== 0) continue;
    const x = box.x + place * step;
    const total = document.block(say('semibold', 9)(numeral(week.group + week.one_to_one, language)), step + at(20));
    const tall = ((week.group + week.one_to_one) / most) * box.height;
    document.margin(total, {
      x: x - at(10),
      y: box.y + box.height - tall - at(15),
      align: 'centre',
      within: step + at(20),
    });
    const label = document.block(say('regular', 9, INK.ink2)(dayAndMonth(week.from, language)), step * every);
    document.margin(label, { x, y: box.y + box.height + at(5) });
  }
  flow.y = box.y + box.height + at(32);
}

type Swatch = (pdf: PDFKit.PDFDocument, box: Box) => void;

/** Mustard with stripes: told from plum without colour, on a copy in black and white as well (look.md). */
function striped(pdf: PDFKit.PDFDocument, { x, y, width, height }: Box, at: (size: number) => number): void {
  pdf.save().roundedRect(x, y, width, height, at(2)).clip();
  pdf.rect(x, y, width, height).fill(INK.accent);
  for (let along = -height; along < width; along += at(4)) {
    pdf.moveTo(x + along, y + height).lineTo(x + along + height, y);
  }
  pdf.lineWidth(at(1)).stroke(INK['accent-ink']).restore();
}

function legend({ document, at, say }: PackSheet['sheet'], flow: Flow, entries: readonly [string, Swatch][]): void {
  let x = flow.left;
  for (const [text, draw] of entries) {
    const left = x;
    document.decoration((pdf) => draw(pdf, { x: left, y: flow.y + at(2), width: at(10), height: at(10) }));
    const block = document.block(say('regular', 10.5)(text), at(160));
    document.margin(block, { x: x + at(15), y: flow.y });
    x += at(15) + Math.max(...block.lines.map(({ width }) => width)) + at(22);
  }
}
