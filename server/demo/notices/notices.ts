import type { NoticeWords } from '@heartsease/domain/notice-board/notice.ts';

/** A notice of the demo world. `{friday}` stands for the next Friday, such as "Friday 27 November". */
export interface DemoNotice extends Partial<
  Pick<NoticeWords, 'audience' | 'language' | 'other_title' | 'other_body' | 'is_pinned' | 'must_read' | 'is_in_lounge'>
> {
  category: NoticeWords['category'];
  title: string;
  body: string;
  by: 'manager' | 'coordinator';
  /** Negative: still to come. */
  days_ago: number;
  /** Until when it hangs, in days from today. */
  days_left: number;
  wing?: string;
}

export const LARCH_HOUSE_NOTICES: readonly DemoNotice[] = [
  {
    category: 'health',
    audience: 'staff',
    title: 'Flu jabs for staff: two mornings left',
    body: 'The nurse from the surgery is in the **blue room** on Tuesday and Thursday, 7.30 to 10.\n\n- Come before or after your shift, no need to book.\n- Had yours elsewhere? Tell Anita the date.\n- Not having it? That is all right too. Just say, so that nobody keeps asking.\n\nMore about it: [the NHS page on flu jabs](https://www.nhs.uk/vaccinations/flu-vaccine/).',
    by: 'manager',
    days_ago: 3,
    days_left: 9,
    is_pinned: true,
    must_read: true,
  },
  {
    category: 'news',
    audience: 'everybody',
    title: 'A singer comes on Friday',
    body: 'On **{friday} at half past two** there are songs of the fifties in the lounge, with tea and a plate of something afterwards.\n\nFamilies are very welcome. There are chairs for everybody.',
    other_title: 'Mae canwr yn dod ddydd Gwener',
    other_body:
      '**{friday}, hanner awr wedi dau**: caneuon y pumdegau yn y lolfa, gyda the a rhywbeth bach wedyn.\n\nMae croeso mawr i deuluoedd. Mae cadeiriau i bawb.',
    by: 'coordinator',
    days_ago: 2,
    days_left: 6,
    is_pinned: true,
    is_in_lounge: true,
  },
  {
    category: 'menu',
    audience: 'everybody',
    title: 'Fish pie moves to Wednesday',
    body: 'The fish van comes a day later this week, so:\n\n- **Tuesday** is cottage pie, or leek and potato bake\n- **Wednesday** is fish pie, or omelette\n\nPudding stays where it was: apple crumble.',
    by: 'coordinator',
    days_ago: 1,
    days_left: 4,
    is_in_lounge: true,
  },
  {
    category: 'thanks',
    audience: 'everybody',
    title: 'Thank you from Winston’s family',
    body: 'Gloria and Marcia wrote to us after Winston’s party:\n\n“We have not heard him laugh like that for a long time. **Thank you** for the dominoes, the music and the ginger cake. It was his day from beginning to end.”',
    by: 'manager',
    days_ago: 4,
    days_left: 10,
  },
  {
    category: 'thanks',
    audience: 'everybody',
    title: 'You said, we did',
    body: '**You said**: the tea could be hotter.\n\n**We did**: tea goes round in the padded pots at three, and the cups are warmed first. Tell us if yours is still not hot.',
    other_title: 'Fe ddywedoch chi, fe wnaethom ni',
    other_body:
      '**Fe ddywedoch chi**: gallai’r te fod yn boethach.\n\n**Fe wnaethom ni**: daw’r te rownd am dri mewn tebotau wedi’u lapio, ac mae’r cwpanau’n cael eu cynhesu gyntaf. Dywedwch os nad yw eich un chi’n boeth o hyd.',
    by: 'manager',
    days_ago: 4,
    days_left: 17,
  },
  {
    category: 'news',
    audience: 'families',
    title: 'The car park on Saturday morning',
    body: 'The gates are painted on Saturday until noon. There is room to park along Abbey Lane, and the side door is open all morning.',
    by: 'manager',
    days_ago: 1,
    days_left: 5,
  },
  {
    category: 'news',
    audience: 'everybody',
    title: 'Help us choose the Christmas songs',
    body: 'What must not be missing when we sing round the tree? Put your three on the slip by the piano, or tell any of us.',
    by: 'coordinator',
    days_ago: -4,
    days_left: 20,
    is_in_lounge: true,
  },
  {
    category: 'urgent',
    audience: 'everybody',
    title: 'No hot water in the Garden wing today',
    body: 'The plumber is here. It should be warm again by four.',
    by: 'manager',
    days_ago: 24,
    days_left: -23,
  },
];

export const TY_RHOSYN_NOTICES: readonly DemoNotice[] = [
  {
    category: 'news',
    audience: 'everybody',
    language: 'cy',
    title: 'Cymanfa ganu yn y lolfa',
    body: '**{friday}, am saith y nos**: emynau gyda chôr y capel. Dewch i ganu, neu dim ond i wrando.\n\n- Bydd llyfrau print bras\n- Paned a bara brith wedyn',
    other_title: 'Hymns in the lounge',
    other_body:
      'On **{friday} at seven** we sing with the chapel choir. Come and sing, or come and listen.\n\n- There are books in large print\n- Tea and bara brith afterwards',
    by: 'coordinator',
    days_ago: 1,
    days_left: 8,
    is_pinned: true,
    is_in_lounge: true,
  },
  {
    category: 'menu',
    audience: 'everybody',
    language: 'cy',
    title: 'Cawl ddydd Mercher',
    body: 'Cawl cig oen, neu gawl cennin. Os oes gan eich teulu ffordd arbennig o’i wneud, **dywedwch wrth y gegin**.',
    other_title: 'Cawl on Wednesday',
    other_body: 'With lamb, or with leeks. If your family has a way of making it, **tell the kitchen**.',
    by: 'manager',
    days_ago: 2,
    days_left: 5,
    is_in_lounge: true,
  },
  {
    category: 'staff_only',
    audience: 'staff',
    language: 'cy',
    title: 'Y rota newydd',
    body: 'Mae rota mis Rhagfyr ar y wal yn y swyddfa. Dywedwch erbyn dydd Gwener os oes rhywbeth o’i le.',
    other_title: 'The new rota',
    other_body: 'December’s rota is on the office wall. Say by Friday if anything is wrong with it.',
    by: 'manager',
    days_ago: 3,
    days_left: 8,
    must_read: true,
  },
];
