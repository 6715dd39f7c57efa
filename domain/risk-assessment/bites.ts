import type { ActivityHazard } from '../activities/activity-detail.ts';
import type { SupportBand } from '../pal/instrument.ts';
import type { ACCESS_RISKS, AccessNeeds } from '../residents/access-needs.ts';
import type { BiteReason, NEEDS } from './overlay.ts';

/** What a session needs to know of somebody who is expected. */
export interface PersonToCheck {
  id: string;
  /** Null: nobody has written them down. */
  needs: AccessNeeds | null;
  support_band: SupportBand | null;
  topics_to_avoid: readonly string[];
}

export interface Bite {
  why: BiteReason[];
  /** Allergy and texture: not without a word, by name (domain 2.11). */
  is_hard_stop: boolean;
}

type Need = (typeof NEEDS)[number];
type Value = Exclude<AccessNeeds[Need], null>;
/** As much of what somebody needs as the rules look at. */
type KnownNeeds = Pick<AccessNeeds, Need | 'allergies' | 'risks'>;
type Rule = (person: Omit<PersonToCheck, 'needs'> & { needs: KnownNeeds }) => BiteReason[];

const NOT_WRITTEN_DOWN: KnownNeeds = {
  sight: null,
  hearing: null,
  mobility: null,
  transfer: null,
  hands: null,
  fatigue: null,
  diet_texture: null,
  fluid: null,
  allergies: [],
  risks: [],
};

/** The food that everybody eats, and the drink that everybody drinks (IDDSI). */
const EATS_EVERYTHING = 7;
const DRINKS_EVERYTHING = 0;
/** From the third way of joining in on, things are found out with hands and mouth. */
const BY_THE_SENSES = 3;

const need =
  (which: Need, ...values: Value[]): Rule =>
  ({ needs }) => {
    const value = needs[which];
    return value !== null && values.includes(value) ? [{ kind: 'need', need: which, value }] : [];
  };
const risk =
  (which: (typeof ACCESS_RISKS)[number]): Rule =>
  ({ needs }) =>
    needs.risks.includes(which) ? [{ kind: 'risk', risk: which }] : [];
const bySenses: Rule = ({ support_band }) =>
  support_band !== null && support_band >= BY_THE_SENSES ? [{ kind: 'band', support_band }] : [];
const allergies =
  (like?: RegExp): Rule =>
  ({ needs }) => {
    const meant = needs.allergies.filter((allergy) => like === undefined || like.test(allergy));
    return meant.length === 0 ? [] : [{ kind: 'allergies', allergies: meant }];
  };
const texture: Rule = ({ needs: { diet_texture } }) =>
  diet_texture !== null && diet_texture !== EATS_EVERYTHING
    ? [{ kind: 'need', need: 'diet_texture', value: diet_texture }]
    : [];
const thickened: Rule = ({ needs: { fluid } }) =>
  fluid !== null && fluid !== DRINKS_EVERYTHING ? [{ kind: 'need', need: 'fluid', value: fluid }] : [];

const SEES_LITTLE = need('sight', 'low_vision', 'blind');
const HEARS_LITTLE = need('hearing', 'hard_of_hearing', 'deaf');
const UNSURE_HANDS = need('hands', 'weak_grip', 'tremor', 'one_hand');

const FUR = /\b(dogs?|cats?|furs?|animals?|feathers?|birds?|horses?|rabbits?|dander|pets?)\b/iu;
const LEAVES = /\b(pollen|plants?|grass|lil(?:y|ies)|flowers?|hay ?fever|ragweed|primulas?|latex)\b/iu;
const LATEX = /\b(latex|rubber|balloons?)\b/iu;
const PASTE = /\b(latex|paints?|glues?|solvents?|resins?|perfumes?|scents?|dyes?)\b/iu;

