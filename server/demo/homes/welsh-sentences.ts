import type { SentencesAbout } from '../larch-house/note-sentences/sentence.ts';

/** What is written at Tŷ Rhosyn: in Welsh, with the name as the only slot, because Welsh pronouns change what follows them. */
export const welshSentences: readonly SentencesAbout[] = [
  {
    activities: [
      'welsh-hymn-singing',
      'singing',
      'a-song',
      'sunday-hymns',
      'records',
      'music-on-headphones',
      'at-the-piano',
    ],
    loved: [
      'Canodd {name} bob pennill heb edrych ar y geiriau.',
      'Roedd llais {name} yn llenwi’r ystafell. Tawelodd pawb i wrando.',
    ],
    enjoyed: [
      'Ymunodd {name} ym mhob cytgan.',
      'Dewisodd {name} yr emyn nesaf, ac un arall wedyn.',
      'Gwrandawodd {name} hyd y nodyn olaf a diolch am y gân.',
    ],
    quiet: ['Eisteddodd {name} â llygaid ynghau a symud un bys i’r gân.', 'Roedd gwefusau {name} yn dilyn y geiriau.'],
  },
  {
    activities: [
      'cuppa',
      'good-chat',
      'tea-and-a-natter',
      'photographs',
      'letter-writing',
      'paper-together',
      'papers-and-toast',
    ],
    loved: ['Adroddodd {name} stori am y cneifio, a chwarddodd pawb.', 'Cofiodd {name} enw pawb yn y llun.'],
    enjoyed: [
      'Sgwrs dda am yr hen ysgol. Roedd {name} yn wên i gyd.',
      'Cafodd {name} baned a sgwrs am y tywydd a’r ŵyn.',
      'Darllenodd {name} y papur bro i mi, a’r hysbysebion hefyd.',
      'Cafodd {name} ddwy baned a thair stori.',
    ],
    quiet: [
      'Ychydig eiriau heddiw, ond roedd llaw {name} yn gynnes yn fy llaw i.',
      'Gwrandawodd {name} ar y sgwrs a nodio.',
    ],
  },
  {
    activities: [
      'baking-together',
      'bread-baking',
      'knitting',
      'knit-and-natter',
      'painting',
      'card-making',
      'the-shed',
      'polishing-brass',
      'laying-the-tables',
    ],
    loved: [
      '{name} oedd yn rhoi’r gorchmynion heddiw, ac roedd y gwaith yn well o’r herwydd.',
      'Gorffennodd {name} y gwaith a’i ddangos i bawb.',
    ],
    enjoyed: ['Roedd dwylo {name} yn cofio’r gwaith yn iawn.', 'Gweithiodd {name} yn dawel ac yn hapus am hanner awr.'],
    quiet: ['Gwyliodd {name} bob cam.'],
  },
  {
    activities: ['baking-together', 'bread-baking'],
    loved: ['Roedd bara brith {name} yn werth aros amdano.'],
    enjoyed: ['Blawd hyd at y penelin. Roedd {name} yn fodlon iawn.'],
    quiet: ['Eisteddodd {name} gyda ni a theimlo’r toes cynnes.'],
  },
  {
    activities: [
      'out-in-the-garden',
      'gardening-club',
      'window-watching',
      'walk-to-the-park',
      'stroll-indoors',
      'fresh-air',
      'feeding-the-hens',
      'pet-visit',
      'birds-at-the-feeder',
    ],
    loved: [
      'Gwelodd {name} y barcud cyn neb arall.',
      'Awyr iach a haul ar yr wyneb. Doedd {name} ddim am ddod i mewn.',
    ],
    enjoyed: [
      'Tro bach at y giât. Enwodd {name} bob mynydd.',
      'Gwyliodd {name} y cymylau’n dod dros yr Aran.',
      'Cerddodd {name} yn bellach nag arfer heddiw.',
    ],
    quiet: ['Eisteddodd {name} ar y fainc a gwrando ar yr adar.', 'Edrychodd {name} ar y llyn am amser hir.'],
  },
  {
    loved: ['Diwrnod da. Gwenodd {name} o’r dechrau i’r diwedd.', '“Eto yfory,” meddai {name}.'],
    enjoyed: [
      'Roedd {name} yn falch o gael cwmni.',
      'Hanner awr fach hapus yng nghwmni {name}.',
      'Diolchodd {name} ddwywaith cyn i mi fynd.',
    ],
    quiet: ['Roedd {name} yn dawel heddiw, ond am i ni aros.', 'Wedi blino. Eisteddodd {name} yn ein plith a gwrando.'],
    not_today: [
      { text: '“Ddim heddiw, diolch,” meddai {name}. Mi ofynnaf eto.', reason: 'declined' },
      { text: 'Roedd {name} yn cysgu’n braf.', reason: 'asleep' },
      { text: 'Roedd teulu {name} yma.', reason: 'visitors' },
    ],
    unsettled: [
      'Roedd {name} yn chwilio am adref. Cerddon ni at y ffenest fawr a daeth tawelwch.',
      'Pnawn anodd. Arhosais wrth ochr {name} nes i’r lampau gynnau.',
    ],
  },
];
