import { EVIDENCE_IN_WELSH } from '@heartsease/domain/evidence/evidence-in-welsh.ts';
import type { PackPart } from '@heartsease/domain/evidence-pack/evidence-pack.ts';
import type { PaperLanguage } from '@heartsease/domain/print/print.ts';

/** What a pack says in one language. */
export interface PackWords {
  title: string;
  /** What is data of the product, such as what a regulator asks, in this language; anything else as it is. */
  said: (text: string) => string;
  parts: Record<PackPart, string>;
  framework: string;
  draft: string;
  period: string;
  made_label: string;
  made: (when: string, who: string) => string;
  manager: string;
  names: string;
  by_initials: string;
  by_name: string;
  contents: string;
  rule: string;
  foot: string;
  in_own_words: string;
  examples: string;
  no_examples: string;
  said_by: string;
  seen_by: string;
  in_a_photo: string;
  in_a_survey: string;
  /** "Photo: tea in the garden. With E. A. and M. B." */
  photo_of: (caption: string, people: string) => string;
  recorded_by: (who: string) => string;
  over_time: string;
  over_time_note: (from: string, to: string) => string;
  source: string;
  these_days: string;
  days_before: string;
  not_recorded: string;
  missing: string;
  nothing_missing: string;
  asks: string;
  our_wording: string;
  in_numbers: string;
  moments_each_week: (from: string, to: string) => string;
  group: string;
  one_to_one: string;
  moments: (now: number, before: number) => string;
  /** Without a percentage they are so few that not even how many of them is told; so below. */
  at_target: (people: number, of: number, percent: string | null) => string;
  share: (percent: string, before: string) => string;
  words_written: (now: number, before: number) => string;
  month_of: (name: string) => string;
  matters_lead: string;
  as_told: string;
  own_words: string;
  helped_by: (who: string) => string;
  still_true: (day: string) => string;
  levels: Record<'loves' | 'likes' | 'used_to' | 'curious' | 'dislikes' | 'avoid', string>;
  sources: Record<'resident' | 'relative' | 'staff_observed' | 'import', string>;
  new_here: string;
  nothing_shared: string;
  how_we_know: string;
  with_card: (count: number, of: number, percent: string | null) => string;
  heard_from: (self: string, family: string, seen: string) => string;
  joining_lead: string;
  nobody: string;
  noticed: string;
  noticed_words: (engaged: number, usual: number, asked: number) => string;
  asked_less: string;
  tried: string;
  tried_nothing: string;
  changed: string;
  changed_words: (engaged: number, usual: number, until: string) => string;
  no_after: string;
}

const ENGLISH: PackWords = {
  said: (text) => text,
  title: 'Evidence pack',
  parts: {
    key_questions: 'Evidence by question',
    month_in_the_life: 'A month in the life',
    what_matters: 'How we find out what matters',
    not_joining_in: 'When someone was not joining in',
    weekly_planners: 'Weekly planners as displayed',
  },
  framework: 'Framework',
  draft: 'a draft of the regulator’s',
  period: 'Days',
  made_label: 'Made',
  made: (when, who) => `${when}, by ${who}`,
  manager: 'the manager',
  names: 'Names',
  by_initials:
    'Everybody is told by initials, in notes and in quotations too, wherever the home knows the name; read it before you share it.',
  by_name: 'People are told by name. In “A month in the life” everybody else is told by initials.',
  contents: 'Contents',
  rule: 'Made from what the team recorded in these days. No scores and no self-ratings. A share of fewer than five people is not told.',
  foot: 'Confidential: about people’s lives. Keep it safe, and shred it after.',
  in_own_words: 'In people’s own words',
  examples: 'What speaks for it',
  no_examples: 'Nothing was recorded for this question in these days.',
  said_by: 'in their own words',
  seen_by: 'what staff saw',
  in_a_photo: 'a photo that families see too',
  in_a_survey: 'said in a survey',
  photo_of: (caption, people) => sentences('Photo', caption, people && `With ${people}`),
  recorded_by: (who) => `recorded by ${who}`,
  over_time: 'What changed',
  over_time_note: (from, to) => `Beside it, as many days before: ${from} to ${to}.`,
  source: 'What was recorded',
  these_days: 'These days',
  days_before: 'Days before',
  not_recorded: 'not recorded yet',
  missing: 'What is missing, and what we do about it',
  nothing_missing: 'Nothing is missing that we look for.',
  asks: 'What the question asks',
  our_wording: 'our wording',
  in_numbers: 'These days in numbers',
  moments_each_week: (from, to) => `Moments each week, ${from} to ${to}`,
  group: 'In a group',
  one_to_one: 'One to one',
  moments: (now, before) => `${now} moments were recorded; in as many days before, ${before}.`,
  at_target: (people, of, percent) =>
    percent === null
      ? 'Who had as many moments a week as suit them: fewer than five people, so it stays in the home.'
      : `${people} of ${of} people (${percent}) had as many moments a week as suit them.`,
  share: (percent, before) => `${percent} of the moments were one to one; before, ${before}.`,
  words_written: (now, before) => `People’s own words were written down ${now} times; before, ${before}.`,
  month_of: (name) => `A month in the life of ${name}`,
  matters_lead:
    'Each person tells us what matters, alone or with the people who know them best. We write down whose words they are, and ask again.',
  as_told: 'As it was told to us',
  own_words: 'In their own words',
  helped_by: (who) => `with the help of ${who}`,
  still_true: (day) => `Said to be still true on ${day}`,
  levels: {
    loves: 'Loves',
    likes: 'Likes',
    used_to: 'Used to love',
    curious: 'Would like to try',
    dislikes: 'Does not like',
    avoid: 'Must not happen',
  },
  sources: {
    resident: 'told us',
    relative: 'family told us',
    staff_observed: 'we saw it',
    import: 'from earlier notes',
  },
  new_here: 'new in these days',
  nothing_shared: 'What is written down is for the staff alone.',
  how_we_know: 'How we know',
  with_card: (count, of, percent) =>
    percent === null
      ? 'For whom somebody wrote down what is most important to them: fewer than five people, so it stays in the home.'
      : `For ${count} of ${of} people who live here (${percent}) somebody wrote down what is most important to them.`,
  heard_from: (self, family, seen) =>
    `Of their interests, ${self} were told by the person, ${family} by family, and ${seen} were noticed by staff.`,
  joining_lead:
    'Here somebody joined in clearly less than in their own weeks before: in each of two weeks by at least 30 %. A change is information, not a diagnosis.',
  nobody: 'In these days nobody joined in clearly less than in their own weeks before.',
  noticed: 'What we noticed',
  noticed_words: (engaged, usual, asked) =>
    `Joined in ${times(engaged)} in two weeks; in the weeks before it was about ${usual}. Asked ${times(asked)}.`,
  asked_less: 'They were asked less often too, so we looked at ourselves first.',
  tried: 'What we tried',
  tried_nothing: 'Nothing was written down about what was tried.',
  changed: 'What changed',
  changed_words: (engaged, usual, until) =>
    `Until ${until} they joined in about ${times(engaged)} in two weeks; usual for them is ${usual}.`,
  no_after: 'It is too early to tell.',
};

