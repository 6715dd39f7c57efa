import type { Doer, GapKey } from '@heartsease/domain/evidence/gaps.ts';
import { GAPS } from '@heartsease/domain/evidence/gaps.ts';
import type { PaperLanguage } from '@heartsease/domain/print/print.ts';
import { numeral } from '../print/paper-words.ts';
import { PACK_WORDS } from './pack-words.ts';

/** What is missing, with how many it is about, as a sentence of running text. */
type GapSentences = Record<GapKey, (count: number) => string>;

const people = (count: number) => (count === 1 ? 'One person' : `${numeral(count, 'en')} people`);
const goals = (count: number) =>
  count === 1 ? 'A goal of one person was' : `Goals of ${numeral(count, 'en')} people were`;

const ENGLISH: GapSentences = {
  faith: (count) =>
    `${people(count)} ${count === 1 ? 'loves' : 'love'} something of their faith, and in these days nothing of it was recorded.`,
  below_target: (count) => `${people(count)} had fewer moments a week than suit them.`,
  about_me_old: (count) =>
    `Of ${count === 1 ? 'one person' : people(count)} no card of “About me” was looked at in the last 180 days.`,
  consents_due: (count) =>
    `${people(count)} ${count === 1 ? 'is' : 'are'} to be asked, or asked again, about a consent.`,
  reviews_due: (count) =>
    `How ${count === 1 ? 'one person joins' : `${people(count)} join`} in was not looked at, or not in time.`,
  goals_unreviewed: (count) => `${goals(count)} not reviewed in the last 90 days.`,
  risks_overdue: (count) =>
    count === 1
      ? 'The review of one risk assessment is overdue.'
      : `The reviews of ${numeral(count, 'en')} risk assessments are overdue.`,
};

const bobl = (count: number) => (count === 1 ? 'un person' : `${numeral(count, 'cy')} o bobl`);

const WELSH: GapSentences = {
  faith: (count) => `Mae ${bobl(count)} yn caru rhywbeth o’u ffydd, ac ni chofnodwyd dim ohono yn y dyddiau hyn.`,
  below_target: (count) => `Cafodd ${bobl(count)} lai o fomentau’r wythnos nag sy’n eu siwtio.`,
  about_me_old: (count) =>
    `Nid edrychwyd ar yr un cerdyn o “Amdanaf i” yn y 180 diwrnod diwethaf i ${count === 1 ? 'un person' : bobl(count)}.`,
  consents_due: (count) => `Mae angen gofyn i ${bobl(count)}, neu ofyn eto, am gydsyniad.`,
  reviews_due: (count) => `Nid edrychwyd ar sut mae ${bobl(count)} yn ymuno, neu nid mewn pryd.`,
  goals_unreviewed: (count) => `Ni chafodd nodau ${bobl(count)} eu hadolygu yn y 90 diwrnod diwethaf.`,
  risks_overdue: (count) =>
    count === 1
      ? 'Mae adolygiad un asesiad risg yn hwyr.'
      : `Mae adolygiadau ${numeral(count, 'cy')} asesiad risg yn hwyr.`,
};

const SENTENCES: Record<PaperLanguage, GapSentences> = { en: ENGLISH, cy: WELSH };

/** What to do about more than one, where the words for one do not fit. */
const WHAT_TO_DO_WITH_SEVERAL: Record<PaperLanguage, Partial<Record<GapKey, string>>> = {
  en: { risks_overdue: 'Look at each again and have a second person sign it.' },
  cy: { risks_overdue: 'Edrychwch ar bob un eto a gofynnwch i ail berson ei lofnodi.' },
};

const DOERS: Record<PaperLanguage, { who: string } & Record<Doer, string>> = {
  en: { who: 'Who', key_worker: 'their key worker', coordinator: 'a coordinator', manager: 'the manager' },
  cy: { who: 'Pwy', key_worker: 'eu gweithiwr allweddol', coordinator: 'cydlynydd', manager: 'y rheolwr' },
};

/** "2 people had fewer moments a week than suit them. Look at what went well before … Who: a coordinator." */
export function gapInWords({ key, count }: { key: GapKey; count: number }, language: PaperLanguage): string {
  const { todo, doer } = GAPS[key];
  const withSeveral = count > 1 ? WHAT_TO_DO_WITH_SEVERAL[language][key] : undefined;
  const toDo = withSeveral ?? PACK_WORDS[language].said(todo);
  const doers = DOERS[language];
  return `${SENTENCES[language][key](count)} ${toDo} ${doers.who}: ${doers[doer]}.`;
}
