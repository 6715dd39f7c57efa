import { z } from 'zod';
import { Heading } from '../about-me/heading.ts';
import { daysBetween } from '../time/calendar.ts';

/** One question a week, for a year: small enough to be answered standing at a bus stop. */
const BANK = `
song | most_important | What song did {name} always sing along to? | Pa gân roedd {name} yn ei chanu bob amser?
kitchen | most_important | What did {name}’s kitchen smell of? | Arogl beth oedd yng nghegin {name}?
nickname | communication | What did the family call {name}? | Beth oedd y teulu yn galw {name}?
first-job | also_worth_knowing | What was {name}’s first job? | Beth oedd swydd gyntaf {name}?
best-friend | people | Who was {name}’s best friend at school? | Pwy oedd ffrind gorau {name} yn yr ysgol?
sunday | most_important | How did {name} like to spend a Sunday? | Sut roedd {name} yn hoffi treulio dydd Sul?
tea | please_do | How does {name} like a cup of tea? | Sut mae {name} yn hoffi paned o de?
pet | people | Which pet did {name} love best? | Pa anifail anwes roedd {name} yn ei garu fwyaf?
seaside | most_important | Where did {name} go for a holiday by the sea? | I ble roedd {name} yn mynd ar wyliau i lan y môr?
laugh | wellness | What makes {name} laugh without fail? | Beth sy’n gwneud i {name} chwerthin bob tro?
comfort | wellness | What helps when {name} is low? | Beth sy’n helpu pan fydd {name} yn isel?
saying | communication | Is there a saying that everybody knows {name} by? | Oes dywediad y mae pawb yn adnabod {name} wrtho?
garden | most_important | What did {name} grow? | Beth oedd {name} yn ei dyfu?
dance | most_important | Did {name} dance, and to what? | Oedd {name} yn dawnsio, ac i beth?
film | most_important | Which film could {name} watch again and again? | Pa ffilm y gallai {name} ei gwylio dro ar ôl tro?
breakfast | please_do | What was breakfast like at {name}’s house? | Sut frecwast oedd yn nhŷ {name}?
hands | also_worth_knowing | What could {name}’s hands make or mend? | Beth allai dwylo {name} ei wneud neu ei drwsio?
school | also_worth_knowing | What did {name} say about school? | Beth oedd {name} yn ei ddweud am yr ysgol?
street | people | Which street or village does {name} call home? | Pa stryd neu bentref yw cartref i {name}?
neighbour | people | Which neighbour did {name} like to talk about? | Am ba gymydog roedd {name} yn hoffi sôn?
first-meeting | people | How did {name} meet the love of a lifetime? | Sut wnaeth {name} gwrdd â chariad ei fywyd neu ei bywyd?
wedding | people | What is told of the wedding day? | Beth sy’n cael ei ddweud am ddiwrnod y briodas?
christmas | most_important | What had to be there at Christmas, or at the feast that mattered most? | Beth oedd raid ei gael adeg y Nadolig, neu’r ŵyl bwysicaf?
birthday | please_do | How does {name} like a birthday to be? | Sut mae {name} yn hoffi dathlu pen-blwydd?
faith | support | Is there a prayer or a hymn that is {name}’s own? | Oes gweddi neu emyn sy’n agos at galon {name}?
market | most_important | What would {name} bring home from the market? | Beth fyddai {name} yn dod adref o’r farchnad?
sweet | please_do | Which sweet can {name} not refuse? | Pa felysion na all {name} eu gwrthod?
music-first | most_important | What was on the wireless when {name} was young? | Beth oedd ar y radio pan oedd {name} yn ifanc?
team | most_important | Which team, and who took {name} to the first match? | Pa dîm, a phwy aeth â {name} i’r gêm gyntaf?
clothes | please_do | What would {name} wear on a good day out? | Beth fyddai {name} yn ei wisgo ar ddiwrnod da?
scent | please_do | Which scent or soap is {name}’s? | Pa bersawr neu sebon yw un {name}?
proud | most_important | What is {name} proudest of? | O beth mae {name} fwyaf balch?
mischief | also_worth_knowing | What mischief did {name} get up to? | Pa ddrygioni wnaeth {name}?
travel | most_important | Where did {name} travel, or always want to? | I ble y teithiodd {name}, neu ble roedd am fynd?
work-day | also_worth_knowing | What did an ordinary day at work look like for {name}? | Sut oedd diwrnod gwaith cyffredin i {name}?
boss | please_do | Did {name} like to lead or to lend a hand? | Oedd {name} yn hoffi arwain neu helpu?
morning | please_do | Is {name} a lark or an owl? | Ai aderyn y bore neu’r nos yw {name}?
weather | wellness | Which weather does {name} love? | Pa dywydd mae {name} yn ei garu?
walk | most_important | Which walk did {name} know by heart? | Pa daith gerdded roedd {name} yn ei gwybod ar ei gof?
book | most_important | Which book or paper was always open? | Pa lyfr neu bapur oedd ar agor bob amser?
game | most_important | Cards, dominoes, crosswords: what did {name} play to win? | Cardiau, dominos, croeseiriau: beth oedd {name} yn ei chwarae i ennill?
supper | please_do | What was the best supper {name} cooked, or was cooked? | Beth oedd y swper gorau a goginiodd {name}, neu a gafodd?
grandparent | people | What did {name} learn from a grandparent? | Beth ddysgodd {name} gan nain neu daid?
brothers | people | What were {name}’s brothers and sisters like? | Sut rai oedd brodyr a chwiorydd {name}?
letter | people | Who does {name} love to hear from? | Gan bwy mae {name} wrth ei fodd yn clywed?
fear | support | Is there something that we should never ask {name} to do? | Oes rhywbeth na ddylem byth ofyn i {name} ei wneud?
quiet | wellness | Where does {name} go to be quiet? | I ble mae {name} yn mynd i gael llonydd?
touch | communication | A hand held, a hug, or a nod: how does {name} like to be greeted? | Dal llaw, cwtsh neu nod: sut mae {name} yn hoffi cael cyfarchiad?
language | communication | Which words from another language or place does {name} use? | Pa eiriau o iaith neu le arall mae {name} yn eu defnyddio?
photo | people | Which photograph should stand by {name}’s bed? | Pa lun ddylai sefyll wrth wely {name}?
thing | most_important | Which thing should always be near {name}? | Pa beth ddylai fod yn agos at {name} bob amser?
lesson | most_important | What did {name} teach you? | Beth ddysgodd {name} i chi?
`;

