import { z } from 'zod';
import { PaperLanguage } from '../print/print.ts';
import { CalendarDate, ClockTime, Id, words } from '../text.ts';
import { NoticeCategory, NoticePhoto } from './notice.ts';

/** A link that shows the board on a screen of the home, until somebody takes it back. */
export const TvLink = z.object({
  id: Id,
  /** Where it hangs. */
  name: z.string(),
  made_by: z.string(),
  made_at: z.iso.datetime(),
  is_open: z.boolean(),
  last_shown_at: z.iso.datetime().nullable(),
  /** The days on which it was asked, the latest first. */
  days: z.array(z.object({ day: CalendarDate, times: z.int(), network: z.enum(['ipv4', 'ipv6']) })),
});
export type TvLink = z.infer<typeof TvLink>;

export const TvName = words(80).pipe(z.string().min(1, 'Say where the screen is'));

/** What an address carries: the home and 256 random bits. */
export const TvToken = z.string().regex(/^[\w-]{64}$/u, 'This link is not known');

/** What the lounge sees: of people nothing but a photo in which everybody agreed to be shown in the home. */
export const TvFeed = z.object({
  home: z.string(),
  /** The home's own first. */
  languages: z.array(PaperLanguage).min(1),
  today: CalendarDate,
  timezone: z.string(),
  notices: z.array(
    z.object({
      id: Id,
      category: NoticeCategory,
      language: PaperLanguage,
      title: z.string(),
      body: z.string(),
      other_title: z.string(),
      other_body: z.string(),
      photo: NoticePhoto.pick({ screen: true, width: true, height: true }).nullable(),
      photo_alt: z.string(),
    }),
  ),
  /** What is still to come today. */
  programme: z.array(
    z.object({
      /** `14:30`; null: all day. */
      from: ClockTime.nullable(),
      /** In each language; one without a language is a name of the home's own. */
      titles: z.array(z.object({ text: z.string(), language: PaperLanguage.nullable() })),
      place: z.string(),
      icon: z.string(),
      tint: z.string(),
    }),
  ),
});
export type TvFeed = z.infer<typeof TvFeed>;
