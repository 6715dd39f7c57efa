import type { PartOfDay, SizeOfCompany } from '@heartsease/domain/insights/insight.ts';
import type { PaperLanguage } from '@heartsease/domain/print/print.ts';

/** What the month of somebody says to their family, without a figure. */
interface SoftMonthWords {
  title: (name: string) => string;
  file: string;
  liked: string;
  nothing_yet: string;
  to_visit: string;
  best_time: Record<PartOfDay, (name: string) => string>;
  best_size: Record<SizeOfCompany, (name: string) => string>;
  sides: string;
  foot: (home: string) => string;
  private: string;
}

const ENGLISH: SoftMonthWords = {
  title: (name) => `${name}’s month`,
  file: 'A month',
  liked: 'Loved and enjoyed',
  nothing_yet: 'As soon as there are moments that were enjoyed, they stand here.',
  to_visit: 'Good to know for a visit',
  best_time: {
    morning: (name) => `Mornings seem to be ${name}’s best time.`,
    afternoon: (name) => `Afternoons seem to be ${name}’s best time.`,
    evening: (name) => `Evenings seem to be ${name}’s best time.`,
  },
  best_size: {
    one_to_one: (name) => `${name} likes it best with one person alone.`,
    small_group: (name) => `${name} likes a small circle best.`,
    group: (name) => `${name} likes it best with many people around.`,
  },
  sides: 'What these weeks had',
  foot: (home) => `With love from ${home}`,
  private: 'About somebody’s life. Share it as they would.',
};

const WELSH: SoftMonthWords = {
  title: (name) => `Mis ${name}`,
  file: 'Mis',
  liked: 'Wrth eu bodd, ac wedi mwynhau',
  nothing_yet: 'Cyn gynted ag y bydd eiliadau a gafodd eu mwynhau, byddant yma.',
  to_visit: 'Da gwybod ar gyfer ymweliad',
  best_time: {
    morning: (name) => `Mae’n ymddangos mai’r bore yw amser gorau ${name}.`,
    afternoon: (name) => `Mae’n ymddangos mai’r prynhawn yw amser gorau ${name}.`,
    evening: (name) => `Mae’n ymddangos mai gyda’r nos yw amser gorau ${name}.`,
  },
  best_size: {
    one_to_one: (name) => `Cwmni un person sydd orau gan ${name}.`,
    small_group: (name) => `Cylch bach sydd orau gan ${name}.`,
    group: (name) => `Llawer o bobl o gwmpas sydd orau gan ${name}.`,
  },
  sides: 'Yr hyn oedd yn yr wythnosau hyn',
  foot: (home) => `Gyda chariad gan ${home}`,
  private: 'Am fywyd rhywun. Rhannwch fel y byddent hwy.',
};

export const SOFT_MONTH_WORDS: Record<PaperLanguage, SoftMonthWords> = { en: ENGLISH, cy: WELSH };
