import { TagGroup } from './tag.ts';
import type { Tag } from './tag.ts';

type CoreTag = readonly [tag: string, label: string, label_cy: string, icon: string];

/**
 * The tags that come with the product: our own words, in English and Welsh, the same in every home. A tag's first
 * word is its name for ever, because people carry it.
 */
const CORE: Record<TagGroup, { colour: string; tags: readonly CoreTag[] }> = {
  communication: {
    colour: 'sky',
    tags: [
      ['hearing-aid-left', 'Hearing aid, left ear', 'Cymorth clyw, clust chwith', 'ear'],
      ['hearing-aid-right', 'Hearing aid, right ear', 'Cymorth clyw, clust dde', 'ear'],
      ['glasses-for-reading', 'Glasses for reading', 'Sbectol i ddarllen', 'book-open'],
      ['glasses-all-day', 'Glasses all day', 'Sbectol drwy’r dydd', 'sun'],
      ['reads-lips', 'Reads your lips', 'Yn darllen gwefusau', 'chat-circle-dots'],
      ['needs-time-to-answer', 'Needs time to answer', 'Angen amser i ateb', 'dots-three-outline'],
      ['pictures-help', 'Pictures help', 'Mae lluniau’n helpu', 'images'],
      ['short-sentences', 'Short sentences, one at a time', 'Brawddegau byr, un ar y tro', 'chats-circle'],
      ['welsh-first', 'Welsh first', 'Cymraeg yn gyntaf', 'translate'],
      ['sign-language', 'Uses sign language', 'Yn defnyddio iaith arwyddion', 'hand'],
      ['points-or-shows', 'Points and shows', 'Yn pwyntio ac yn dangos', 'hand-grabbing'],
      ['face-tells-pain', 'The face tells of pain', 'Mae’r wyneb yn dangos poen', 'mask-happy'],
    ],
  },
  comfort: {
    colour: 'duck',
    tags: [
      ['hand-held', 'A hand to hold', 'Llaw i’w dal', 'hand-heart'],
      ['no-touch-unasked', 'Ask before any touch', 'Gofynnwch cyn cyffwrdd', 'hand-palm'],
      ['warm-blanket', 'A warm blanket', 'Blanced gynnes', 'shirt-folded'],
      ['music-settles', 'Music settles', 'Mae cerddoriaeth yn tawelu', 'music-notes'],
      ['quiet-corner', 'A quiet corner', 'Cornel dawel', 'leaf'],
      ['own-chair', 'Their own chair', 'Eu cadair eu hunain', 'dresser'],
      ['animals-near', 'Animals near', 'Anifeiliaid yn agos', 'paw-print'],
      ['window-seat', 'A seat by the window', 'Sedd wrth y ffenestr', 'sun'],
      ['something-in-the-hands', 'Something in the hands', 'Rhywbeth yn y dwylo', 'yarn'],
      ['prayer-settles', 'Prayer settles', 'Mae gweddi’n tawelu', 'hands-praying'],
    ],
  },
  dislikes: {
    colour: 'brick',
    tags: [
      ['loud-rooms', 'Loud rooms', 'Ystafelloedd swnllyd', 'megaphone-simple'],
      ['crowds', 'Many people at once', 'Llawer o bobl ar unwaith', 'users-three'],
      ['being-rushed', 'Being rushed', 'Cael eu brysio', 'footprints'],
      ['shiny-floors', 'Shiny floors', 'Lloriau sgleiniog', 'sparkle'],
      ['the-dark', 'The dark', 'Y tywyllwch', 'moon-stars'],
      ['men-helping-to-wash', 'Men helping to wash', 'Dynion yn helpu i ymolchi', 'hand-palm'],
      ['women-helping-to-wash', 'Women helping to wash', 'Menywod yn helpu i ymolchi', 'hand-palm'],
      ['first-name-at-once', 'First names straight away', 'Enw cyntaf ar unwaith', 'chat-circle-dots'],
      ['television-all-day', 'Television all day', 'Teledu drwy’r dydd', 'television'],
      ['food-that-touches', 'Foods that touch', 'Bwydydd sy’n cyffwrdd', 'fork-knife'],
    ],
  },
  routine: {
    colour: 'mustard',
    tags: [
      ['early-riser', 'Up early', 'Codi’n gynnar', 'sun'],
      ['late-riser', 'Up late', 'Codi’n hwyr', 'moon-stars'],
      ['afternoon-nap', 'A nap after lunch', 'Cyntun ar ôl cinio', 'moon-stars'],
      ['lively-in-the-evening', 'Lively in the evening', 'Bywiog gyda’r nos', 'star'],
      ['news-at-six', 'The news at six', 'Y newyddion am chwech', 'television'],
      ['morning-paper', 'The paper in the morning', 'Y papur yn y bore', 'newspaper'],
      ['tea-before-anything', 'Tea before anything', 'Te cyn popeth', 'coffee'],
      ['prayer-times', 'Times of prayer', 'Amseroedd gweddi', 'mosque'],
      ['sunday-service', 'Sunday service', 'Gwasanaeth dydd Sul', 'church'],
      ['smoke-break', 'A smoke outside', 'Mwgyn y tu allan', 'wind'],
      ['bath-not-shower', 'A bath, not a shower', 'Bath, nid cawod', 'waves'],
      ['door-ajar-at-night', 'The door ajar at night', 'Y drws yn gilagored yn y nos', 'door-open'],
    ],
  },
  important: {
    colour: 'plum',
    tags: [
      ['family-photographs-near', 'Family photographs near', 'Lluniau’r teulu yn agos', 'images-square'],
      ['handbag-always', 'The handbag, always', 'Y bag llaw, bob amser', 'shopping-bag'],
      ['wedding-ring', 'The wedding ring', 'Y fodrwy briodas', 'heart'],
      ['a-team-to-follow', 'A team to follow', 'Tîm i’w ddilyn', 'soccer-ball'],
      ['things-of-faith', 'Things of faith', 'Pethau’r ffydd', 'hands-praying'],
      ['was-a-teacher', 'Taught all their life', 'Athro ar hyd eu hoes', 'chalkboard-teacher'],
      ['was-a-nurse', 'Nursed all their life', 'Nyrsio ar hyd eu hoes', 'hand-heart'],
      ['was-a-farmer', 'Farmed all their life', 'Ffermio ar hyd eu hoes', 'tree'],
      ['looking-smart', 'Looking smart', 'Edrych yn drwsiadus', 'shirt-folded'],
      ['being-useful', 'Being useful', 'Bod yn ddefnyddiol', 'hammer'],
    ],
  },
  wellness: {
    colour: 'moss',
    tags: [
      ['tires-quickly', 'Tires quickly', 'Yn blino’n gyflym', 'moon-stars'],
      ['low-in-winter', 'Low in winter', 'Isel yn y gaeaf', 'umbrella'],
      ['stiff-in-the-morning', 'Stiff in the morning', 'Anystwyth yn y bore', 'person-simple-walk'],
      ['restless-at-dusk', 'Restless at dusk', 'Aflonydd gyda’r cyfnos', 'sun'],
      ['fresh-air-helps', 'Fresh air helps', 'Mae awyr iach yn helpu', 'wind'],
      ['misses-someone', 'Misses someone', 'Yn hiraethu am rywun', 'heart'],
      ['sleeps-lightly', 'Sleeps lightly', 'Cysgu’n ysgafn', 'moon-stars'],
      ['better-after-food', 'Better after something to eat', 'Gwell ar ôl bwyta', 'bread'],
    ],
  },
  risk: {
    colour: 'amber',
    tags: [
      ['knock-first', 'Knock, then wait', 'Curwch, ac arhoswch', 'door-open'],
      ['say-before-moving-me', 'Say it before moving me', 'Dywedwch cyn fy symud', 'megaphone-simple'],
      ['come-from-the-front', 'Come from the front', 'Dewch o’r tu blaen', 'footprints'],
      ['walking-frame-in-reach', 'Walking frame in reach', 'Ffrâm gerdded o fewn cyrraedd', 'person-simple-walk'],
      ['may-walk-out', 'May walk out to go home', 'Gall gerdded allan i fynd adref', 'door-open'],
      ['hot-drinks-half-full', 'Hot drinks half full', 'Diodydd poeth yn hanner llawn', 'coffee'],
      ['never-alone-outside', 'Company when outside', 'Cwmni y tu allan', 'tree'],
      ['news-of-war-upsets', 'News of war upsets', 'Newyddion am ryfel yn cynhyrfu', 'newspaper'],
    ],
  },
};

export const CORE_TAGS: readonly Tag[] = Object.entries(CORE).flatMap(([group, { colour, tags }]) =>
  tags.map(([tag, label, label_cy, icon]) => ({
    tag,
    tag_group: TagGroup.parse(group),
    label,
    label_cy,
    icon,
    colour,
    is_core: true,
  })),
);

const BY_NAME = new Map(CORE_TAGS.map((tag) => [tag.tag, tag]));

export function coreTag(tag: string): Tag | undefined {
  return BY_NAME.get(tag);
}
