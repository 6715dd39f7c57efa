import { useLingui } from '@lingui/react/macro';
import { BAND_GUIDES } from '@heartsease/domain/pal/band-guides.ts';
import { captionProblemWords, readCaptions } from '@heartsease/domain/videos/captions.ts';
import { VideoWords, lacksAttribution } from '@heartsease/domain/videos/video.ts';
import type { Captions, OwnVideo, VideoPeople } from '@heartsease/domain/videos/video.ts';
import type { Problems } from '../api/field-problems.ts';
import { useCategoryWord } from '../words/category-word.ts';
import { clockTime, useLanguageName, useVideoLicenceWords } from './video-words.ts';

/** What stands in the editor of a film. Who can be seen is never guessed. */
export interface VideoFields extends Omit<VideoWords, 'people' | 'captions'> {
  upload_id: string | null;
  captions: WrittenCaptions[];
  people: VideoPeople | null;
}

/** `typed`: words for where the film stands, which are not among the lines yet. */
export interface WrittenCaptions extends Captions {
  typed?: string | undefined;
}

export const NO_VIDEO: VideoFields = {
  upload_id: null,
  title: '',
  in_short: '',
  domains: [],
  bands: [],
  captions: [{ language: 'en', text: '' }],
  transcript: '',
  people: null,
  licence: 'own',
  attribution: '',
};

export function fieldsOf(video: OwnVideo): VideoFields {
  return { ...VideoWords.parse(video), upload_id: null };
}

/** With what is typed at this moment of the film: a line of its own, or a block where the captions are WebVTT. */
export function withTyped(captions: WrittenCaptions, at: number): WrittenCaptions {
  const words = captions.typed?.trim() ?? '';
  if (words === '') return captions;
  const before = captions.text.trimEnd();
  const text = before.includes('-->')
    ? `${before}\n\n${clockTime(at)} --> ${clockTime(at + 4)}\n${words}`
    : `${before}${before === '' ? '' : '\n'}${clockTime(at)} ${words}`;
  return { ...captions, text, typed: undefined };
}

/** What is wrong, by field; of captions with the line. */
export function problemsOf(fields: VideoFields, seconds: number | null): Problems {
  const checked = VideoWords.safeParse(fields);
  const problems: Problems = {};
  // Of several at one field the first is told.
  for (const { path, message } of checked.error?.issues ?? []) problems[path.join('.')] ??= message;
  if (lacksAttribution(fields)) problems['attribution'] ??= 'Say who made it, and where it comes from';
  for (const [place, { text }] of fields.captions.entries()) {
    const found = readCaptions(text, seconds);
    const [first] = found.ok ? [] : found.problems;
    if (first !== undefined) problems[`captions.${place}.text`] = captionProblemWords(first);
  }
  // As they stand on the screen, from the top.
  const fieldsInOrder = Object.keys(NO_VIDEO);
  const placeOf = (field: string) => fieldsInOrder.indexOf(field.split('.')[0] ?? '');
  return Object.fromEntries(Object.entries(problems).toSorted(([one], [other]) => placeOf(one) - placeOf(other)));
}

/** What each field is called, and how its value is said beside another's. */
export function useVideoFieldWords(): {
  labels: Record<keyof VideoFields, string>;
  say: (field: string, value: unknown) => string;
} {
  const { t } = useLingui();
  const languageName = useLanguageName();
  const licences = useVideoLicenceWords();
  const categoryWord = useCategoryWord();
  const labels: Record<keyof VideoFields, string> = {
    upload_id: t`The film`,
    title: t`Title`,
    in_short: t`What it shows, in a sentence or two`,
    captions: t`Captions`,
    transcript: t`What is said and shown`,
    domains: t`What it is good for`,
    bands: t`Ways of joining in`,
    licence: t`Who may use it?`,
    attribution: t`Who made it, and where does it come from?`,
    people: t`Who can be seen or heard?`,
  };
  const listed = (names: string[]) => (names.length === 0 ? t`nothing` : names.join(', '));
  return {
    labels,
    say: (field, value) => {
      if (field === 'licence') return Object.entries(licences).find(([code]) => code === value)?.[1] ?? String(value);
      if (field === 'people') return value === 'nobody' ? t`Nobody who lives here` : t`All have agreed`;
      if (field === 'captions' && Array.isArray(value)) {
        return value
          .map((one: VideoFields['captions'][number]) => `${languageName(one.language)}: ${one.text}`)
          .join('\n');
      }
      if (field === 'domains' && Array.isArray(value)) return listed(value.map(categoryWord));
      if (field === 'bands' && Array.isArray(value)) {
        const names = BAND_GUIDES.filter(({ support_band }) => value.includes(support_band)).map(({ name }) => name);
        return listed(names);
      }
      return value === '' ? t`nothing` : String(value);
    },
  };
}
