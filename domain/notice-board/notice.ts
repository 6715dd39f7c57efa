import { z } from 'zod';
import { PaperLanguage } from '../print/print.ts';
import { PhotoOnNotice } from '../photos/photo.ts';
import { CalendarDate, ClockTime, Id, Line, words } from '../text.ts';
import { addDays, daysBetween } from '../time/calendar.ts';

export const NOTICE_CATEGORIES = ['news', 'urgent', 'menu', 'health', 'thanks', 'staff_only'] as const;
export const NoticeCategory = z.enum(NOTICE_CATEGORIES, { error: 'Choose what it is about' });
export type NoticeCategory = z.infer<typeof NoticeCategory>;

export const NOTICE_AUDIENCES = ['everybody', 'staff', 'families'] as const;
export const NoticeAudience = z.enum(NOTICE_AUDIENCES, { error: 'Choose who it is for' });
export type NoticeAudience = z.infer<typeof NoticeAudience>;

/** Said by the app where it knows, and by the server where it does not. */
export const PHOTO_ON_ITS_WAY = 'The photo has not arrived yet. Hang the notice when it has';

export const NOTICE_LIMITS = {
  title: 80,
  body: 2_000,
  /** Pinned at a time: a board full of pins has none. */
  pinned: 3,
  /** How long a notice hangs unless somebody says otherwise, and at most. */
  days: 14,
  most_days: 366,
  /** What hangs or waits to hang. */
  standing: 100,
  people: 60,
  groups: 20,
  /** Links to the lounge's screen at a time. */
  tv_links: 20,
} as const;

const once = (ids: readonly string[]) => new Set(ids).size === ids.length;
const Text = words(NOTICE_LIMITS.body);
const Title = words(NOTICE_LIMITS.title);

/** What a person says in a notice. */
export const NoticeWords = z.object({
  category: NoticeCategory,
  audience: NoticeAudience,
  /** Whose families, where it is for families: everybody's, or of those named by the three below. */
  families_of: z.enum(['all', 'chosen']),
  resident_ids: z
    .array(Id)
    .max(NOTICE_LIMITS.people, `Choose ${NOTICE_LIMITS.people} people or fewer`)
    .refine(once, 'Name each person once'),
  resident_group_ids: z
    .array(Id)
    .max(NOTICE_LIMITS.groups, `Choose ${NOTICE_LIMITS.groups} groups or fewer`)
    .refine(once, 'Name each group once'),
  /** Empty: none. */
  wing: words(80),
  /** The language of the two below it. */
  language: PaperLanguage,
  title: Title.pipe(z.string().min(1, 'Give the notice a title')),
  body: Text.pipe(z.string().min(1, 'Write what you want to tell')),
  /** The same in the other language; both empty where nobody has written it. */
  other_title: Title,
  other_body: Text,
  /** One of the home's photos; null: none. */
  photo_id: Id.nullable(),
  /** What it shows, in the language of the notice, for whoever can't see it. */
  photo_alt: Line,
  is_pinned: z.boolean(),
  /** Its readers are asked to say that they have read it. */
  must_read: z.boolean(),
  /** On the lounge's screen, for residents and whoever visits. */
  is_in_lounge: z.boolean(),
  publish_on: CalendarDate,
  publish_time: ClockTime,
  /** The last day on which it hangs. */
  expires_on: CalendarDate,
});
export type NoticeWords = z.infer<typeof NoticeWords>;

export const NOTICE_FIELDS = NoticeWords.keyof().options;

/** The words of a notice alone, without what a form or an answer carries besides. */
export function noticeWordsOf(notice: NoticeWords): NoticeWords {
  const {
    category,
    audience,
    families_of,
    resident_ids,
    resident_group_ids,
    wing,
    language,
    title,
    body,
    other_title,
    other_body,
    photo_id,
    photo_alt,
    is_pinned,
    must_read,
    is_in_lounge,
    publish_on,
    publish_time,
    expires_on,
  } = notice;
  return {
    category,
    audience,
    families_of,
    resident_ids,
    resident_group_ids,
    wing,
    language,
    title,
    body,
    other_title,
    other_body,
    photo_id,
    photo_alt,
    is_pinned,
    must_read,
    is_in_lounge,
    publish_on,
    publish_time,
    expires_on,
  };
}

