import { z } from 'zod';
import { ActivityCategory } from '../activities/activity-detail.ts';
import { SupportBand } from '../pal/instrument.ts';
import { Id, Line, words } from '../text.ts';

/** Of one film: half an hour at the quality that a small film needs, five minutes as a phone films it. */
export const VIDEO_MOST_BYTES = 100 * 1024 * 1024;
export const VIDEO_MOST_SECONDS = 30 * 60;
/** Of a home: some fifty films. */
export const VIDEOS_QUOTA_BYTES = 3 * 1024 * 1024 * 1024;
/** Those out of use lie beside the others for a while; all together take up at most so much. */
export const VIDEOS_KEPT_BYTES = 2 * VIDEOS_QUOTA_BYTES;
/** What one request of an upload brings: at half a megabit a second still within the server's 15 s. */
export const PART_MOST_BYTES = 4 * 1024 * 1024;
/** A film that is out of use goes for good after these. */
export const RETIRED_DAYS = 90;

/** The languages of captions, each by its code in a `<track>`. */
export const CAPTION_LANGUAGES = [
  'en',
  'cy',
  'pl',
  'pa',
  'ur',
  'bn',
  'gu',
  'hi',
  'ta',
  'ar',
  'fa',
  'zh',
  'tl',
  'ro',
  'pt',
  'es',
  'it',
  'fr',
  'de',
  'nl',
  'lt',
  'uk',
  'yo',
  'sn',
] as const;
export const CaptionLanguage = z.enum(CAPTION_LANGUAGES, { error: 'Choose a language' });
export type CaptionLanguage = z.infer<typeof CaptionLanguage>;

/** Under what it may be shown. Only what is our own or freely licensed is ever put in. */
export const VideoLicence = z.enum(['own', 'CC BY 4.0', 'CC BY-SA 4.0', 'CC0 1.0'], { error: 'Choose a licence' });
export type VideoLicence = z.infer<typeof VideoLicence>;

/** Who is in it: families see these films too (product.md, principle 6). */
export const VideoPeople = z.enum(['nobody', 'agreed'], { error: 'Say who can be seen or heard' });
export type VideoPeople = z.infer<typeof VideoPeople>;

/** As WebVTT, which is longer than the plain lines that it may have been typed as. */
export const CAPTIONS_MOST_LETTERS = 60_000;
export const Captions = z.object({ language: CaptionLanguage, text: words(CAPTIONS_MOST_LETTERS) });
export type Captions = z.infer<typeof Captions>;

/** What people say of a film. */
export const VideoWords = z.object({
  title: words(120).pipe(z.string().min(1, 'Enter a title')),
  in_short: Line,
  captions: z
    .array(Captions)
    .min(1, 'Write captions in at least one language')
    .max(4, 'Use four languages or fewer')
    .refine((all) => new Set(all.map(({ language }) => language)).size === all.length, 'Each language once'),
  /** What is said and seen; empty: the words of the first captions. */
  transcript: words(CAPTIONS_MOST_LETTERS),
  domains: z.array(ActivityCategory).max(ActivityCategory.options.length),
  bands: z.array(SupportBand).max(4),
  licence: VideoLicence,
  /** Who made it and where it comes from; of the home's own, nothing need be said. */
  attribution: Line,
  people: VideoPeople,
});
export type VideoWords = z.infer<typeof VideoWords>;

/** How far somebody has come with a film. */
export const VideoPlace = z.discriminatedUnion('state', [
  z.object({ state: z.literal('new') }),
  z.object({ state: z.literal('begun'), at: z.number().int() }),
  z.object({ state: z.literal('done') }),
]);
export type VideoPlace = z.infer<typeof VideoPlace>;

/** What is told of a film, in one language. */
export const VideoTold = z.object({ title: z.string(), in_short: z.string(), transcript: z.string() });
export type VideoTold = z.infer<typeof VideoTold>;

/** A film on the list. */
export const Video = VideoTold.extend({
  id: Id,
  /** The same in Welsh; null where nobody has written it. */
  welsh: VideoTold.nullable(),
  /** The address of its picture, for a while. */
  poster: z.string().nullable(),
  seconds: z.number().int(),
  captions: z.array(CaptionLanguage),
  domains: z.array(ActivityCategory),
  bands: z.array(SupportBand),
  licence: VideoLicence,
  attribution: z.string(),
  /** Freely licensed: it may be kept and passed on. */
  downloadable: z.boolean(),
  /** Made by us, and there for everybody. */
  is_core: z.boolean(),
  place: VideoPlace,
});
export type Video = z.infer<typeof Video>;

/** A film to be watched, with addresses that live for a while. */
export const Film = Video.extend({
  src: z.string(),
  download: z.string().nullable(),
  tracks: z.array(z.object({ language: CaptionLanguage, src: z.string() })),
});
export type Film = z.infer<typeof Film>;

/** A film of the home's own as whoever keeps them in order sees it. */
export const OwnVideo = VideoWords.extend({
  id: Id,
  version: z.number().int(),
  poster: z.string().nullable(),
  /** Null while it is out of use. */
  src: z.string().nullable(),
  seconds: z.number().int(),
  bytes: z.number().int(),
  is_retired: z.boolean(),
  changed_by: z.string().nullable(),
  changed_at: z.string(),
});
export type OwnVideo = z.infer<typeof OwnVideo>;

/** How far an upload has come. `src`: it is whole and was found good, and can be looked at by whoever brought it. */
export const Upload = z.object({
  id: Id,
  file_name: z.string(),
  bytes: z.number().int(),
  received: z.number().int(),
  seconds: z.number().int().nullable(),
  src: z.string().nullable(),
});
export type Upload = z.infer<typeof Upload>;

/** What the words of a film lack besides what each field asks for itself. */
export function lacksAttribution({ licence, attribution }: Pick<VideoWords, 'licence' | 'attribution'>): boolean {
  return licence !== 'own' && attribution === '';
}

export const isDownloadable = ({ licence }: Pick<VideoWords, 'licence'>): boolean => licence !== 'own';

/** What is told of a film in a language: `cy`, or as it was written for everything else. */
export function videoWordsIn(video: VideoTold & Pick<Video, 'welsh'>, locale: string): VideoTold {
  return (locale.startsWith('cy') ? video.welsh : null) ?? video;
}

/** To go on with: a place that is worth it, neither the first moments nor the last. */
export function placeAt(at: number, seconds: number): VideoPlace {
  if (at >= seconds - Math.min(5, seconds / 10)) return { state: 'done' };
  return at < 3 ? { state: 'new' } : { state: 'begun', at: Math.floor(at) };
}
