import type { CaptionLanguage } from '@heartsease/domain/videos/video.ts';
import type { CoreFilm } from '../core-films.ts';

/** A film of ours as it is written: captions as plain lines, each standing until the next. */
export interface FilmScript extends Omit<CoreFilm, 'captions' | 'transcript' | 'welsh' | 'licence' | 'attribution'> {
  welsh: { title: string; in_short: string };
  /** English, then Welsh. */
  captions: { language: CaptionLanguage; lines: readonly string[] }[];
}

export const HANDS: FilmScript = {
  id: '019ab000-0000-7000-8000-000000000001',
  slug: 'hand-under-hand',
  edition: 1,
  title: 'Hand under hand, slowly',
  in_short: 'How to help somebody do a thing themselves: your hand beneath theirs, never above. Drawn, without sound.',
  welsh: {
    title: 'Llaw o dan law, yn araf',
    in_short: 'Sut i helpu rhywun i wneud peth ei hun: eich llaw o dan eu llaw nhw, byth drosti. Darluniau, heb sain.',
  },
  seconds: 36,
  domains: ['sensory', 'everyday_purpose'],
  bands: [3, 4],
  captions: [
    {
      language: 'en',
      lines: [
        '0:00 Hand under hand. A way to do things together.',
        '0:06 Come where you can be seen. Say hello, and your name.',
        '0:12 Offer your hand, palm up. Wait until theirs comes.',
        '0:18 Your hand lies beneath. Theirs is free to leave at any time.',
        '0:24 Move slowly. Let them feel the spoon, the brush, the dough.',
        '0:30 When their hand leads, follow. When it rests, rest too.',
      ],
    },
    {
      language: 'cy',
      lines: [
        '0:00 Llaw o dan law. Ffordd o wneud pethau gyda’ch gilydd.',
        '0:06 Dewch i’r golwg. Dywedwch helô, a’ch enw.',
        '0:12 Cynigiwch eich llaw, cledr i fyny. Arhoswch nes i’w llaw nhw ddod.',
        '0:18 Mae eich llaw chi oddi tano. Mae eu llaw nhw’n rhydd i fynd unrhyw bryd.',
        '0:24 Symudwch yn araf. Gadewch iddyn nhw deimlo’r llwy, y brwsh, y toes.',
        '0:30 Pan fydd eu llaw’n arwain, dilynwch. Pan fydd yn gorffwys, gorffwyswch hefyd.',
      ],
    },
  ],
};

export const TABLE: FilmScript = {
  id: '019ab000-0000-7000-8000-000000000002',
  slug: 'setting-a-table',
  edition: 1,
  title: 'Setting a table together',
  in_short: 'A small job that somebody has done all their life, and how to leave it to them. Drawn, without sound.',
  welsh: {
    title: 'Gosod bwrdd gyda’n gilydd',
    in_short: 'Gorchwyl bach y mae rhywun wedi’i wneud ar hyd ei oes, a sut i’w adael iddyn nhw. Darluniau, heb sain.',
  },
  seconds: 36,
  domains: ['everyday_purpose', 'social'],
  bands: [1, 2, 3],
  captions: [
    {
      language: 'en',
      lines: [
        '0:00 Setting a table. Most people have done it a thousand times.',
        '0:06 Ask for help, and mean it: “Would you set the table with me?”',
        '0:12 Bring one thing at a time. First the cloth, and smooth it together.',
        '0:18 Then the cups. Put one down yourself, and hand over the next.',
        '0:24 Leave it as they laid it. There is no wrong place for a cup.',
        '0:30 Sit down, pour the tea, and say thank you.',
      ],
    },
    {
      language: 'cy',
      lines: [
        '0:00 Gosod bwrdd. Mae’r rhan fwyaf wedi gwneud hyn fil o weithiau.',
        '0:06 Gofynnwch am help, o ddifrif: “Wnewch chi osod y bwrdd gyda fi?”',
        '0:12 Dewch ag un peth ar y tro. Y lliain yn gyntaf, a’i lyfnhau gyda’ch gilydd.',
        '0:18 Wedyn y cwpanau. Rhowch un i lawr eich hun, a rhowch y nesaf yn eu llaw.',
        '0:24 Gadewch bopeth fel y gosodon nhw ef. Does dim lle anghywir i gwpan.',
        '0:30 Eisteddwch, tywalltwch y te, a dywedwch diolch.',
      ],
    },
  ],
};

export const BALLOON: FilmScript = {
  id: '019ab000-0000-7000-8000-000000000003',
  slug: 'passing-a-balloon',
  edition: 1,
  title: 'Passing a balloon',
  in_short: 'Gentle exercise in a circle of chairs, for a few people or many. Drawn, without sound.',
  welsh: {
    title: 'Pasio balŵn',
    in_short: 'Ymarfer ysgafn mewn cylch o gadeiriau, i ychydig o bobl neu lawer. Darluniau, heb sain.',
  },
  seconds: 36,
  domains: ['physical', 'social'],
  bands: [1, 2, 3, 4],
  captions: [
    {
      language: 'en',
      lines: [
        '0:00 Passing a balloon. It is slow, light, and nobody can be hurt by it.',
        '0:06 Chairs in a circle, feet on the floor, nothing to trip over.',
        '0:12 Ask about latex first. A beach ball does just as well.',
        '0:18 Say a name, look at the person, then let it float across.',
        '0:24 A touch is enough. Whoever watches is playing too.',
        '0:30 End while it is still fun, and ask who would like it again.',
      ],
    },
    {
      language: 'cy',
      lines: [
        '0:00 Pasio balŵn. Mae’n araf, yn ysgafn, a does neb yn cael dolur.',
        '0:06 Cadeiriau mewn cylch, traed ar y llawr, dim byd i faglu drosto.',
        '0:12 Gofynnwch am latecs yn gyntaf. Mae pêl draeth yr un mor dda.',
        '0:18 Dywedwch enw, edrychwch ar y person, yna gadewch iddi hofran draw.',
        '0:24 Mae cyffyrddiad yn ddigon. Mae’r sawl sy’n gwylio yn chwarae hefyd.',
        '0:30 Gorffennwch tra bo’n hwyl, a gofynnwch pwy hoffai ei wneud eto.',
      ],
    },
  ],
};
