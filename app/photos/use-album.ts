import { useEffect, useEffectEvent, useState } from 'react';
import { useAskAnew } from '../api/use-ask-anew.ts';
import { useOpenPhoto } from '../shell/use-open-photo.ts';
import { linksBetween, nameOf } from './photo-chain.ts';
import type { PhotoPage } from './photo-chain.ts';
import { useIsGone, usePhotoPages } from './use-photo-pages.ts';
import type { PhotoSource } from './use-photo-pages.ts';

const TOP = {};

/**
 * An album: its list from the latest photo on, and which of it is large. A photo that the address names may stand far
 * below what is known of the list, so it has a list of its own that begins with it and goes on in both directions.
 *
 * @param named the photo that the address names
 */
export function useAlbum<Page extends PhotoPage<{ id: string }>>(source: PhotoSource<Page>, named: string | null) {
  const [openId, open] = useOpenPhoto(named);
  const [inView, look] = useState({ from: 0, to: 0 });
  const [endSeen, seeEnd] = useState<string | null>(null);
  const list = usePhotoPages(source, TOP, { ...inView, openId, endSeen });
  const { chain } = list;
  const isInList = openId === null || list.photos.some(({ id }) => id === openId);
  const isElsewhere = named !== null && !isInList && chain.links.length > 0;
  const start = { from_photo_id: named ?? '' };
  const around = usePhotoPages(source, start, isElsewhere ? { ...NOTHING_IN_VIEW, openId } : null);
  const isGone = useIsGone(source, start);
  useLeave(isGone && openId === named, () => open(null));
  const large = isElsewhere ? around : list;
  const askAnew = useAskAnew(async () => await Promise.all([list.refetch(), isElsewhere && around.refetch()]));
  return {
    list,
    openId,
    open,
    askAnew,
    /** The photo that the address names is not there, or not for whoever asks. */
    isGone,
    isFailed: isElsewhere && !isGone && around.isError && around.chain.links.length === 0,
    retry: around.retry,
    /** What the grid says of what is in view, by the places of photos. */
    onView: (first: number, last: number) => {
      const next = linksBetween(chain, first, last);
      look((before) => (before.from === next.from && before.to === next.to ? before : next));
    },
    end: {
      name: chain.after && nameOf(chain.after),
      isFailed: list.isError && chain.after !== null,
      isFetching: list.isFetching,
      onSeen: seeEnd,
      retry: list.retry,
    },
    large: {
      photos: large.photos,
      isPlaceKnown: !isElsewhere,
      further: {
        isBefore: large.chain.before !== null,
        isAfter: large.chain.after !== null,
        isFailed: large.isError,
        retry: large.retry,
      },
    },
  };
}

/** Only what is large is looked at. */
const NOTHING_IN_VIEW = { from: 0, to: -1, endSeen: null };

function useLeave(isToBeLeft: boolean, leave: () => void): void {
  const left = useEffectEvent(leave);
  useEffect(() => {
    if (isToBeLeft) left();
  }, [isToBeLeft]);
}
