import type { ActivityDetail, ActivityHazard } from '../activities/activity-detail.ts';
import type { AccessNeeds } from '../residents/access-needs.ts';
import { biteByAllergy } from '../risk-assessment/bites.ts';
import { CheckFirst } from './fit.ts';
import type { CareStop } from './fit.ts';

/** As much of what somebody needs as decides what they can be near, eat and drink. */
export type CareNeeds = Pick<AccessNeeds, 'has_allergies' | 'allergies' | 'diet_texture' | 'fluid'>;

/** As much of an activity as tells what somebody comes near, eats and drinks. */
export interface SheetOfCare {
  title: string;
  themes: readonly string[];
  needs: ActivityDetail['needs'];
  risks: ActivityDetail['risks'];
}

/** The food that everybody eats, and the drink that everybody drinks (IDDSI). */
const EATS_EVERYTHING = 7;
const DRINKS_EVERYTHING = 0;
/** Liquidised and pureed: softer than what is merely soft. */
const MASHES_NOTHING = 4;

interface Allergen {
  /** What people write down when they mean it. */
  called: RegExp;
  isMet: (sheet: SheetOfCare) => boolean;
  is_in_the_room: boolean;
}

const animal = (called: RegExp, met: RegExp): Allergen => ({
  called,
  isMet: (sheet) =>
    hasHazard(sheet, 'animals') && [sheet.title, ...sheet.themes, ...sheet.needs].some((line) => met.test(line)),
  is_in_the_room: true,
});
const food = (called: RegExp, met: RegExp): Allergen => ({
  called,
  isMet: (sheet) => {
    const lines = [
      ...(isEaten(sheet) ? [sheet.title, ...sheet.needs] : []),
      ...caresOf(sheet, 'allergy', 'choking'),
    ].filter((line) => met.test(line));
    return lines.length > 0 && !lines.some((line) => WAY_ROUND.test(line));
  },
  is_in_the_room: false,
});

/** "Gluten-free wafers where needed": the sheet itself says what to do instead. */
const WAY_ROUND = /\b(free|where needed|as they take it)\b|\bfor \w+ allergy\b/iu;

/** Only what is plain: everything else stays something to check first. */
const ALLERGENS: readonly Allergen[] = [
  animal(/\b(dogs?|canine|animals?|fur|pets?|dander)\b/iu, /\bdogs?\b/iu),
  animal(/\b(cats?|feline|animals?|fur|pets?|dander)\b/iu, /\bcats?\b/iu),
  animal(/\b(birds?|feathers?|animals?)\b/iu, /\b(birds?|hens?|chickens?|budgies?|parrots?)\b/iu),
  animal(/\b(horses?|pon(?:y|ies)|animals?)\b/iu, /\b(horses?|pon(?:y|ies)|donkeys?)\b/iu),
  animal(/\b(rabbits?|animals?|fur|pets?)\b/iu, /\b(rabbits?|guinea pigs?)\b/iu),
  {
    called: /\b(wasps?|bees?|stings?|insects?)\b/iu,
    isMet: (sheet) => caresOf(sheet, 'animals').some((care) => /\b(wasps?|bees?|stings?)\b/iu.test(care)),
    is_in_the_room: false,
  },
  {
    called: /\b(latex|rubber|balloons?)\b/iu,
    isMet: (sheet) => hasHazard(sheet, 'balloons'),
    is_in_the_room: true,
  },
  {
    called: /\b(pollen|hay ?fever|flowers?|lil(?:y|ies)|plants?)\b/iu,
    isMet: (sheet) => hasHazard(sheet, 'plants') && sheet.themes.includes('flowers'),
    is_in_the_room: true,
  },
  food(/\b(nuts?|peanuts?|almonds?|walnuts?|hazelnuts?|cashews?|pistachios?)\b/iu, /\b(nuts?|peanuts?|almonds?)\b/iu),
  food(
    /\b(milk|dairy|lactose|casein|whey)\b/iu,
    /\b(milk|(?<!peanut )butter|cream|cheese|curd|ghee|yogh?urts?|custard|ice creams?)\b/iu,
  ),
  food(/\beggs?\b/iu, /\b(eggs?|omelettes?|meringues?)\b/iu),
  food(
    /\b(gluten|wheat|c(?:o?e)liac)\b/iu,
    /\b(gluten|wheat|flour|bread|toast|cakes?|pastry|pies?|biscuits?|sandwich(?:es)?|challah|barley)\b/iu,
  ),
  food(/\b(shellfish|crustaceans?|prawns?|crabs?|lobsters?|mussels?)\b/iu, /\b(shellfish|prawns?|crabs?|mussels?)\b/iu),
  food(/\bfish\b/iu, /\b(fish|salmon|tuna|sardines?)\b/iu),
  food(/\bsesame\b/iu, /\b(sesame|tahini)\b/iu),
  food(/\b(soya?|soybeans?)\b/iu, /\b(soya?|tofu)\b/iu),
];