function times(count: number): string {
  if (count === 1) return 'once';
  return count === 0 ? 'not once' : `${count} times`;
}

const WELSH: PackWords = {
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
    'Rhoddir llythrennau cyntaf pawb, mewn nodiadau a dyfyniadau hefyd, lle bynnag y mae’r cartref yn gwybod yr enw; darllenwch ef cyn ei rannu.',
  by_name: 'Rhoddir enwau pobl. Yn “Mis mewn bywyd” rhoddir llythrennau cyntaf pawb arall.',
  contents: 'Cynnwys',
  rule: 'Gwnaed o’r hyn a gofnododd y tîm yn y dyddiau hyn. Dim sgoriau a dim hunanraddio. Ni roddir cyfran o lai na phump o bobl.',
  foot: 'Cyfrinachol: am fywydau pobl. Cadwch yn ddiogel, a’i rwygo wedyn.',
  in_own_words: 'Yng ngeiriau pobl eu hunain',
  examples: 'Beth sy’n siarad drosto',
  no_examples: 'Ni chofnodwyd dim ar gyfer y cwestiwn hwn yn y dyddiau hyn.',
  said_by: 'yn eu geiriau eu hunain',
  seen_by: 'yr hyn a welodd staff',
  in_a_photo: 'llun y mae teuluoedd yn ei weld hefyd',
  in_a_survey: 'wedi’i ddweud mewn arolwg',
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
  moments: (now, before) => `Momentau a gofnodwyd: ${now}; yn yr un nifer o ddyddiau cynt: ${before}.`,
  at_target: (people, of, percent) =>
    percent === null
      ? 'Pwy gafodd gymaint o fomentau’r wythnos ag sy’n eu siwtio: llai na phump o bobl, felly mae’n aros yn y cartref.'
      : `Cafodd ${people} o ${of} o bobl (${percent}) gymaint o fomentau’r wythnos ag sy’n eu siwtio.`,
  share: (percent, before) => `Roedd ${percent} o’r momentau yn un i un; cynt, ${before}.`,
  words_written: (now, before) => `Ysgrifennwyd geiriau pobl eu hunain ${now} o weithiau; cynt, ${before}.`,
  month_of: (name) => `Mis ym mywyd ${name}`,
  matters_lead:
    'Mae pob person yn dweud wrthym beth sy’n bwysig, ar eu pen eu hunain neu gyda’r bobl sy’n eu hadnabod orau. Rydyn ni’n nodi geiriau pwy ydyn nhw, ac yn gofyn eto.',
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
  new_here: 'newydd yn y dyddiau hyn',
  nothing_shared: 'Mae’r hyn a ysgrifennwyd ar gyfer y staff yn unig.',
  how_we_know: 'Sut rydyn ni’n gwybod',
  with_card: (count, of, percent) =>
    percent === null
      ? 'Ar gyfer pwy yr ysgrifennodd rhywun beth sydd bwysicaf iddyn nhw: llai na phump o bobl, felly mae’n aros yn y cartref.'
      : `Ar gyfer ${count} o ${of} o bobl sy’n byw yma (${percent}) ysgrifennodd rhywun beth sydd bwysicaf iddyn nhw.`,
  heard_from: (self, family, seen) =>
    `O’u diddordebau, y person a ddywedodd am ${self}, y teulu am ${family}, a sylwodd staff ar ${seen}.`,
  joining_lead:
    'Yma ymunodd rhywun yn amlwg llai nag yn eu hwythnosau eu hunain cynt: ym mhob un o ddwy wythnos o leiaf 30 %. Gwybodaeth yw newid, nid diagnosis.',
  nobody: 'Yn y dyddiau hyn ni wnaeth neb ymuno yn amlwg llai nag yn eu hwythnosau eu hunain cynt.',
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

export const PACK_WORDS: Record<PaperLanguage, PackWords> = { en: ENGLISH, cy: WELSH };

/** An initial at its end has its point already. */
function sentences(...parts: string[]): string {
  const said = parts.filter((part) => part !== '');
  return said.map((part, place) => (place < said.length - 1 && !part.endsWith('.') ? `${part}.` : part)).join(' ');
}
