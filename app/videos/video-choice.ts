import { useSearchParams } from 'react-router';
import { ActivityCategory } from '@heartsease/domain/activities/activity-detail.ts';
import { SupportBand } from '@heartsease/domain/pal/instrument.ts';
import { CaptionLanguage } from '@heartsease/domain/videos/video.ts';
import type { Video } from '@heartsease/domain/videos/video.ts';

/** What of the films one would like to see; what is not said is everything. */
export interface VideoChoice {
  domain: ActivityCategory | undefined;
  band: SupportBand | undefined;
  language: CaptionLanguage | undefined;
}

export function chosenVideos(videos: readonly Video[], { domain, band, language }: VideoChoice): Video[] {
  return videos.filter(
    (video) =>
      (domain === undefined || video.domains.includes(domain)) &&
      (band === undefined || video.bands.includes(band)) &&
      (language === undefined || video.captions.includes(language)),
  );
}

/** The choice stands in the address; a change of it is no step back. */
export function useVideoChoice(): {
  choice: VideoChoice;
  choose: (change: Partial<VideoChoice>) => void;
  chooseAll: () => void;
} {
  const [address, setAddress] = useSearchParams();
  const choice: VideoChoice = {
    domain: ActivityCategory.safeParse(address.get('domain')).data,
    band: SupportBand.safeParse(Number(address.get('band'))).data,
    language: CaptionLanguage.safeParse(address.get('language')).data,
  };
  const put = (next: Partial<VideoChoice>) => {
    const said = Object.entries(next).filter(([, value]) => value !== undefined);
    setAddress(new URLSearchParams(said.map(([name, value]) => [name, String(value)])), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return { choice, choose: (change) => put({ ...choice, ...change }), chooseAll: () => put({}) };
}
