import type { ToldLine } from './told-lines.ts';

/** In the words in which they said it. */
export const toldAtTyRhosyn: readonly ToldLine[] = [
  ['megan-puw', 'most_important', 'Y plant, a chael rhywbeth yn y popty.', 26],
  ['megan-puw', 'please_do', 'Gofynnwch am y fferm. Peidiwch â phwyso’r blawd drosta i.', 26],
  ['gwilym-rowlands', 'most_important', 'Emyn bob dydd, a’r capel ar y Sul.', 35],
  ['beti-lloyd', 'communication', 'Siaradwch yn glir ac edrychwch arna i. Fe ddaw’r ateb.'],
  ['ifor-edwards', 'wellness', 'Os ydw i’n dawel, mae popeth yn iawn. Os ydw i’n crwydro, dewch â’r ci.', 50],
  ['nansi-ellis', 'communication', 'Rhowch amser i mi. Mae’r gair yno yn rhywle.', 74],
  ['elwyn-parry', 'most_important', 'Tro bach ar ôl cinio, a chân ar y ffordd.', 19],
  ['mair-thomas', 'support', 'Fe wna i fy hun, ond arhoswch wrth law.', 88],
  ['trefor-lloyd', 'please_do', 'Rhowch rywbeth i mi i’w drwsio. Peidiwch â’i wneud o drosta i.', 61],
  ['lowri-pugh', 'most_important', 'Y delyn. Hyd yn oed o bell.', 44],
  ['dafydd-hughes', 'also_worth_knowing', 'Papur a phensel wrth y gwely: yn y nos y daw’r llinell orau.', 30],
  ['gwenllian-humphreys', 'support', 'Golau da a sbectol lân, ac mi wna i’r gweddill.', 112],
  ['margaret-sutcliffe', 'communication', 'English when I am tired, Welsh when I am cheeky.', 23],
  ['john-whitaker', 'most_important', 'The lake, in all weathers, and a window that opens.', 67],
  ['eluned-pritchard', 'communication', 'Ar yr ochr dde, yn araf, ac yn Gymraeg bob tro.', 15],
  ['llinos-davies', 'people', 'Criw’r bowlio, bob yn ail ddydd Iau. Mae bisgedi yn y tun.', 58],
  ['arfon-breese', 'support', 'Gwnewch yn siŵr fod y teclyn clyw i mewn cyn dechrau.', 204],
  ['pegi-roberts', 'most_important', 'Cael gwneud fy ngwallt cyn i neb ddod.', 37],
];
