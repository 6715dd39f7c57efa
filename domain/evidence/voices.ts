/**
 * In what somebody's words may speak for a question. It is narrower than a source: a number counts every moment in which
 * somebody chose, but only words about a choice tell of it.
 */
export type Voice =
  /** What somebody said of their days. */
  | 'own_words'
  /** What somebody told of themselves, on a card of their "About me". */
  | 'about_me'
  /** How to talk with somebody, from their own card. */
  | 'communication'
  /** What came of a no. */
  | 'choice'
  /** What was seen where somebody grew brighter, or was absorbed throughout. */
  | 'change'
  /** What was seen with people from outside, or away from the home. */
  | 'together'
  /** What was seen with family and friends. */
  | 'family'
  /** What was seen at something of their faith. */
  | 'faith'
  /** What staff noticed afterwards. */
  | 'noticed'
  /** How a goal is going. */
  | 'goal'
  /** What was weighed, and said by name, before something with a risk. */
  | 'risk'
  | 'survey';

/**
 * What may speak for each question, the best first. Examples are taken from one after the other, so that a page shows
 * different things; of none there is none but what was chosen by hand.
 */
export const VOICES: Readonly<Record<string, readonly Voice[]>> = {
  'cqc.caring': ['own_words', 'about_me', 'choice', 'noticed'],
  'cqc.responsive': ['faith', 'together', 'family', 'goal', 'change'],
  'cqc.effective': ['change', 'goal', 'noticed', 'choice'],
  'cqc.safe': ['risk'],
  'cqc.well_led': ['survey', 'together'],

  'ci.1_1': ['own_words', 'about_me', 'choice', 'noticed'],
  'ci.1_2': ['change', 'goal', 'together', 'family'],
  'ci.staff': ['survey', 'risk'],

  'ciw.well_being': ['own_words', 'change', 'together', 'choice', 'family'],
  'ciw.care_and_support': ['about_me', 'goal', 'noticed'],
  'ciw.leadership': ['survey'],
  'ciw.environment': ['risk'],

  'rqia.activities': ['change', 'goal', 'risk'],
  'rqia.consultation': ['survey', 'choice', 'about_me', 'own_words'],
  'rqia.religion': ['faith'],
  'rqia.relatives': ['family'],

  'hiqa.rights': ['choice', 'change', 'together'],
  'hiqa.person': ['about_me', 'own_words', 'goal', 'noticed'],
  'hiqa.safe': ['risk', 'survey'],

  'qs50.1': ['change', 'together', 'choice'],
  'qs50.2': ['about_me', 'own_words', 'goal'],
  'qs50.3': ['noticed'],
  'qs50.4': ['communication'],

  'qs184.5': ['choice', 'change', 'goal', 'own_words'],
};
