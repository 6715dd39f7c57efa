import type { Instrument, InstrumentBand, InstrumentSection, SupportBand } from './instrument.ts';

/** `not_sure` says that whoever looked can't tell. It takes no side: the line stays out of the band. */
export const NOT_SURE = 'not_sure';

/** The key of the chosen statement per line, or `not_sure`. A line that is not there is not answered yet. */
export type Answers = Readonly<Record<string, string>>;

export interface LineOutcome {
  section: string;
  /** Null where whoever looked was not sure. */
  band: InstrumentBand | null;
}

interface Lines {
  lines: LineOutcome[];
  /** How many lines speak for each band, in the instrument's order of bands. */
  counts: { band: InstrumentBand; lines: number }[];
}

export type Outcome =
  /** Lines that have to be answered are still open. */
  | (Lines & { state: 'unfinished'; open: string[] })
  /** Answered, but with too many "not sure" for an honest band. */
  | (Lines & { state: 'too_few_sure'; sure: number; needed: number })
  /** An even split that the instrument leaves to the assessor. */
  | (Lines & { state: 'even_split'; between: InstrumentBand[] })
  /** The instrument makes no band. */
  | (Lines & { state: 'no_band' })
  /** `may_reach` is the band of less support on the other side of an even split: it comes when set up well. */
  | (Lines & { state: 'band'; band: InstrumentBand; may_reach: InstrumentBand | null });

/** What the answers say, by the instrument's own rules. Answers to lines that it does not have count for nothing. */
export function outcomeOf(instrument: Instrument, answers: Answers): Outcome {
  const lines = instrument.sections.flatMap((section) => lineOf(instrument, section, answers));
  const sure = lines.flatMap(({ band }) => (band === null ? [] : [band]));
  const told: Lines = {
    lines,
    counts: instrument.bands.map((band) => ({ band, lines: sure.filter(({ key }) => key === band.key).length })),
  };
  const open = openLines(instrument, answers);
  if (open.length > 0) return { ...told, state: 'unfinished', open };
  const needed = fewestSure(instrument);
  if (sure.length < needed) return { ...told, state: 'too_few_sure', sure: sure.length, needed };
  if (instrument.scoring.method === 'none') return { ...told, state: 'no_band' };
  return { ...told, ...settled(instrument, candidates(instrument, answers, told, sure)) };
}

/** The lines that have to be answered and are not, in order. */
export function openLines(instrument: Instrument, answers: Answers): string[] {
  return instrument.sections
    .filter((section) => section.required && !isAnswered(section, answers))
    .map(({ key }) => key);
}

function lineOf(instrument: Instrument, section: InstrumentSection, answers: Answers): LineOutcome[] {
  if (!isAnswered(section, answers)) return [];
  const chosen = section.options.find(({ key }) => key === answers[section.key]);
  const band = instrument.bands.find(({ key }) => key === chosen?.band) ?? null;
  return [{ section: section.key, band }];
}

function isAnswered(section: InstrumentSection, answers: Answers): boolean {
  const answer = answers[section.key];
  return answer === NOT_SURE || section.options.some(({ key }) => key === answer);
}

function fewestSure({ bounds, sections }: Instrument): number {
  if (bounds.fewest_sure !== undefined) return bounds.fewest_sure;
  return bounds.allow_partial ? 1 : sections.filter(({ required }) => required).length;
}

/** One band, or the bands between which the answers are evenly split. */
function candidates(
  instrument: Instrument,
  answers: Answers,
  { counts }: Lines,
  sure: readonly InstrumentBand[],
): InstrumentBand[] {
  switch (instrument.scoring.method) {
    case 'median': {
      const sorted = bySupport(sure);
      return [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]].filter(
        (band) => band !== undefined,
      );
    }
    case 'mode': {
      const most = Math.max(...counts.map(({ lines }) => lines));
      return counts.filter(({ lines }) => lines === most).map(({ band }) => band);
    }
    case 'mean': {
      const mean = sure.reduce((sum, { support_band }) => sum + support_band, 0) / sure.length;
      return nearest(instrument.bands, mean);
    }
    case 'sum_bands': {
      const sum = scoreOf(instrument, answers);
      return instrument.bands.filter(({ sum_from = Infinity, sum_to = -Infinity }) => sum_from <= sum && sum <= sum_to);
    }
    case 'none':
      return [];
  }
}

function settled(
  { scoring }: Instrument,
  found: readonly InstrumentBand[],
):
  | { state: 'no_band' }
  | { state: 'even_split'; between: InstrumentBand[] }
  | { state: 'band'; band: InstrumentBand; may_reach: InstrumentBand | null } {
  const between = bySupport(found).filter((band, at, all) => all[at - 1]?.key !== band.key);
  const least = between[0];
  const most = between.at(-1);
  if (least === undefined || most === undefined) return { state: 'no_band' };
  if (between.length === 1) return { state: 'band', band: most, may_reach: null };
  if (scoring.tie === 'ask_assessor') return { state: 'even_split', between };
  if (scoring.tie === 'less_support') return { state: 'band', band: least, may_reach: null };
  return { state: 'band', band: most, may_reach: between.at(-2) ?? null };
}

/** The least supported first. */
function bySupport(bands: readonly InstrumentBand[]): InstrumentBand[] {
  return bands.toSorted((one, other) => one.support_band - other.support_band || (one.key < other.key ? -1 : 1));
}

function nearest(bands: readonly InstrumentBand[], mean: number): InstrumentBand[] {
  const distance = ({ support_band }: { support_band: SupportBand }) => Math.abs(support_band - mean);
  const least = Math.min(...bands.map(distance));
  return bands.filter((band) => distance(band) - least < 1e-9);
}

function scoreOf({ sections }: Instrument, answers: Answers): number {
  return sections.reduce((sum, section) => {
    const chosen = section.options.find(({ key }) => key === answers[section.key]);
    return sum + (chosen?.score ?? 0);
  }, 0);
}