/**
 * What of somebody's care plainly rules an activity out for them, by the words of its sheet; null where it is only
 * possible, which is told as something to check first.
 */
export function careStopOf(care: CareNeeds, sheet: SheetOfCare): CareStop | null {
  return allergyStop(care, sheet) ?? textureStop(care, sheet) ?? fluidStop(care, sheet);
}

function allergyStop({ allergies }: CareNeeds, sheet: SheetOfCare): CareStop | null {
  const met = allergensIn(allergies).find(({ allergen }) => allergen.isMet(sheet));
  return met ? { kind: 'allergy', allergy: met.allergy, is_in_the_room: met.allergen.is_in_the_room } : null;
}

interface Meant {
  allergen: Allergen;
  /** In whose words. */
  allergy: string;
}

/** Read once for each person: a whole library is held against it. */
const meantBy = new WeakMap<readonly string[], readonly Meant[]>();

/** The allergens that somebody's allergies mean, by the words in which they are written down. */
function allergensIn(allergies: readonly string[]): readonly Meant[] {
  const known = meantBy.get(allergies);
  if (known !== undefined) return known;
  const meant = ALLERGENS.flatMap((allergen) => {
    const allergy = allergies.find((one) => allergen.called.test(one));
    return allergy === undefined ? [] : [{ allergen, allergy }];
  });
  meantBy.set(allergies, meant);
  return meant;
}

/** The sheet says how its food is made right for every texture, or leaves the food to the care plan. */
const EVERY_TEXTURE =
  /\b(textures?|care plan|smooth|pur[ée]ed?|liquidised|(?:for|as|ask) each|left out|not for tasting)\b/iu;
/** Right for soft and minced food, and for nothing below it. */
const ONLY_SOFT = /\b(soft\w*|soaked|stewed|mashed|moist\w*)\b/iu;

function textureStop({ diet_texture: level }: CareNeeds, sheet: SheetOfCare): CareStop | null {
  if (level === null || level === EATS_EVERYTHING || !isFood(sheet)) return null;
  const cares = caresOf(sheet, 'choking');
  if (cares.length === 0 || cares.some((care) => EVERY_TEXTURE.test(care))) return null;
  if (level > MASHES_NOTHING && cares.some((care) => ONLY_SOFT.test(care))) return null;
  return { kind: 'diet_texture', level };
}

const DRINK = /\b(tea|coffee|beer|shandy|juice|squash|cordial|wine|sherry|drinks?|ice creams?)\b/iu;
/** The sheet says that drinks are thickened, or leaves them to the care plan. */
const EVERY_DRINK = /\b(thicken\w*|care plan|textures?|as each)\b/iu;

function fluidStop({ fluid: level }: CareNeeds, sheet: SheetOfCare): CareStop | null {
  if (level === null || level === DRINKS_EVERYTHING || !isFood(sheet)) return null;
  const cares = caresOf(sheet, 'choking', 'dehydration');
  const isDrunk = [sheet.title, ...sheet.needs].some((line) => DRINK.test(line));
  if (cares.length === 0 || !isDrunk || cares.some((care) => EVERY_DRINK.test(care))) return null;
  return { kind: 'fluid', level };
}

/** What whoever runs it has to look up first for somebody, where nothing rules it out for them. */
export function checksFor(care: CareNeeds, sheet: SheetOfCare): CheckFirst[] {
  const isNear = sheet.risks.some(({ hazard }) => biteByAllergy(hazard, care.allergies));
  const eats = isEaten(sheet);
  const needed: Record<CheckFirst, boolean> = {
    allergies: isNear || (eats && care.has_allergies),
    diet_texture: eats && care.diet_texture !== null && care.diet_texture !== EATS_EVERYTHING,
    fluid: eats && care.fluid !== null && care.fluid !== DRINKS_EVERYTHING,
  };
  return CheckFirst.options.filter((check) => needed[check]);
}

const FOOD_THEMES = new Set(['food', 'baking', 'cooking', 'tea', 'toast', 'pub', 'birthdays']);

export function isFood({ themes }: Pick<SheetOfCare, 'themes'>): boolean {
  return themes.some((theme) => FOOD_THEMES.has(theme));
}

/** Bingo is not about food, but has sweets for prizes. */
function isEaten(sheet: SheetOfCare): boolean {
  return isFood(sheet) || hasHazard(sheet, 'choking');
}

function hasHazard({ risks }: SheetOfCare, hazard: ActivityHazard): boolean {
  return risks.some((risk) => risk.hazard === hazard);
}

function caresOf({ risks }: SheetOfCare, ...hazards: ActivityHazard[]): string[] {
  return risks.filter(({ hazard }) => hazards.includes(hazard)).map(({ care }) => care);
}
