import { z } from 'zod';
import { Tint } from '../activities/activity.ts';
import { CalendarDate, Line, words } from '../text.ts';
import { HexColour, isReadable } from './contrast.ts';
import type { Heading } from './heading.ts';

export const TAG_GROUPS = ['communication', 'comfort', 'dislikes', 'routine', 'important', 'wellness', 'risk'] as const;
export const TagGroup = z.enum(TAG_GROUPS);
export type TagGroup = z.infer<typeof TagGroup>;

/** The card on which a group's tags stand. */
export const HEADING_OF_GROUP: Record<TagGroup, Heading> = {
  communication: 'communication',
  comfort: 'support',
  dislikes: 'please_do',
  routine: 'also_worth_knowing',
  important: 'most_important',
  wellness: 'wellness',
  risk: 'please_do',
};

export const Strength = z.enum(['likes', 'loves', 'dislikes', 'avoid', 'needs']);
export type Strength = z.infer<typeof Strength>;

/** So many of a home's own; more and nobody finds the right one. */
export const OWN_TAGS_LIMIT = 200;
/** So many on one person; more and nobody reads them. */
export const TAGS_OF_PERSON_LIMIT = 40;

/** One of our tints, which are checked, or a colour of the home's own on which words can be read. */
export const TagColour = z.union([
  Tint,
  HexColour.refine(isReadable, 'Words can’t be read well on this colour. Take a lighter or a darker one'),
]);

const Label = words(60);

export const TagWords = z.object({
  tag_group: TagGroup,
  label: Label.pipe(z.string().min(1, 'Give the tag a name')),
  /** The Welsh name; empty where nobody has given one. */
  label_cy: Label,
  icon: words(40),
  colour: TagColour,
});
export type TagWords = z.infer<typeof TagWords>;

/** What names a tag: the word of one of the core, or the id of one of the home's own. */
export const TagRef = z
  .string()
  .max(60, 'This is not a tag that we know')
  .regex(/^[a-z0-9-]+$/, 'This is not a tag that we know');
export type TagRef = z.infer<typeof TagRef>;

export const Tag = z.object({
  tag: TagRef,
  tag_group: TagGroup,
  label: z.string(),
  label_cy: z.string(),
  icon: z.string(),
  colour: z.string(),
  /** One of ours: the same in every home, and locked. */
  is_core: z.boolean(),
});
export type Tag = z.infer<typeof Tag>;

export const ListedTag = Tag.extend({
  /** How many people of the home carry it. */
  uses: z.number().int(),
  /** 0 for the core's. */
  version: z.number().int(),
  former_labels: z.array(z.string()),
  is_archived: z.boolean(),
});
export type ListedTag = z.infer<typeof ListedTag>;

/** A tag on a person. */
export const ResidentTag = Tag.extend({ strength: Strength, note: z.string(), confirmed_on: CalendarDate });
export type ResidentTag = z.infer<typeof ResidentTag>;

export const TagLink = z.object({ tag: TagRef, strength: Strength, note: Line });
export type TagLink = z.infer<typeof TagLink>;

/** A tag's name in the reader's language; the other one where there is none. */
export function labelOf(tag: Pick<Tag, 'label' | 'label_cy'>, language: string): string {
  return language.startsWith('cy') && tag.label_cy !== '' ? tag.label_cy : tag.label;
}
