import type { Question } from '../question.ts';
import { ask } from './template.ts';
import type { Template } from './template.ts';

type Day = 7 | 28 | 90;

const COMMON: readonly Question[] = [
  ask('settling', 'faces', ['How is settling in going?', 'Sut mae’r setlo i mewn yn mynd?'], {
    is_required: true,
    picture: 'armchair',
  }),
  ask('known', 'scale5', ['People here know who they are', 'Mae pobl yma’n gwybod pwy ydyn nhw'], {
    scale: 'agree',
    easy: [
      'Their name, what they love, how they like things.',
      'Eu henw, beth maen nhw’n ei garu, sut maen nhw’n hoffi pethau.',
    ],
  }),
  ask('told', 'scale5', ['We were told what we needed to know', 'Cawson ni wybod yr hyn roedd angen ei wybod'], {
    scale: 'agree',
  }),
];

const LAST = ask('anything', 'text', [
  'Is there anything we should know, or do differently?',
  'Oes unrhyw beth y dylen ni ei wybod, neu ei wneud yn wahanol?',
]);

const OF_DAY: Record<Day, readonly Question[]> = {
  7: [
    ask('welcome', 'scale5', ['The welcome on the first day', 'Y croeso ar y diwrnod cyntaf'], {
      picture: 'door-open',
    }),
    ask('own-things', 'yes_no', ['Is everything here that should be?', 'Ydy popeth yma a ddylai fod?'], {
      easy: ['The chair, the photographs, the glasses.', 'Y gadair, y lluniau, y sbectol.'],
      picture: 'armchair',
    }),
  ],
  28: [
    ask('days', 'scale5', ['How the days are filled', 'Sut mae’r dyddiau’n cael eu llenwi'], { picture: 'sun' }),
    ask('somebody', 'yes_no', [
      'Is there somebody here they look forward to seeing?',
      'Oes rhywun yma maen nhw’n edrych ymlaen at eu gweld?',
    ]),
  ],
  90: [
    ask('home', 'scale5', ['It has begun to feel like home', 'Mae wedi dechrau teimlo fel cartref'], {
      scale: 'agree',
      picture: 'house-line',
    }),
    ask('recommend', 'nps', [
      'How likely are you to recommend us to a friend?',
      'Pa mor debygol ydych chi o’n hargymell i ffrind?',
    ]),
  ],
};

/** Asked with a name, because somebody answers: one resident alone is never five. */
export const newResident: readonly Template[] = ([7, 28, 90] as const).map((day) => ({
  key: `new-resident-${day}`,
  title: { en: `After ${day} days here`, cy: `Ar ôl ${day} diwrnod yma` },
  about: {
    en: `For somebody who moved in ${day} days ago, and their family. With names, so that you can answer them.`,
    cy: `I rywun a symudodd i mewn ${day} diwrnod yn ôl, a’u teulu. Gydag enwau, er mwyn i chi allu eu hateb.`,
  },
  audiences: ['residents', 'relatives'],
  anonymity: 'named',
  usual_days: 7,
  questions: [...COMMON, ...OF_DAY[day], LAST],
}));
