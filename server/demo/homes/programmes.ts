import type { Programme, ProgrammeSlot, Usual } from '../programme.ts';

type Line = readonly [weekday: ProgrammeSlot['weekday'], at: string, activity: string, place: string, title?: string];

/**
 * A smaller home's programme: about six sessions a week. Who comes follows from what people like; the
 * session that is on now names its people.
 */
function programme(
  leader: string,
  lines: readonly Line[],
  onNow: { activity: string; title?: string; place: string; usual: readonly Usual[] } | null,
): Programme {
  return {
    slots: lines.map(([weekday, at, activity, place, title]) => ({
      weekday,
      at,
      minutes: 45,
      activity,
      place,
      leader,
      usual: [],
      ...(title === undefined ? {} : { title }),
    })),
    on_now: onNow === null ? null : { ...onNow, minutes: 45, leader },
    today: [],
    special: [],
    closed_on: ['12-25', '12-26', '01-01'],
  };
}

export const smallProgrammes = {
  'ty-rhosyn': programme(
    'sian-gwilym',
    [
      [1, '10:30', 'papers-and-toast', 'Y gegin', 'Clwb papur a thost'],
      [2, '14:30', 'welsh-hymn-singing', 'Y lolfa', 'Canu emynau'],
      [3, '10:30', 'baking-together', 'Y gegin', 'Pobi bara brith'],
      [4, '14:30', 'knit-and-natter', 'Ystafell y Berwyn', 'Gweu a sgwrsio'],
      [5, '10:30', 'gardening-club', 'Yr ardd', 'Clwb garddio'],
      [7, '15:00', 'tea-and-a-natter', 'Y lolfa', 'Te pnawn Sul'],
    ],
    {
      activity: 'gentle-exercise',
      title: 'Symud yn y gadair',
      place: 'Y lolfa',
      usual: ['megan-puw', 'gwilym-rowlands', 'elwyn-parry', 'hywel-tomos', 'llinos-davies', 'pegi-roberts'],
    },
  ),
  'teme-bank': programme(
    'femi-adewale',
    [
      [1, '10:30', 'papers-and-toast', 'River room'],
      [2, '14:00', 'singing', 'River room', 'Songs with Vera'],
      [3, '10:30', 'painting', 'Orchard room'],
      [4, '15:00', 'tea-and-a-natter', 'River room'],
      [5, '14:00', 'bread-baking', 'Kitchen'],
      [6, '10:30', 'gardening-club', 'Orchard'],
      [7, '10:30', 'church-service', 'Orchard room'],
    ],
    {
      activity: 'balloon-volleyball',
      place: 'River room',
      usual: [
        'mavis-preece',
        'shirley-bengry',
        'precious-dube',
        'frederick-amos',
        'roy-gittoes',
        'connie-allum',
        'sidney-tonks',
      ],
    },
  ),
  'harbour-view': programme(
    'jodie-penn',
    [
      [1, '14:30', 'ice-cream-on-the-prom', 'Sun room'],
      [2, '10:30', 'knit-and-natter', 'Sun room'],
      [3, '14:30', 'singing', 'Lantern room', 'Songs of the harbour'],
      [4, '10:30', 'gentle-exercise', 'Lantern room'],
      [5, '15:00', 'quiz', 'Sun room'],
      [7, '10:30', 'sunday-hymns', 'Lantern room'],
    ],
    {
      activity: 'sea-shanties',
      place: 'Sun room',
      usual: ['peggy-marlowe', 'terry-mayhew', 'annie-pugh-jones', 'barbara-stott', 'clifford-haigh', 'ruby-okoro'],
    },
  ),
  'oak-lodge': programme(
    'kieran-doyle-hughes',
    [
      [1, '10:30', 'papers-and-toast', 'Acorn lounge'],
      [2, '14:30', 'bingo', 'Acorn lounge'],
      [3, '10:30', 'painting', 'Leaf room'],
      [4, '14:30', 'singing', 'Acorn lounge'],
      [5, '10:30', 'gardening-club', 'Garden'],
      [7, '10:30', 'sunday-hymns', 'Leaf room'],
    ],
    {
      activity: 'gentle-exercise',
      place: 'Acorn lounge',
      usual: ['joan-evason', 'philip-dorricott', 'sandra-pinches', 'muriel-hanmer', 'lloyd-beckford', 'norman-wilde'],
    },
  ),
  'elm-court': programme(
    'ritu-sharma',
    [
      [1, '10:30', 'flower-arranging', 'Cloister room'],
      [2, '14:30', 'tasting-table', 'Dining hall', 'Cider apples, marked out of ten'],
      [3, '10:30', 'papers-and-toast', 'Cloister room'],
      [4, '14:30', 'story-circle', 'Library'],
      [5, '10:30', 'gardening-club', 'Walled garden'],
      [7, '15:00', 'tea-and-a-natter', 'Dining hall'],
    ],
    {
      activity: 'chair-yoga',
      place: 'Cloister room',
      usual: [
        'winifred-gwatkin',
        'rita-spooner',
        'doreen-went',
        'enid-tedstone',
        'betsy-caldicott',
        'iris-hodnet',
        'samuel-asante',
      ],
    },
  ),
  'rowan-bank': programme(
    'marcus-bell',
    [
      [1, '10:30', 'baking-together', 'Kitchen'],
      [2, '14:30', 'singing', 'Castle lounge'],
      [3, '10:30', 'dominoes', 'Severn lounge'],
      [4, '14:30', 'painting', 'Severn lounge'],
      [6, '10:30', 'gardening-club', 'Terrace'],
      [7, '10:30', 'sunday-hymns', 'Castle lounge'],
    ],
    {
      activity: 'percussion',
      place: 'Castle lounge',
      usual: [
        'myfanwy-astley-rees',
        'gerald-humpherson',
        'lucia-romano',
        'glenys-hosker',
        'aled-foulkes',
        'phyllis-jarman',
      ],
    },
  ),
  /** Their own calendar; nobody lives there, so nobody is expected by name. */
  'teme-valley': programme(
    'hilary-stokes',
    [
      [2, '10:30', 'tea-and-a-natter', 'Village hall', 'Carers’ coffee morning'],
      [3, '19:30', 'chair-yoga', 'On screen, from home', 'Yoga for whoever is tired'],
      [4, '14:00', 'walk-to-the-park', 'By the river bridge', 'Walk and talk, both of you'],
      [6, '11:00', 'singing', 'Village hall', 'Songs to sing together'],
    ],
    null,
  ),
} satisfies Record<string, Programme>;
