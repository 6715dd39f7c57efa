/** The lines, in the profile's order. */
export const LINES = [
  'getting_going',
  'next_steps',
  'staying_with_it',
  'using_things',
  'being_with_others',
  'getting_across',
  'choosing',
  'afterwards',
] as const;

type Line = (typeof LINES)[number];

/** One look at somebody: a band from 1 to 4 for each line, `?` for not sure, a space for not answered yet. */
export interface DemoLook {
  days_ago: number;
  bands: string;
  by?: 'nadia' | 'anita' | 'tomasz';
  observers?: string;
  notes?: string;
  helps?: Partial<Record<Line, string>>;
}

export interface DemoWays {
  resident: string;
  /** The latest first. */
  looks: readonly DemoLook[];
  draft?: DemoLook;
}

export const waysOfJoiningIn: readonly DemoWays[] = [
  {
    resident: 'olive-cartwright',
    looks: [{ days_ago: 61, bands: '11221212', helps: { staying_with_it: 'A page, then a pause for her opinion.' } }],
  },
  {
    resident: 'ivy-meredith',
    looks: [
      {
        days_ago: 33,
        bands: '44344444',
        observers: 'Tomasz; her daughter Anne',
        notes: 'In bed, best after eleven. Velvet and her own tape measure are what she turns to.',
        helps: {
          getting_going: 'Say the name, then wait a full minute.',
          using_things: 'Velvet under the right hand.',
        },
      },
      { days_ago: 214, bands: '43344434', observers: 'Tomasz' },
    ],
  },
  {
    resident: 'joyce-campbell',
    looks: [
      { days_ago: 48, bands: '11111111', notes: 'Runs the domino table. Ask her, do not tell her.' },
      { days_ago: 231, bands: '21111211' },
    ],
  },
  {
    resident: 'pauline-hatton',
    looks: [
      {
        days_ago: 196,
        bands: '33323333',
        observers: 'Kwame, night staff',
        helps: { staying_with_it: 'Walk with her. It counts as staying when the feet are moving.' },
      },
    ],
  },
  {
    resident: 'mei-ling-chan',
    looks: [{ days_ago: 74, bands: '11111211', helps: { choosing: 'Show, do not list.' } }],
  },
  { resident: 'rosa-carini', looks: [{ days_ago: 117, bands: '22223222' }] },
  {
    resident: 'eileen-hartley',
    looks: [
      {
        days_ago: 25,
        bands: '12112111',
        observers: 'Tomasz; Sarah on the phone',
        notes: 'Leads the first half of the yoga. Needs the chair with arms at the front.',
        helps: {
          next_steps: 'The running order on one card, large.',
          being_with_others: 'A seat where she sees all faces.',
        },
      },
      { days_ago: 207, bands: '22222121', observers: 'Tomasz' },
    ],
  },
  { resident: 'sylvia-brook', looks: [{ days_ago: 88, bands: '12121111' }] },
  { resident: 'dot-onions', looks: [{ days_ago: 139, bands: '22211212' }] },
  { resident: 'adaeze-okafor', looks: [{ days_ago: 52, bands: '11111111' }] },
  {
    resident: 'arthur-pugh',
    looks: [{ days_ago: 95, bands: '11111212', helps: { getting_going: 'A job, never a treat.' } }],
  },
  { resident: 'audrey-fenwick', looks: [{ days_ago: 128, bands: '21221111' }] },
  { resident: 'yvonne-bright', looks: [{ days_ago: 16, bands: '2221?22?', notes: 'New: look again in spring.' }] },
  {
    resident: 'frank-ellis',
    looks: [
      {
        days_ago: 176,
        bands: '22113111',
        helps: { being_with_others: 'One person, and something to look at together.' },
        notes: 'What he can do and what he wishes for are two things. He likes his own company.',
      },
    ],
  },
  { resident: 'betty-ellis', looks: [{ days_ago: 420, bands: '22222222' }] },
  {
    resident: 'winston-clarke',
    looks: [
      {
        days_ago: 41,
        bands: '23222332',
        observers: 'Joanna, evenings',
        notes: 'Mornings he is nearer to “joins when set up” on every line. The light makes the difference.',
        helps: {
          getting_going: 'Radio commentary on before the lamps.',
          choosing: 'Two things in the hands, not in words.',
        },
      },
      { days_ago: 222, bands: '22122222' },
    ],
  },
  { resident: 'alf-tranter', looks: [{ days_ago: 109, bands: '22222322' }] },
  { resident: 'ron-jukes', looks: [{ days_ago: 83, bands: '11111211' }] },
  { resident: 'cecil-liburd', looks: [{ days_ago: 203, bands: '22222323', observers: 'Kwame' }] },
  { resident: 'gurdev-singh-sahota', looks: [{ days_ago: 66, bands: '12112211' }] },
  {
    resident: 'stan-bebb',
    looks: [{ days_ago: 55, bands: '33323232', helps: { getting_going: 'Begin when Maureen begins.' } }],
  },
  { resident: 'maureen-bebb', looks: [{ days_ago: 55, bands: '11111111' }] },
  { resident: 'ken-shuker', looks: [{ days_ago: 147, bands: '22122322' }] },
  {
    resident: 'len-hoskison',
    looks: [
      {
        days_ago: 29,
        bands: '33323433',
        observers: 'Gary, his son',
        helps: {
          getting_going: 'Tap a rhythm and leave a gap for him.',
          staying_with_it: 'Brushes, not sticks: it lasts longer.',
        },
      },
    ],
  },
  { resident: 'ivor-pryce', looks: [{ days_ago: 101, bands: '11212211' }] },
  {
    resident: 'hugh-lovell',
    looks: [
      {
        days_ago: 120,
        bands: '11114111',
        notes: 'He joins nothing, by choice. This is what he could do if he wished.',
      },
    ],
  },
  {
    resident: 'emrys-vaughan',
    looks: [],
    draft: {
      days_ago: 1,
      by: 'tomasz',
      bands: '222 2?  ',
      observers: 'Carys, in Welsh',
      helps: { getting_going: 'One word of Welsh first.' },
    },
  },
  {
    resident: 'dilys-roberts',
    looks: [
      { days_ago: 70, bands: '23222322', helps: { getting_across: 'In Welsh after tea; the answer comes slowly.' } },
    ],
  },
  {
    resident: 'halina-kowalska',
    looks: [
      {
        days_ago: 37,
        bands: '22323323',
        observers: 'Joanna',
        notes: 'At the keyboard she is on another line than everywhere else.',
        helps: { getting_going: 'Chopin first, words later.', using_things: 'The lid up and the stool at her height.' },
      },
      { days_ago: 219, bands: '33333433' },
    ],
  },
  {
    resident: 'hazel-tudge',
    looks: [{ days_ago: 90, bands: '11111111', helps: { getting_across: 'BSL. Light on your face.' } }],
  },
  { resident: 'gwyneth-breeze', looks: [{ days_ago: 134, bands: '12211211' }] },
  { resident: 'nora-lavelle', looks: [{ days_ago: 179, bands: '22232222' }] },
  { resident: 'brenda-yapp', looks: [{ days_ago: 58, bands: '21212122' }] },
  { resident: 'peter-lang', looks: [{ days_ago: 44, bands: '23322322', observers: 'Malcolm' }] },
  { resident: 'sushila-patel', looks: [{ days_ago: 79, bands: '11111211' }] },
  { resident: 'rafiq-khokhar', looks: [{ days_ago: 112, bands: '21211121' }] },
  { resident: 'george-thirlby', looks: [{ days_ago: 63, bands: '11122111' }] },
  {
    resident: 'bill-rudge',
    looks: [{ days_ago: 225, bands: '33333333', observers: 'Kwame', notes: 'Shake hands and hold on.' }],
  },
  { resident: 'marjorie-tipton', looks: [{ days_ago: 98, bands: '22212111' }] },
];
