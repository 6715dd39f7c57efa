import type { Portrait } from '@heartsease/domain/portraits/portrait.ts';
import { Face } from '../ui/face.tsx';
import styles from './practise-screen.module.css';

const plain = {
  head_covering: 'none',
  head_covering_colour: 'mustard',
  glasses: 'none',
  glasses_shape: 'round',
  hearing_aid: false,
  beard: 'none',
  eyes: 'smiling',
  mouth: 'laughing',
  laughter_lines: true,
  backdrop: 'plain',
  backdrop_pattern_colour: 'straw',
} as const satisfies Partial<Portrait>;

/** Some of those whom one meets there (server/demo/practice), as a row of heads. */
const some: { known_as: string; portrait: Portrait }[] = [
  {
    known_as: 'Alf',
    portrait: {
      ...plain,
      skin: 'peach',
      hair: 'white',
      hair_style: 'receding',
      head_covering: 'cap',
      head_covering_colour: 'tweed',
      wear: 'shirt',
      wear_colour: 'denim',
      wear_trim_colour: 'pale_sky',
      backdrop_colour: 'pale_sky',
    },
  },
  {
    known_as: 'Grace',
    portrait: {
      ...plain,
      skin: 'ebony',
      hair: 'silver',
      hair_style: 'none',
      head_covering: 'headwrap',
      head_covering_colour: 'plum',
      wear: 'agbada',
      wear_colour: 'mustard',
      wear_trim_colour: 'damson',
      backdrop_colour: 'pale_mustard',
    },
  },
  {
    known_as: 'Nora',
    portrait: {
      ...plain,
      skin: 'porcelain',
      hair: 'white',
      hair_style: 'set',
      glasses: 'gold',
      wear: 'cardigan',
      wear_colour: 'violet',
      wear_trim_colour: 'pale_lilac',
      backdrop_colour: 'pale_lilac',
    },
  },
  {
    known_as: 'Cyril',
    portrait: {
      ...plain,
      skin: 'chestnut',
      hair: 'grey',
      hair_style: 'short',
      glasses: 'dark',
      wear: 'tie',
      wear_colour: 'forest',
      wear_trim_colour: 'straw',
      backdrop_colour: 'pale_moss',
    },
  },
  {
    known_as: 'Pearl',
    portrait: {
      ...plain,
      skin: 'porcelain',
      hair: 'blonde',
      hair_style: 'set',
      head_covering: 'flower',
      head_covering_colour: 'brick',
      wear: 'dress',
      wear_colour: 'pine',
      wear_trim_colour: 'duck',
      backdrop_colour: 'pale_duck',
    },
  },
];

/** A drawing: what they are called is said when one meets them. */
export function PretendFaces() {
  return (
    <div className={styles.faces} aria-hidden="true">
      {some.map((person) => (
        <Face key={person.known_as} person={person} size="l" className={styles.face} />
      ))}
    </div>
  );
}