/** For each hazard, what in somebody's records makes it bite for them. A hazard that is left out bites for nobody by name. */
const RULES: Partial<Record<ActivityHazard, readonly Rule[]>> = {
  slips: [risk('falls'), need('mobility', 'walks_with_aid'), SEES_LITTLE],
  falls_from_seat: [risk('falls'), need('transfer', 'two_helpers', 'hoist')],
  moving_and_handling: [
    need('transfer', 'one_helper', 'two_helpers', 'hoist'),
    need('mobility', 'wheelchair', 'in_bed'),
  ],
  lifting: [need('hands', 'weak_grip', 'one_hand'), risk('falls')],
  burns: [UNSURE_HANDS, SEES_LITTLE],
  hot_equipment: [risk('oxygen'), UNSURE_HANDS, SEES_LITTLE],
  sharps: [risk('anticoagulant'), need('hands', 'tremor', 'one_hand'), SEES_LITTLE],
  choking: [texture, thickened, risk('swallowing')],
  allergy: [allergies()],
  ingestion: [bySenses, risk('swallowing')],
  infection: [],
  balloons: [allergies(LATEX)],
  glue_and_paint: [allergies(PASTE), bySenses, risk('oxygen')],
  electricity: [risk('falls'), risk('oxygen')],
  flashing_light: [risk('photosensitive')],
  noise: [need('hearing', 'hearing_aids')],
  sun: [need('fatigue', 'tires_quickly'), need('mobility', 'in_bed')],
  cold: [need('mobility', 'wheelchair', 'in_bed')],
  dehydration: [thickened],
  transport: [
    need('transfer', 'two_helpers', 'hoist'),
    need('mobility', 'wheelchair'),
    risk('exit_seeking'),
    risk('oxygen'),
  ],
  road: [risk('exit_seeking'), SEES_LITTLE, HEARS_LITTLE],
  getting_lost: [risk('exit_seeking')],
  water: [risk('falls'), risk('exit_seeking')],
  animals: [allergies(FUR), risk('anticoagulant')],
  plants: [allergies(LEAVES), bySenses],
  crowds: [risk('exit_seeking'), need('hearing', 'hearing_aids')],
  distress: [
    ({ topics_to_avoid }) => (topics_to_avoid.length === 0 ? [] : [{ kind: 'topics', topics: [...topics_to_avoid] }]),
  ],
  privacy: [],
};

/**
 * Whether a line of this hazard bites for somebody, and why; null when it does not. Where nobody has written down what
 * they need, what is known from elsewhere (how they join in, what is better not raised) still counts.
 */
export function biteOf(hazard: ActivityHazard, person: PersonToCheck): Bite | null {
  const bite = biteOfNeeds(hazard, { ...person, needs: person.needs ?? NOT_WRITTEN_DOWN });
  return bite.why.length === 0 ? null : bite;
}

function biteOfNeeds(hazard: ActivityHazard, person: Parameters<Rule>[0]): Bite {
  const why = (RULES[hazard] ?? []).flatMap((rule) => rule(person));
  return { why, is_hard_stop: why.some((reason) => stops(hazard, reason)) };
}

/** Whether a hazard may bite for somebody because of these allergies alone. */
export function biteByAllergy(hazard: ActivityHazard, allergies: readonly string[]): boolean {
  const person = { id: '', support_band: null, topics_to_avoid: [] };
  const needs = { ...NOT_WRITTEN_DOWN, allergies: [...allergies] };
  return (RULES[hazard] ?? []).some((rule) => rule({ ...person, needs }).length > 0);
}

/** Whether a hazard stops for somebody because of an allergy, or of what they eat and drink. */
export function stopsFor(
  hazard: ActivityHazard,
  { allergies, diet_texture, fluid }: Pick<AccessNeeds, 'allergies' | 'diet_texture' | 'fluid'>,
): boolean {
  const person = { id: '', support_band: null, topics_to_avoid: [] };
  const needs = { ...NOT_WRITTEN_DOWN, allergies: [...allergies], diet_texture, fluid };
  return biteOfNeeds(hazard, { ...person, needs }).is_hard_stop;
}

/** A medicine is no ingredient: it is told, and holds nobody up. Where more is written beside it, nothing is guessed. */
const MEDICINE =
  /^(penicillins?|amoxicillin|co-?amoxiclav|flucloxacillin|antibiotics?|trimethoprim|erythromycin|doxycycline|sul(f|ph)(a|on)\w*|aspirin|ibuprofen|nsaids?|codeine|morphine|tramadol|statins?|plasters?)( (allergy|drugs|antibiotics))?$/iu;

function stops(hazard: ActivityHazard, reason: BiteReason): boolean {
  if (reason.kind === 'allergies') return reason.allergies.some((allergy) => !MEDICINE.test(allergy.trim()));
  return hazard === 'choking' && reason.kind === 'need';
}

/**
 * The hazards that bite, each with all that is said of it: somebody is bitten by a hazard, however many lines name it.
 * Those that bite hardest first, then as the lines stand.
 */
export function overlayOf(
  lines: readonly { hazard: ActivityHazard; what: string; controls: string }[],
  people: readonly PersonToCheck[],
) {
  return [...Map.groupBy(lines, ({ hazard }) => hazard)]
    .flatMap(([hazard, named]) => {
      const bitten = people.flatMap((person) => {
        const bite = biteOf(hazard, person);
        return bite === null ? [] : [{ resident_id: person.id, ...bite }];
      });
      const said = named.map(({ what, controls }) => ({ what, controls }));
      return bitten.length === 0 ? [] : [{ hazard, lines: said, for: bitten }];
    })
    .toSorted((one, other) => Number(stopsAny(other)) - Number(stopsAny(one)));
}

function stopsAny(line: { for: readonly Bite[] }): boolean {
  return line.for.some(({ is_hard_stop }) => is_hard_stop);
}
