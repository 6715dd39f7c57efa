import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ResidentFace } from '../residents/resident.ts';
import { Id, Line } from '../text.ts';
import { Done, Write } from '../write.ts';
import { AboutMe, AboutMeCard, CardKey, CardVersion, CardWords } from './about-me.ts';
import { Heading } from './heading.ts';
import { LifeStoryItem, LifeStoryWords } from './life-story.ts';
import { SuggestedText, Suggestion } from './suggestion.ts';

export const getAboutMe = endpoint({
  path: '/api/v2/about-me/get',
  summary: 'What matters to one resident: cards, tags, life story and waiting suggestions',
  allow: 'residents.view',
  scope: 'resident',
  kind: 'read',
  is_kept_on_device: true,
  left_off_device: ['suggestions'],
  input: z.object({ resident_id: Id }),
  output: AboutMe,
});

/** Writes a card. When it changed meanwhile: 409 with the card as it stands, unless both say the same. */
export const saveCard = endpoint({
  path: '/api/v2/about-me/save-entry',
  summary: 'Write one of the seven cards',
  allow: 'residents.add',
  scope: 'resident',
  kind: 'write',
  input: Write.extend({ ...CardKey, base_version: z.int().min(0), ...CardWords.shape }),
  output: AboutMeCard,
});

export const confirmCard = endpoint({
  path: '/api/v2/about-me/confirm',
  summary: 'Say that a card is still true',
  allow: 'residents.add',
  scope: 'resident',
  kind: 'write',
  input: Write.extend({ ...CardKey, base_version: z.int().min(1) }),
  output: AboutMeCard,
});

export const cardHistory = endpoint({
  path: '/api/v2/about-me/history',
  summary: 'Every version of a card, newest first',
  allow: 'residents.view',
  scope: 'resident',
  kind: 'read',
  input: z.object(CardKey),
  output: z.object({ items: z.array(CardVersion) }),
});

/** From a carer's observation: somebody with the time reads it before it stands. */
export const suggestForCard = endpoint({
  path: '/api/v2/about-me/suggest',
  summary: 'Propose words for a card, as staff',
  allow: 'residents.add',
  scope: 'resident',
  kind: 'write',
  input: Write.extend({ ...CardKey, text: SuggestedText }),
  output: Suggestion,
});

export const listSuggestions = endpoint({
  path: '/api/v2/about-me/suggestions',
  summary: 'What waits to be accepted or declined in this home, oldest first',
  allow: 'residents.view',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({ items: z.array(Suggestion.extend({ resident: ResidentFace })), total: z.number().int() }),
});

/** The words that are sent are what the card will say: the suggestion as it is, or edited, or with what stood before. */
export const acceptSuggestion = endpoint({
  path: '/api/v2/about-me/accept-suggestion',
  summary: 'Accept a suggestion into its card, edited or not',
  allow: 'about_me.answer',
  scope: 'resident',
  kind: 'write',
  input: Write.extend({
    resident_id: Id,
    suggestion_id: Id,
    base_version: z.int().min(0),
    ...CardWords.shape,
    answer: Line.nullable().default(null),
  }),
  output: AboutMeCard,
});

export const declineSuggestion = endpoint({
  path: '/api/v2/about-me/decline-suggestion',
  summary: 'Decline a suggestion, with a word to whoever wrote it',
  allow: 'about_me.answer',
  scope: 'resident',
  kind: 'write',
  input: Write.extend({ resident_id: Id, suggestion_id: Id, answer: Line.nullable().default(null) }),
  output: Suggestion,
});

/** A relative's view of their person: what is shared, and what they proposed themselves. */
export const MyPersonsAboutMe = z.object({
  known_as: z.string(),
  cards: z.array(AboutMeCard.pick({ heading: true, text: true, is_own_words: true, helped_by: true })),
  life_story: z.array(LifeStoryItem.omit({ version: true })),
  suggestions: z.array(Suggestion),
});
export type MyPersonsAboutMe = z.infer<typeof MyPersonsAboutMe>;

export const getMyPersonsAboutMe = endpoint({
  path: '/api/v2/about-me/my-person',
  summary: 'What a relative may read of what matters to their person',
  allow: 'relatives_list.view',
  scope: 'resident',
  kind: 'read',
  input: z.object({ resident_id: Id }),
  output: MyPersonsAboutMe,
});

export const proposeForMyPerson = endpoint({
  path: '/api/v2/about-me/propose',
  summary: 'Propose words for a card of one’s own person, as a relative',
  allow: 'relatives_list.view',
  scope: 'resident',
  kind: 'write',
  input: Write.extend({ resident_id: Id, heading: Heading, text: SuggestedText }),
  output: Suggestion,
});

export const saveLifeStoryItem = endpoint({
  path: '/api/v2/life-story/save',
  summary: 'Tell or change a piece of a life story',
  allow: 'residents.add',
  scope: 'resident',
  kind: 'write',
  input: Write.extend({
    resident_id: Id,
    /** Null for a new one. */
    life_story_item_id: Id.nullable(),
    base_version: z.int().min(0),
    ...LifeStoryWords.shape,
  }),
  output: LifeStoryItem,
});

export const moveLifeStoryItem = endpoint({
  path: '/api/v2/life-story/move',
  summary: 'Move a piece of a life story up or down within its chapter',
  allow: 'residents.add',
  scope: 'resident',
  kind: 'write',
  input: Write.extend({ resident_id: Id, life_story_item_id: Id, direction: z.enum(['up', 'down']) }),
  output: Done,
});

export const removeLifeStoryItem = endpoint({
  path: '/api/v2/life-story/remove',
  summary: 'Take a piece out of a life story, or put it back',
  allow: 'residents.add',
  scope: 'resident',
  kind: 'write',
  input: Write.extend({ resident_id: Id, life_story_item_id: Id, is_removed: z.boolean() }),
  output: Done,
});