/** What the fields must say together. @returns messages by field */
export function noticeProblems(notice: NoticeWords, today: string): Record<string, string[]> {
  const { audience, families_of, publish_on, expires_on } = notice;
  const errors: Record<string, string[]> = {};
  if (notice.category === 'staff_only' && audience !== 'staff')
    errors['audience'] = ['What is for staff only goes to staff'];
  if (audience !== 'staff' && families_of === 'chosen') {
    const hasNobody = notice.resident_ids.length + notice.resident_group_ids.length === 0 && notice.wing === '';
    if (hasNobody) errors['families_of'] = ['Choose whose families it is for'];
  }
  if (notice.is_in_lounge && !mayHangInLounge(notice))
    errors['is_in_lounge'] = ['The lounge shows what is for everybody'];
  if (notice.other_title === '' && notice.other_body !== '') errors['other_title'] = ['Give the translation a title'];
  if (notice.other_title !== '' && notice.other_body === '') errors['other_body'] = ['Write the translation'];
  if (notice.photo_id !== null && notice.photo_alt === '')
    errors['photo_alt'] = ['Say what the photo shows, for whoever can’t see it'];
  if (expires_on < publish_on) errors['expires_on'] = ['The last day comes before the first'];
  else if (expires_on < today) errors['expires_on'] = ['The last day is today or later'];
  else if (daysBetween(publish_on, expires_on) > NOTICE_LIMITS.most_days)
    errors['expires_on'] = ['Choose a year or less'];
  return errors;
}

/** What the lounge may show: nothing that is for staff, or for some families, alone. */
export function mayHangInLounge({
  category,
  audience,
  families_of,
}: Pick<NoticeWords, 'category' | 'audience' | 'families_of'>): boolean {
  return category !== 'staff_only' && audience === 'everybody' && families_of === 'all';
}

export function lastDayOf(publish_on: string): string {
  return addDays(publish_on, NOTICE_LIMITS.days);
}

export const NOTICE_STATES = ['now', 'scheduled', 'over', 'archived'] as const;
export const NoticeState = z.enum(NOTICE_STATES);
export type NoticeState = z.infer<typeof NoticeState>;

/** How a notice stands on a day of the home, at a moment of it. */
export function noticeState(
  { archived_at, publish_at, expires_on }: { archived_at: Date | null; publish_at: Date; expires_on: string },
  now: Date,
  today: string,
): NoticeState {
  if (archived_at !== null) return 'archived';
  if (expires_on < today) return 'over';
  return publish_at > now ? 'scheduled' : 'now';
}

/** The photo of a notice for one reader. The addresses live for minutes. */
export const NoticePhoto = z.object({
  thumb: z.string(),
  screen: z.string(),
  width: z.int(),
  height: z.int(),
});
export type NoticePhoto = z.infer<typeof NoticePhoto>;

/** A notice as it hangs on the board, for one reader. */
export const BoardNotice = NoticeWords.pick({
  category: true,
  audience: true,
  language: true,
  title: true,
  body: true,
  other_title: true,
  other_body: true,
  photo_alt: true,
  is_pinned: true,
  must_read: true,
  expires_on: true,
}).extend({
  id: Id,
  published_at: z.iso.datetime(),
  /** When this reader said that they have read it. */
  read_at: z.iso.datetime().nullable(),
  /** Null: it has none, or none that this reader may see. */
  photo: NoticePhoto.nullable(),
});
export type BoardNotice = z.infer<typeof BoardNotice>;

/** A notice as whoever keeps the board sees it. */
export const ManagedNotice = NoticeWords.extend({
  id: Id,
  version: z.int(),
  state: NoticeState,
  published_at: z.iso.datetime(),
  /** As staff see it, and who sees it besides. Null: it has none, or somebody in it said no to photos altogether. */
  photo: NoticePhoto.extend({ shown_to: PhotoOnNotice }).nullable(),
  /** Of how many readers how many have said so; null where nobody is asked. */
  read: z.object({ done: z.int(), of: z.int() }).nullable(),
  changed_by: z.string().nullable(),
  changed_at: z.iso.datetime(),
});
export type ManagedNotice = z.infer<typeof ManagedNotice>;

export const NoticeChange = z.object({
  id: Id,
  kind: z.enum(['added', 'changed', 'archived', 'brought_back', 'reminded']),
  by: z.string().nullable(),
  at: z.iso.datetime(),
  /** Which fields were changed. */
  fields: z.array(z.string()),
  /** What it said before, where the words changed. */
  earlier: z.object({ title: z.string(), body: z.string() }).nullable(),
});
export type NoticeChange = z.infer<typeof NoticeChange>;

/** Who is asked to read a notice, and when they said that they have. */
export const NoticeReader = z.object({
  account_id: Id,
  known_as: z.string(),
  last_name: z.string(),
  is_staff: z.boolean(),
  /** Of family: whose. */
  of: z.array(z.string()),
  read_at: z.iso.datetime().nullable(),
});
export type NoticeReader = z.infer<typeof NoticeReader>;

/** In the language that a reader speaks, as far as somebody has written it. */
export function saidIn(
  notice: Pick<NoticeWords, 'language' | 'title' | 'body' | 'other_title' | 'other_body'>,
  language: PaperLanguage,
): { title: string; body: string; language: PaperLanguage } {
  const { title, body, other_title, other_body } = notice;
  if (language === notice.language || other_title === '') return { title, body, language: notice.language };
  return { title: other_title, body: other_body, language };
}
