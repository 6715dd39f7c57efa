import { z } from 'zod';
import { KeyFigureUnit } from '../dashboard/key-figures.ts';
import { FigurePeriod } from '../dashboard/told.ts';
import { DashboardFilter } from '../dashboard/filter.ts';
import { endpoint } from '../endpoint.ts';
import { Id } from '../text.ts';
import { HomeFigure, HomeFigureKey } from './home-figures.ts';

/** All homes are counted in one call, so it looks at three months at most. */
export const MOST_DAYS_OF_HOMES = 92;
/** Fewer days, moved by one, would tell of single days; a month or a quarter that has only begun is looked at too. */
export const FEWEST_DAYS_OF_HOMES = 28;
/** What the small lines are drawn of. */
export const WEEKS_OF_HOMES = 12;

export const FiguresOfHome = z.object({
  id: Id,
  name: z.string(),
  town: z.string(),
  /** False where the package reads what was recorded and adds nothing: what is missing lately is no failing. */
  adds_reports: z.boolean(),
  /** Null where the home’s package keeps no reports (row PE-5). What a home does not have is not among them. */
  figures: z.array(HomeFigure).nullable(),
});
export type FiguresOfHome = z.infer<typeof FiguresOfHome>;

/** Homes in the order of their names: they stand beside their own past, and are never ranked. */
export const getOrganisationFigures = endpoint({
  path: '/api/v2/organisation/figures',
  summary: 'Figures of all homes of the organisation, each home beside its own past; of nobody by name',
  allow: 'organisation.figures',
  scope: 'none',
  kind: 'read',
  input: DashboardFilter.pick({ from: true, to: true, preset: true }),
  output: z.object({
    organisation_name: z.string(),
    period: FigurePeriod,
    before: FigurePeriod,
    last_year: FigurePeriod,
    weeks: z.array(FigurePeriod),
    generated_at: z.iso.datetime(),
    /** What each figure is called and counts. */
    figures: z.array(z.object({ key: HomeFigureKey, label: z.string(), unit: KeyFigureUnit, definition: z.string() })),
    homes: z.array(FiguresOfHome),
  }),
});
