import { join } from 'node:path';
import type { ActivityCategory } from '@heartsease/domain/activities/activity-detail.ts';
import type { SupportBand } from '@heartsease/domain/pal/instrument.ts';
import { readCaptions, transcriptOf, webVtt } from '@heartsease/domain/videos/captions.ts';
import type { Captions, VideoTold, VideoWords } from '@heartsease/domain/videos/video.ts';
import { BALLOON, HANDS, TABLE } from './core-films/scripts.ts';
import type { FilmScript } from './core-films/scripts.ts';

/** A film that comes with the product: drawn by us, silent, with captions; CC BY 4.0. */
export interface CoreFilm extends Omit<VideoWords, 'people'> {
  id: string;
  seconds: number;
  /** Goes up with another file, so that no cache mixes two. */
  edition: number;
  slug: string;
  welsh: VideoTold;
  domains: ActivityCategory[];
  bands: SupportBand[];
}

/** In the order in which they are shown. Their ids are for ever: progress refers to them. */
export const CORE_FILMS: readonly CoreFilm[] = [HANDS, TABLE, BALLOON].map(asFilm);

export function coreFilePath({ slug }: CoreFilm, kind: 'mp4' | 'webp'): string {
  return join(import.meta.dirname, 'core-films', `${slug}.${kind}`);
}

function asFilm({ captions, welsh, ...script }: FilmScript): CoreFilm {
  const tracks = captions.map(({ language, lines }) => ({ language, ...read(lines, script.seconds) }));
  return {
    ...script,
    captions: tracks.map(({ language, text }): Captions => ({ language, text })),
    transcript: tracks[0]?.transcript ?? '',
    welsh: { ...welsh, transcript: tracks[1]?.transcript ?? '' },
    licence: 'CC BY 4.0',
    attribution: 'Drawn for Heartsease',
  };
}

function read(lines: readonly string[], seconds: number): { text: string; transcript: string } {
  const found = readCaptions(lines.join('\n'), seconds);
  if (!found.ok) throw new Error(`the captions of a film of ours can't be read: ${found.problems[0]?.message ?? ''}`);
  return { text: webVtt(found.cues), transcript: transcriptOf(found.cues) };
}
