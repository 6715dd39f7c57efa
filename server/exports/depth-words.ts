import type { Effect, ObservationKind } from '@heartsease/domain/observations/observation.ts';
import type { PaperLanguage } from '@heartsease/domain/print/print.ts';
import type {
  Again,
  Engagement,
  Enjoyment,
  Mood,
  MoodSource,
  Sign,
  Support,
} from '@heartsease/domain/reports/depth.ts';

/** What files say of what a full report tells, in the words of the app. */
export interface DepthWords {
  engagements: Record<Engagement, string>;
  moods: Record<Mood, string>;
  sources: Record<MoodSource, string>;
  supports: Record<Support, string>;
  signs: Record<Sign, string>;
  again: Record<Again, string>;
  enjoyments: Record<Enjoyment, string>;
  kinds: Record<ObservationKind, string>;
  effects: Record<Effect, string>;
  yes: string;
  no: string;
  mood: string;
}

const ENGLISH: DepthWords = {
  engagements: {
    0: 'No response seen',
    1: 'Brief flickers',
    2: 'On and off',
    3: 'Mostly absorbed',
    4: 'Absorbed throughout',
  },
  moods: { [-2]: 'Very low', [-1]: 'Low', 0: 'In between', 1: 'Bright', 2: 'Very bright' },
  sources: { resident: 'They said so', staff: 'Staff saw it', relative: 'Family told us' },
  supports: {
    none: 'No help needed',
    words: 'A few words',
    showing: 'Being shown',
    hand_under_hand: 'Hand under hand',
    one_to_one: 'Somebody beside them throughout',
  },
  signs: {
    smiled: 'Smiled',
    laughed: 'Laughed',
    sang: 'Sang',
    chatted: 'Chatted',
    helped_someone: 'Helped someone',
    shared_a_memory: 'Shared a memory',
    concentrated: 'Concentrated',
    moved_more: 'Moved more',
    relaxed: 'Relaxed',
    reached_out: 'Reached out',
    made_a_choice: 'Made a choice',
    restless: 'Restless',
    tearful: 'Tearful',
    anxious: 'Anxious',
    angry: 'Angry',
    in_pain: 'In pain?',
    tired: 'Tired',
    withdrew: 'Withdrew',
  },
  again: { yes: 'Yes, again', maybe: 'Perhaps', no: 'Rather not' },
  enjoyments: { 1: 'Not this time', 2: 'Hard going', 3: 'All right', 4: 'Good', 5: 'A joy' },
  kinds: {
    wellbeing: 'How they are',
    effect_later: 'How they were later',
    new_preference: 'Something new they like',
    quote: 'Something they said',
    compliment: 'A kind word',
    communication: 'How we understand each other',
    physical_for_handover: 'For the handover',
    distress: 'Something upset them',
  },
  effects: { brighter: 'Brighter', as_before: 'As before', lower: 'Tired or low' },
  yes: 'Yes',
  no: 'No',
  mood: 'Mood',
};

const WELSH: DepthWords = {
  engagements: {
    0: 'Dim ymateb i’w weld',
    1: 'Fflachiadau byr',
    2: 'Bob yn ail',
    3: 'Wedi ymgolli gan mwyaf',
    4: 'Wedi ymgolli drwyddo',
  },
  moods: { [-2]: 'Isel iawn', [-1]: 'Isel', 0: 'Yn y canol', 1: 'Llon', 2: 'Llon iawn' },
  sources: { resident: 'Nhw ddywedodd', staff: 'Y staff a welodd', relative: 'Y teulu ddywedodd' },
  supports: {
    none: 'Dim angen cymorth',
    words: 'Ychydig eiriau',
    showing: 'Cael ei ddangos',
    hand_under_hand: 'Llaw dan law',
    one_to_one: 'Rhywun wrth eu hymyl drwyddo',
  },
  signs: {
    smiled: 'Gwenu',
    laughed: 'Chwerthin',
    sang: 'Canu',
    chatted: 'Sgwrsio',
    helped_someone: 'Helpu rhywun',
    shared_a_memory: 'Rhannu atgof',
    concentrated: 'Canolbwyntio',
    moved_more: 'Symud mwy',
    relaxed: 'Ymlacio',
    reached_out: 'Estyn allan',
    made_a_choice: 'Gwneud dewis',
    restless: 'Aflonydd',
    tearful: 'Dagreuol',
    anxious: 'Pryderus',
    angry: 'Dig',
    in_pain: 'Mewn poen?',
    tired: 'Wedi blino',
    withdrew: 'Cilio',
  },
  again: { yes: 'Ie, eto', maybe: 'Efallai', no: 'Gwell peidio' },
  enjoyments: { 1: 'Ddim y tro hwn', 2: 'Anodd', 3: 'Iawn', 4: 'Da', 5: 'Pleser pur' },
  kinds: {
    wellbeing: 'Sut maen nhw',
    effect_later: 'Sut oedden nhw wedyn',
    new_preference: 'Rhywbeth newydd maen nhw’n ei hoffi',
    quote: 'Rhywbeth a ddywedon nhw',
    compliment: 'Gair caredig',
    communication: 'Sut rydym yn deall ein gilydd',
    physical_for_handover: 'Ar gyfer y trosglwyddo',
    distress: 'Rhywbeth a’u cynhyrfodd',
  },
  effects: { brighter: 'Yn sioncach', as_before: 'Fel o’r blaen', lower: 'Yn flinedig neu’n isel' },
  yes: 'Do',
  no: 'Naddo',
  mood: 'Hwyliau',
};

export const DEPTH_WORDS: Record<PaperLanguage, DepthWords> = { en: ENGLISH, cy: WELSH };
