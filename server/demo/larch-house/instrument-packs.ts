import type { Instrument } from '@heartsease/domain/pal/instrument.ts';

/**
 * Two made-up instruments, written for the demo and by nobody else: Heartsease ships no licensed wording, in the
 * demo neither. The one is licensed, the other's licence has run out.
 */
export interface DemoPack {
  instrument: Instrument;
  licence_ref: string;
  /** Days from today to the last day of the licence. */
  valid_days: number;
  attested_days_ago: number;
  looks: readonly { resident: string; days_ago: number; letters: string; notes?: string; help?: string }[];
}

const LETTERS = ['A', 'B', 'C', 'D'] as const;
const MADE_UP = 'Made up for the Heartsease demo';

const gardenGate: Instrument = {
  pack: 'garden-gate',
  version: '2',
  title: 'The Garden Gate',
  copyright: MADE_UP,
  language: 'en-GB',
  recall_days: 7,
  review_every_days: 90,
  bands: [
    { key: 'A', label: 'Opens the gate', support_band: 1, guide_md: '' },
    { key: 'B', label: 'Walks through beside us', support_band: 2, guide_md: '' },
    { key: 'C', label: 'Sits by the gate', support_band: 3, guide_md: '' },
    { key: 'D', label: 'Feels the garden come near', support_band: 4, guide_md: '' },
  ],
  sections: [
    line('setting_out', 'Setting out', [
      'Fetches the coat and says where to',
      'Comes along when the coat is held',
      'Turns to the door when it opens',
      'Settles when somebody sits near',
    ]),
    line('the_beds', 'At the beds', [
      'Plans what goes where',
      'Plants what is laid out',
      'Works the soil with the hands',
      'Holds a leaf that is given',
    ]),
    line('talk', 'Talk over the fence', [
      'Starts the talk',
      'Answers and asks back',
      'Hums, nods, says a word',
      'Looks towards a voice',
    ]),
    line('weather', 'A change of weather', [
      'Says what to do about it',
      'Follows when we go in',
      'Shows with the face that it is cold or warm',
      'Is calmer when wrapped up',
    ]),
  ],
  scoring: { method: 'median', tie: 'ask_assessor', show_counts: true },
  bounds: { allow_partial: false },
};

const teaTable: Instrument = {
  ...gardenGate,
  pack: 'tea-table',
  version: '1',
  title: 'The Tea Table',
  bands: [
    { key: 'A', label: 'Pours for others', support_band: 1, guide_md: '' },
    { key: 'B', label: 'Helps lay the table', support_band: 2, guide_md: '' },
    { key: 'C', label: 'Warms the hands on the cup', support_band: 3, guide_md: '' },
    { key: 'D', label: 'Enjoys the steam and the voices', support_band: 4, guide_md: '' },
  ],
  sections: [
    line('laying', 'Laying the table', [
      'Knows what is missing',
      'Puts out what we hand over',
      'Smooths the cloth, again and again',
      'Watches the hands that lay it',
    ]),
    line('pouring', 'Pouring', [
      'Pours and passes round',
      'Pours with a hand on theirs',
      'Stirs for the sound of it',
      'Turns to the warmth',
    ]),
    line('company', 'Company', [
      'Keeps the table talking',
      'Joins in when asked',
      'Smiles at a neighbour',
      'Is at peace among voices',
    ]),
  ],
};

export const demoPacks: readonly DemoPack[] = [
  {
    instrument: gardenGate,
    licence_ref: 'Demo licence 2',
    valid_days: 212,
    attested_days_ago: 152,
    looks: [
      {
        resident: 'george-thirlby',
        days_ago: 12,
        letters: 'ABAA',
        notes: 'Out at the beds before anybody asks.',
        help: 'The long coat on the low hook.',
      },
    ],
  },
  {
    instrument: teaTable,
    licence_ref: 'Demo licence 1',
    valid_days: -19,
    attested_days_ago: 384,
    looks: [{ resident: 'audrey-fenwick', days_ago: 40, letters: 'AAB' }],
  },
];

function line(key: string, label: string, texts: [string, string, string, string]): Instrument['sections'][number] {
  return {
    key,
    label,
    required: true,
    options: LETTERS.map((letter, place) => ({ key: letter, band: letter, text: texts[place] ?? '' })),
  };
}
