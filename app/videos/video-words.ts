import { useLingui } from '@lingui/react/macro';
import type { Video, VideoLicence } from '@heartsease/domain/videos/video.ts';
import { withCapital } from '../words/capital.ts';

/** `0:05`, `12:30`: as a player says it. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** How far somebody has come, or how long it takes. */
export function useVideoPlaceWords(): (video: Pick<Video, 'place' | 'seconds'>) => string {
  const { t } = useLingui();
  return ({ place, seconds }) => {
    if (place.state === 'begun') return t`Go on at ${clockTime(place.at)} of ${clockTime(seconds)}`;
    return place.state === 'done' ? t`Seen, ${clockTime(seconds)}` : clockTime(seconds);
  };
}

/** The name of a caption's language in the reader's own, and where the browser knows none, in its own letters. */
export function useLanguageName(): (code: string) => string {
  const { i18n } = useLingui();
  const names = new Intl.DisplayNames([i18n.locale, 'en'], { type: 'language' });
  return (code) => withCapital(names.of(code) ?? code, i18n.locale);
}

export function useVideoLicenceWords(): Record<VideoLicence, string> {
  const { t } = useLingui();
  return {
    own: t`Our own, it stays with us`,
    'CC BY 4.0': t`Anybody may use it and say where it is from (CC BY 4.0)`,
    'CC BY-SA 4.0': t`Anybody may use it, on the same terms (CC BY-SA 4.0)`,
    'CC0 1.0': t`Anybody may use it (CC0 1.0)`,
  };
}

/** `12 MB`, `3 GB`; the least that is more than nothing is one. */
export function useSizeWords(): (bytes: number) => string {
  const { t } = useLingui();
  return (bytes) => {
    const mega = bytes === 0 ? 0 : Math.max(1, Math.round(bytes / (1024 * 1024)));
    return mega < 1_024 ? t`${mega} MB` : t`${Math.round(mega / 102.4) / 10} GB`;
  };
}
