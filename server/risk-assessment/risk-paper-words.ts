import type { PaperLanguage } from '@heartsease/domain/print/print.ts';
import type { HARMED, RiskAssessment, Standing, WHEN } from '@heartsease/domain/risk-assessment/risk-assessment.ts';
import type { RiskLevel } from '@heartsease/domain/risk-assessment/risk-score.ts';

/** What the paper itself says; all else is the home's own words. */
export interface RiskPaperWords {
  kind: string;
  about: Record<RiskAssessment['scope'], string>;
  assessed: (by: string, day: string) => string;
  review: (day: string) => string;
  signed: (by: string, day: string) => string;
  standing: Record<Standing, string>;
  edition: (number: number) => string;
  staff: string;
  benefits: string;
  lines: string;
  none: string;
  columns: { what: string; before: string; more: string; after: string };
  harm: (what: string) => string;
  further: (owner: string, due: string) => string;
  who: Record<(typeof HARMED)[number], string>;
  when: Record<(typeof WHEN)[number], string>;
  levels: Record<RiskLevel, string>;
  left: (rating: number, level: string) => string;
  emergency: string;
  scale: string;
  page: (page: number, pages: number) => string;
}

export const RISK_PAPER_WORDS: Record<PaperLanguage, RiskPaperWords> = {
  en: {
    kind: 'Risk assessment',
    about: { activity: 'An activity', session: 'A session', place: 'A place' },
    assessed: (by, day) => (by === '' ? `Assessed on ${day}` : `Assessed by ${by} on ${day}`),
    review: (day) => `Look again by ${day}`,
    signed: (by, day) => (by === '' ? `Signed on ${day}` : `Signed by ${by} on ${day}`),
    standing: {
      draft: 'Draft, not signed',
      in_review: 'Waits for a signature',
      expired: 'Out of date',
      due: 'Signed',
      settled: 'Signed',
      superseded: 'A later edition stands in its place',
      archived: 'Put away',
    },
    edition: (number) => `Edition ${number}`,
    staff: 'Staff',
    benefits: 'What people gain, and what is lost if we say no',
    lines: 'What can go wrong, and what we do',
    none: 'Nothing is written down yet.',
    columns: { what: 'What can go wrong', before: 'Now', more: 'What we do', after: 'Then' },
    harm: (what) => `Harm: ${what}`,
    further: (owner, due) => ['Besides', owner, due].filter(Boolean).join(', '),
    who: {
      residents: 'residents',
      staff: 'staff',
      volunteers: 'volunteers',
      visitors: 'visitors',
      children: 'children',
    },
    when: { before: 'Before', during: 'During', after: 'After' },
    levels: { low: 'low', moderate: 'moderate', high: 'high', stop: 'do not run' },
    left: (rating, level) => `What is left: ${rating}, ${level}`,
    emergency: 'If something happens',
    scale: 'Likelihood 1 to 5 times harm 1 to 5: 1 to 4 low, 5 to 9 moderate, 10 to 15 high, 16 to 25 do not run.',
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
  cy: {
    kind: 'Asesiad risg',
    about: { activity: 'Gweithgaredd', session: 'Sesiwn', place: 'Lle' },
    assessed: (by, day) => (by === '' ? `Aseswyd ar ${day}` : `Aseswyd gan ${by} ar ${day}`),
    review: (day) => `Edrych eto erbyn ${day}`,
    signed: (by, day) => (by === '' ? `Llofnodwyd ar ${day}` : `Llofnodwyd gan ${by} ar ${day}`),
    standing: {
      draft: 'Drafft, heb ei lofnodi',
      in_review: 'Yn aros am lofnod',
      expired: 'Wedi dyddio',
      due: 'Llofnodwyd',
      settled: 'Llofnodwyd',
      superseded: 'Mae fersiwn diweddarach yn ei le',
      archived: 'Wedi’i gadw o’r neilltu',
    },
    edition: (number) => `Fersiwn ${number}`,
    staff: 'Staff',
    benefits: 'Beth mae pobl yn ei ennill, a beth a gollir os dywedwn na',
    lines: 'Beth all fynd o’i le, a beth a wnawn',
    none: 'Does dim wedi’i ysgrifennu eto.',
    columns: { what: 'Beth all fynd o’i le', before: 'Nawr', more: 'Beth a wnawn', after: 'Wedyn' },
    harm: (what) => `Niwed: ${what}`,
    further: (owner, due) => ['Hefyd', owner, due].filter(Boolean).join(', '),
    who: {
      residents: 'preswylwyr',
      staff: 'staff',
      volunteers: 'gwirfoddolwyr',
      visitors: 'ymwelwyr',
      children: 'plant',
    },
    when: { before: 'Cyn', during: 'Yn ystod', after: 'Ar ôl' },
    levels: { low: 'isel', moderate: 'cymedrol', high: 'uchel', stop: 'peidiwch â’i gynnal' },
    left: (rating, level) => `Beth sydd ar ôl: ${rating}, ${level}`,
    emergency: 'Os bydd rhywbeth yn digwydd',
    scale:
      'Tebygolrwydd 1 i 5 wedi’i luosi â niwed 1 i 5: 1 i 4 isel, 5 i 9 cymedrol, 10 i 15 uchel, 16 i 25 peidiwch â’i gynnal.',
    page: (page, pages) => `Tudalen ${page} o ${pages}`,
  },
};