interface Question {
  key: string;
  /** The card of "About me" where the answer waits. */
  heading: Heading;
  en: string;
  cy: string;
}

export const QUESTIONS: readonly Question[] = BANK.trim()
  .split('\n')
  .map((line) => {
    const [key = '', heading, en = '', cy = ''] = line.split(' | ');
    return { key, heading: Heading.parse(heading), en, cy };
  });

const byKey = new Map(QUESTIONS.map((question) => [question.key, question]));

export const QuestionKey = z
  .string()
  .max(40)
  .refine((key) => byKey.has(key), 'There is no such question');

export const questionOf = (key: string): Question | undefined => byKey.get(key);

/** A question with the name of whoever it is about, in the reader's language. */
export function questionFor(key: string, name: string, locale: string): string {
  const question = byKey.get(key);
  if (question === undefined) return '';
  return (locale.startsWith('cy') ? question.cy : question.en).replaceAll('{name}', name);
}

/** A Monday. */
const FIRST_WEEK = '2026-01-05';

/** The question of this week: the same for the whole circle, so that they can talk about it; the bank lasts a year. */
export function questionOfWeek(today: string): string {
  const week = Math.floor(daysBetween(FIRST_WEEK, today) / 7);
  const place = ((week % QUESTIONS.length) + QUESTIONS.length) % QUESTIONS.length;
  return QUESTIONS[place]?.key ?? '';
}
