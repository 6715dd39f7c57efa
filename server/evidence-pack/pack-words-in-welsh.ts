import { EVIDENCE_IN_WELSH } from '@heartsease/domain/evidence/evidence-in-welsh.ts';
import { numeral } from '../print/paper-words.ts';
import type { PackWords } from './pack-words.ts';
import { sentences } from './sentences.ts';

const number = (count: number) => numeral(count, 'cy');

export const WELSH: PackWords = {
  said: (text) => (Object.hasOwn(EVIDENCE_IN_WELSH, text) ? (EVIDENCE_IN_WELSH[text] ?? text) : text),
  title: 'Pecyn tystiolaeth',
  parts: {
    key_questions: 'Tystiolaeth fesul cwestiwn',
    month_in_the_life: 'Mis mewn bywyd',
    what_matters: 'Sut rydyn ni’n dysgu beth sy’n bwysig',
    not_joining_in: 'Pan nad oedd rhywun yn ymuno',
    weekly_planners: 'Cynlluniau wythnosol fel y’u dangoswyd',
  },
  framework: 'Fframwaith',
  draft: 'drafft y rheoleiddiwr',
  period: 'Dyddiau',
  made_label: 'Gwnaed',
  made: (when, who) => `${when}, gan ${who}`,
  manager: 'y rheolwr',
  names: 'Enwau',
  by_initials:
    'Rhoddir llythrennau cyntaf pawb sy’n byw, yn gweithio neu’n ymweld yma, mewn nodiadau a dyfyniadau hefyd. Nid yw’r cartref yn gwybod enwau pobl eraill yr ysgrifennodd rhywun amdanynt, megis gŵr neu hen ffrind: mae’r rheini’n aros fel y’u teipiwyd. Darllenwch ef cyn ei rannu.',
  by_name: 'Rhoddir enwau pobl. Yn “Mis mewn bywyd” rhoddir llythrennau cyntaf pawb arall.',
  contents: 'Cynnwys',
  rule: 'Gwnaed o’r hyn a gofnododd y tîm yn y dyddiau hyn. Dim sgoriau a dim hunanraddio. Ni roddir cyfran o lai na phump o bobl.',
  foot: 'Cyfrinachol: am fywydau pobl. Cadwch yn ddiogel, a’i rwygo wedyn.',
  in_own_words: 'Yng ngeiriau pobl eu hunain',
  examples: 'Beth sy’n siarad drosto',
  no_examples:
    'Yn y dyddiau hyn nid ysgrifennodd neb eiriau sy’n siarad dros y cwestiwn hwn ohonynt eu hunain. Mae’r hyn a gofnodwyd isod.',
  said_by: 'yn eu geiriau eu hunain',
  seen_by: 'yr hyn a welodd staff',
  in_a_photo: 'llun y mae teuluoedd yn ei weld hefyd',
  in_a_survey: 'wedi’i ddweud mewn arolwg',
  said_before: 'a ddywedwyd wrth enw cyn hynny',
  you_said: (said, did) => `Dywedoch chi: “${said}” Gwnaethom ni: ${did}`,
  shown_to_all: 'a ddangoswyd i bawb',
  goal: (text) => `eu nod: “${text}”`,
  said_no: 'dywedodd na, ac mae hynny’n ddewis',
  photo_of: (caption, people) => sentences('Llun', caption, people && `Gyda ${people}`),
  recorded_by: (who) => `cofnodwyd gan ${who}`,
  over_time: 'Beth newidiodd',
  over_time_note: (from, to) => `Wrth ei ochr, yr un nifer o ddyddiau cynt: ${from} i ${to}.`,
  source: 'Beth a gofnodwyd',
  these_days: 'Y dyddiau hyn',
  days_before: 'Dyddiau cynt',
  not_recorded: 'heb ei gofnodi eto',
  missing: 'Beth sydd ar goll, a beth a wnawn',
  nothing_missing: 'Nid oes dim ar goll o’r hyn y chwiliwn amdano.',
  asks: 'Beth mae’r cwestiwn yn ei ofyn',
  our_wording: 'ein geiriad ni',
  in_numbers: 'Y dyddiau hyn mewn rhifau',
  moments_each_week: (from, to) => `Momentau bob wythnos, ${from} i ${to}`,
  group: 'Mewn grŵp',
  one_to_one: 'Un i un',
  moments: (now, before) => `Momentau a gofnodwyd: ${number(now)}; yn yr un nifer o ddyddiau cynt: ${number(before)}.`,
  at_target: (people, of, percent) =>
    percent === null
      ? 'Pwy gafodd gymaint o fomentau’r wythnos ag sy’n eu siwtio: llai na phump o bobl, felly mae’n aros yn y cartref.'
      : `Cafodd ${number(people)} o ${number(of)} o bobl (${percent}) gymaint o fomentau’r wythnos ag sy’n eu siwtio.`,
  share: (percent, before) => `Roedd ${percent} o’r momentau yn un i un; cynt, ${before}.`,
  words_written: (now, before) =>
    `Ysgrifennwyd geiriau pobl eu hunain ${now === 1 ? 'unwaith' : `${number(now)} o weithiau`}; cynt, ${number(before)}.`,
  month_of: (name) => `Mis ym mywyd ${name}`,
  matters_lead:
    'Mae pob person yn dweud wrthym beth sy’n bwysig, ar eu pen eu hunain neu gyda’r bobl sy’n eu hadnabod orau. Rydyn ni’n nodi geiriau pwy ydyn nhw a phryd y’u dywedwyd, ac yn gofyn eto.',
  as_told: 'Fel y dywedwyd wrthym',
  own_words: 'Yn eu geiriau eu hunain',
  helped_by: (who) => `gyda help ${who}`,
  still_true: (day) => `Dywedwyd ei fod yn dal yn wir ar ${day}`,
  levels: {
    loves: 'Wrth eu bodd â',
    likes: 'Yn hoffi',
    used_to: 'Yn arfer bod wrth eu bodd â',
    curious: 'Hoffai roi cynnig ar',
    dislikes: 'Ddim yn hoffi',
    avoid: 'Ni ddylai ddigwydd',
  },
  sources: {
    resident: 'dywedodd wrthym',
    relative: 'dywedodd y teulu',
    staff_observed: 'gwelsom',
    import: 'o nodiadau cynt',
  },
  new_here: (count, of, from, to) => {
    const when = from === to ? `ar ${from}` : `rhwng ${from} a ${to}`;
    const which = count === of ? (of === 1 ? 'Mae hyn' : 'Mae’r cyfan') : `Mae ${number(count)} o’r ${number(of)} hyn`;
    return `${which} yn newydd yn y dyddiau hyn, a ysgrifennwyd ${when}.`;
  },
  nothing_shared: 'Mae’r hyn a ysgrifennwyd ar gyfer y staff yn unig.',
  how_we_know: 'Sut rydyn ni’n gwybod',
  with_card: (count, of, percent) =>
    percent === null
      ? 'Ar gyfer pwy yr ysgrifennodd rhywun beth sydd bwysicaf iddyn nhw: llai na phump o bobl, felly mae’n aros yn y cartref.'
      : `Ar gyfer ${number(count)} o ${number(of)} o bobl sy’n byw yma (${percent}) ysgrifennodd rhywun beth sydd bwysicaf iddyn nhw.`,
  heard_from: (self, family, seen) =>
    `O’u diddordebau, y person a ddywedodd am ${self}, y teulu am ${family}, a sylwodd staff ar ${seen}.`,
  joining_lead:
    'Yma ymunodd rhywun yn amlwg llai nag yn eu hwythnosau eu hunain cynt: ym mhob un o ddwy wythnos o leiaf 30%. Gwybodaeth yw newid, nid diagnosis.',
  nobody: 'Yn y dyddiau hyn ni wnaeth neb ymuno yn amlwg llai nag yn eu hwythnosau eu hunain cynt.',
  two_measures:
    'Mae hyn yn cymharu pob person â’u hwythnosau eu hunain cynt. Cwestiwn arall yw a gafodd rhywun gymaint o fomentau’r wythnos ag sy’n eu siwtio: mae hwnnw’n eu cymharu â’r nifer sy’n eu siwtio, a gall fod wedi bod felly yn yr wythnosau cynt hefyd.',
  planners_lead: (weeks) =>
    `${weeks === 1 ? 'Yr wythnos' : `Pob un o’r ${number(weeks)} wythnos`} y mae’r rhan fwyaf o’i dyddiau yn y dyddiau hyn: yr hyn oedd ar y wal i bawb, wedi’i dynnu’n llai. Nid yw’r hyn a gynlluniwyd ar gyfer un person yn unig ar wal.`,
  noticed: 'Beth sylwon ni',
  noticed_words: (engaged, usual, asked) =>
    `Ymuno mewn dwy wythnos: ${engaged}; yn yr wythnosau cynt tua ${usual}. Gofynnwyd: ${asked}.`,
  asked_less: 'Gofynnwyd iddyn nhw’n llai aml hefyd, felly edrychon ni arnon ni ein hunain yn gyntaf.',
  tried: 'Beth rois ni gynnig arno',
  tried_nothing: 'Ni ysgrifennwyd dim am yr hyn a roddwyd ar brawf.',
  changed: 'Beth newidiodd',
  changed_words: (engaged, usual, until) =>
    `Hyd ${until} ymuno mewn dwy wythnos: tua ${engaged}; arferol iddyn nhw: ${usual}.`,
  no_after: 'Mae’n rhy gynnar i ddweud.',
};
