import type { ActivityDetail, ActivityHazard } from '../activities/activity-detail.ts';
import type { RiskLine } from './risk-assessment.ts';

type Starter = Pick<RiskLine, 'what' | 'who' | 'harm' | 'controls' | 'when'> & {
  further?: string;
  /** Likelihood and severity with what is done already, and what is left. */
  scores: readonly [number, number, number, number];
};

/** What the 28 starter hazards begin from (domain 2.11). Written by us; each home makes it its own. */
const STARTERS: Record<ActivityHazard, Starter> = {
  slips: {
    what: 'Somebody slips or trips on the way, or on something on the floor',
    who: ['residents', 'staff'],
    harm: 'Bruises, a broken bone, a fright',
    controls: 'Floor dry and clear, good light, proper shoes, walking aids within reach.',
    when: 'before',
    scores: [3, 3, 2, 3],
  },
  falls_from_seat: {
    what: 'Somebody leans or reaches too far and slides off the seat',
    who: ['residents'],
    harm: 'Bruises, a broken bone',
    controls: 'Firm chairs with arms, feet flat, everything within reach, somebody beside whoever leans.',
    when: 'during',
    scores: [2, 4, 1, 4],
  },
  moving_and_handling: {
    what: 'Somebody is helped up, down or across in a hurry',
    who: ['residents', 'staff'],
    harm: 'Strained backs, sore arms, a fall',
    controls: 'Each person as their plan says, with the right aid and trained helpers. Time to arrive and to leave.',
    when: 'before',
    scores: [2, 4, 1, 4],
  },
  lifting: {
    what: 'Tables, boxes or bags are lifted by one person',
    who: ['staff', 'volunteers', 'residents'],
    harm: 'A strained back or shoulder',
    controls: 'Two people for what is heavy, a trolley for what is far. Residents carry light things if they like.',
    when: 'before',
    scores: [2, 3, 1, 3],
  },
  burns: {
    what: 'A hot drink or hot food is spilled',
    who: ['residents', 'staff'],
    harm: 'Scalds to hands, lap or mouth',
    controls:
      'Drinks cooled and half full, steady cups with two handles for whoever wants them, poured at the table by staff.',
    when: 'during',
    scores: [3, 3, 2, 2],
  },
  hot_equipment: {
    what: 'Somebody touches an oven, hob, iron or glue gun',
    who: ['residents', 'staff'],
    harm: 'Burns to hands or arms',
    controls:
      'Only staff use what is hot. It stands out of reach and is watched until it is cold. No flame near oxygen.',
    when: 'during',
    scores: [2, 4, 1, 4],
  },
  sharps: {
    what: 'Knives, scissors, needles or tools cut somebody',
    who: ['residents', 'staff'],
    harm: 'Cuts; more blood for whoever takes a blood thinner',
    controls:
      'Counted out and counted in. The safer tool where it does as well. Somebody sits beside whoever’s hands shake.',
    when: 'during',
    scores: [2, 3, 1, 3],
  },
  choking: {
    what: 'Food, drink or something small goes down the wrong way',
    who: ['residents'],
    harm: 'Choking, pneumonia',
    controls:
      'Each person’s food and drink level (IDDSI) looked up on the day, upright at the table, somebody trained there.',
    further: 'A treat at the right level for everybody, so that nobody only watches.',
    when: 'before',
    scores: [2, 5, 1, 5],
  },
  allergy: {
    what: 'Somebody eats, touches or breathes what they are allergic to',
    who: ['residents', 'staff', 'visitors'],
    harm: 'A rash, swelling, trouble breathing',
    controls: 'Labels read and kept, each person’s allergies looked up on the day, hands washed between.',
    further: 'Another recipe or material that everybody can share.',
    when: 'before',
    scores: [2, 5, 1, 5],
  },
  ingestion: {
    what: 'Something that is no food is put in the mouth',
    who: ['residents'],
    harm: 'Choking, poisoning, a sore mouth',
    controls: 'Big pieces, safe materials, nothing left lying. Somebody beside whoever explores with the mouth.',
    when: 'during',
    scores: [2, 4, 1, 4],
  },
  infection: {
    what: 'A cold, a sickness bug or dirty kit goes round',
    who: ['residents', 'staff', 'visitors'],
    harm: 'Illness',
    controls: 'Hands washed before and after, kit wiped, whoever is unwell comes another day.',
    when: 'before',
    scores: [3, 3, 2, 3],
  },
  balloons: {
    what: 'A latex balloon is touched or bursts',
    who: ['residents', 'staff', 'children'],
    harm: 'An allergic reaction, a fright, choking on a piece',
    controls: 'Foil or paper instead of latex. Pieces picked up at once.',
    when: 'before',
    scores: [2, 3, 1, 3],
  },
  glue_and_paint: {
    what: 'Glue, paint or varnish gets on skin, in eyes or in the mouth',
    who: ['residents', 'staff', 'children'],
    harm: 'Sore skin or eyes, feeling sick from the smell',
    controls: 'Water-based and non-toxic, window open, aprons, hands washed after.',
    when: 'during',
    scores: [2, 2, 1, 2],
  },
  electricity: {
    what: 'A cable or plug is damaged, wet, or lies across the way',
    who: ['residents', 'staff'],
    harm: 'A shock, a trip, a fire',
    controls: 'Tested kit only, cables along the wall and taped, nothing wet near them.',
    when: 'before',
    scores: [2, 4, 1, 4],
  },
  flashing_light: {
    what: 'Flashing or moving light brings on a seizure or a headache',
    who: ['residents', 'visitors'],
    harm: 'A seizure, a headache, dizziness',
    controls:
      'Steady, slow light. Nothing that flashes more than three times a second. A seat facing away for whoever wants it.',
    when: 'during',
    scores: [1, 4, 1, 3],
  },
  noise: {
    what: 'It gets too loud or too much at once',
    who: ['residents'],
    harm: 'Distress, a headache, whistling hearing aids',
    controls: 'One sound at a time, breaks, a quiet corner, and anybody may leave when they like.',
    when: 'during',
    scores: [3, 2, 2, 2],
  },
  sun: {
    what: 'Sun or heat is too strong',
    who: ['residents', 'staff', 'visitors'],
    harm: 'Sunburn, heatstroke, faintness',
    controls: 'Shade, hats, sun cream, drinks offered every twenty minutes, not between 11 and 3 in summer.',
    when: 'before',
    scores: [2, 3, 1, 3],
  },
  cold: {
    what: 'Somebody sits still and gets cold',
    who: ['residents'],
    harm: 'Feeling cold and ill, a chill',
    controls: 'Coats, blankets, warm drinks, a short stay, and indoors at the first shiver.',
    when: 'during',
    scores: [2, 3, 1, 3],
  },
  dehydration: {
    what: 'Nobody thinks of drinking',
    who: ['residents'],
    harm: 'Feeling faint, confusion, infection',
    controls: 'Drinks at the right thickness stand within reach and are offered, not asked about.',
    when: 'during',
    scores: [2, 3, 1, 3],
  },
  transport: {
    what: 'Something happens getting into, on or out of a vehicle',
    who: ['residents', 'staff', 'volunteers'],
    harm: 'A fall, a jolt, an accident on the road',
    controls: 'Checked vehicle, insured driver, belts and clamps, a phone, a helper for each person who needs one.',
    when: 'before',
    scores: [2, 5, 1, 5],
  },
  road: {
    what: 'Crossing or walking beside a road',
    who: ['residents', 'staff', 'volunteers'],
    harm: 'Being hit, a fright',
    controls: 'A route with crossings and pavements, a helper on the side of the road, bright clothes at dusk.',
    when: 'during',
    scores: [2, 5, 1, 5],
  },
  getting_lost: {
    what: 'Somebody leaves the group or can’t find the way back',
    who: ['residents'],
    harm: 'Fear, cold, an accident',
    controls:
      'Counted at the door and at each stop, one helper by name for whoever likes to walk off, a card in the pocket.',
    when: 'during',
    scores: [2, 4, 1, 4],
  },
  water: {
    what: 'A pond, pool, river or wet edge',
    who: ['residents', 'staff', 'children'],
    harm: 'A fall, drowning',
    controls: 'An arm’s length away or a rail between, brakes on, somebody between each person and the water.',
    when: 'during',
    scores: [1, 5, 1, 5],
  },
  animals: {
    what: 'An animal bites, scratches, jumps up or carries germs',
    who: ['residents', 'staff', 'visitors'],
    harm: 'Scratches, a fall, an allergic reaction, infection',
    controls: 'A known and calm animal on a lead, one person at a time, only who wants it, hands washed after.',
    when: 'during',
    scores: [2, 3, 1, 3],
  },
  plants: {
    what: 'A plant is eaten, pricks or irritates the skin',
    who: ['residents', 'staff', 'children'],
    harm: 'Poisoning, a rash, a scratch',
    controls: 'Only plants that are known to be safe, gloves for thorns and sap, hands washed after.',
    when: 'before',
    scores: [2, 3, 1, 3],
  },
  crowds: {
    what: 'A full room or public place is too much, or parts the group',
    who: ['residents'],
    harm: 'Distress, a knock, losing each other',
    controls: 'A quiet hour and a reserved corner, small groups, a place to meet, a way out.',
    when: 'before',
    scores: [2, 3, 1, 3],
  },
  distress: {
    what: 'A word, song, smell or picture brings back something painful',
    who: ['residents'],
    harm: 'Sadness, fear, anger',
    controls: 'Each person’s “better not” read beforehand, other topics at hand, somebody free to leave with them.',
    when: 'before',
    scores: [3, 2, 2, 2],
  },
  privacy: {
    what: 'A photo, a name or a bank detail goes where it should not, or somebody is tricked online',
    who: ['residents', 'staff'],
    harm: 'Shame, loss of money, loss of trust',
    controls: 'Only who agreed is in pictures. Staff beside the screen, no payments, no passwords said aloud.',
    when: 'during',
    scores: [2, 3, 1, 3],
  },
};

/** A line to begin from, with everything filled in. */
export function starterLine(hazard: ActivityHazard): RiskLine {
  const { what, who, harm, controls, when, further = '', scores } = STARTERS[hazard];
  const [likelihood, severity, residual_likelihood, residual_severity] = scores;
  return {
    hazard,
    what,
    who: [...who],
    harm,
    controls,
    likelihood,
    severity,
    further,
    owner: '',
    due: null,
    when,
    residual_likelihood,
    residual_severity,
  };
}

/** The lines that an activity begins from: what its own page says to keep in mind, with what it says to do. */
export function linesFor(risks: ActivityDetail['risks']): RiskLine[] {
  return risks.map(({ hazard, care }) => ({ ...starterLine(hazard), controls: care, further: '' }));
}
