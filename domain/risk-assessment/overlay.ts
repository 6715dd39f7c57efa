import { z } from 'zod';
import { ActivityHazard } from '../activities/activity-detail.ts';
import { SupportBand } from '../pal/instrument.ts';
import { ACCESS_RISKS } from '../residents/access-needs.ts';
import { ResidentFace } from '../residents/resident.ts';
import { CalendarDate, Id, Line } from '../text.ts';

export const NEEDS = ['sight', 'hearing', 'mobility', 'transfer', 'hands', 'fatigue', 'diet_texture', 'fluid'] as const;

/** Why a line bites for somebody, as their records hold it; the app says it in the reader's language. */
export const BiteReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('need'), need: z.enum(NEEDS), value: z.union([z.string(), z.int()]) }),
  z.object({ kind: z.literal('risk'), risk: z.enum(ACCESS_RISKS) }),
  z.object({ kind: z.literal('allergies'), allergies: z.array(z.string()) }),
  z.object({ kind: z.literal('band'), support_band: SupportBand }),
  z.object({ kind: z.literal('topics'), topics: z.array(z.string()) }),
]);
export type BiteReason = z.infer<typeof BiteReason>;

/** A word that somebody said by name: why it is all right with this person, this time. */
export const Acknowledgement = z.object({ by: z.string().nullable(), at: z.string(), reason: z.string() });
export type Acknowledgement = z.infer<typeof Acknowledgement>;

export const RiskOverlay = z.object({
  /** Those that are about it and signed, the one due first before the others. */
  assessments: z.array(z.object({ id: Id, title: z.string(), review_due: CalendarDate, residual: z.int() })),
  /** What counts when nothing is signed: how many hazards the activity's own page names, or an event's words. */
  template_hazards: z.int(),
  people: z
    .object({
      faces: z.array(ResidentFace),
      bites: z.array(
        z.object({
          hazard: ActivityHazard,
          /** What is said of it: by all that is signed, or, where nothing signed names it, by the activity's own page. */
          lines: z.array(z.object({ what: z.string(), controls: z.string() })),
          for: z.array(
            z.object({
              resident_id: Id,
              why: z.array(BiteReason),
              is_hard_stop: z.boolean(),
              /** Null: nobody yet, or something has changed since. */
              acknowledged: Acknowledgement.nullable(),
            }),
          ),
        }),
      ),
      /** Of whom nobody has written down what they need. */
      unknown: z.array(Id),
      /** The oldest day on which what is told here was written down; null without any. */
      known_since: CalendarDate.nullable(),
    })
    /** Null for whoever may not see residents. */
    .nullable(),
});
export type RiskOverlay = z.infer<typeof RiskOverlay>;

/** How many hard stops wait for a word. */
export function waitingStops({ people }: Pick<RiskOverlay, 'people'>): number {
  const all = (people?.bites ?? []).flatMap((bite) => bite.for);
  return all.filter(({ is_hard_stop, acknowledged }) => is_hard_stop && acknowledged === null).length;
}

/** A hard stop of one person, on its own. */
export const HardStop = z.object({
  resident: ResidentFace,
  hazard: ActivityHazard,
  why: z.array(BiteReason),
  acknowledged: Acknowledgement.nullable(),
});
export type HardStop = z.infer<typeof HardStop>;

/** The hard stops of an overlay, one by one, whether or not somebody has said a word to them. */
export function hardStopsIn({ people }: Pick<RiskOverlay, 'people'>): HardStop[] {
  if (people === null) return [];
  const faces = new Map(people.faces.map((face) => [face.id, face]));
  return people.bites.flatMap(({ hazard, for: bitten }) =>
    bitten.flatMap(({ resident_id, why, is_hard_stop, acknowledged }) => {
      const resident = faces.get(resident_id);
      return is_hard_stop && resident ? [{ resident, hazard, why, acknowledged }] : [];
    }),
  );
}

/** How it is safe for somebody, in the words of whoever says so. */
export const RiskWord = z.object({
  resident_id: Id,
  hazard: ActivityHazard,
  reason: Line.pipe(z.string().min(1, 'Say how it is safe for them')),
});
export type RiskWord = z.infer<typeof RiskWord>;
