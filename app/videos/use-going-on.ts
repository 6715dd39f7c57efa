import { useRef, useState } from 'react';
import type { RefObject, SyntheticEvent } from 'react';

type OfVideo = SyntheticEvent<HTMLVideoElement>;

export interface GoingOn {
  /** It can't be played: the connection was lost, or its address has ended. */
  isStopped: boolean;
  /** Its address is being asked for. */
  isAsking: boolean;
  goOn: () => Promise<void>;
  /** Where it stands, in seconds; null before it was begun. */
  place: RefObject<number | null>;
  onLoadedMetadata: (event: OfVideo) => void;
  onTimeUpdate: (event: OfVideo) => void;
  onPlay: () => void;
  onPause: (event: OfVideo) => void;
  onError: () => void;
}

/**
 * A film that is in its place again when it was fetched anew, and plays on where it played: addresses live for half an
 * hour to an hour, and a connection is lost sooner than that.
 *
 * @param askAnew asks for its address, and tells the one that it has now; another than `src` is drawn by the caller
 */
export function useGoingOn(
  player: RefObject<HTMLVideoElement | null>,
  src: string,
  askAnew: () => Promise<string | null | undefined>,
): GoingOn {
  const [isStopped, setStopped] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const place = useRef<number | null>(null);
  // A film that fails or gets another address while it plays tells of no pause.
  const plays = useRef(false);
  const isAskedFor = useRef(false);

  async function goOn() {
    setAsking(true);
    const now = await askAnew();
    setAsking(false);
    plays.current = true;
    isAskedFor.current = true;
    // Addresses are the same for half an hour: with the same one the browser does not try again by itself.
    if ((now ?? src) === src) player.current?.load();
  }

  return {
    isStopped,
    isAsking,
    goOn,
    place,
    onLoadedMetadata: ({ currentTarget }) => {
      setStopped(false);
      if (place.current !== null && currentTarget.currentTime === 0) currentTarget.currentTime = place.current;
      if (plays.current) void currentTarget.play().catch(() => undefined);
      // The button that was pressed goes.
      if (isAskedFor.current) currentTarget.focus();
      isAskedFor.current = false;
    },
    onTimeUpdate: ({ currentTarget: { currentTime, seeking, readyState } }) => {
      // While it is fetched anew it says that it is at the beginning.
      if (!seeking && readyState > 0) place.current = currentTime;
    },
    onPlay: () => {
      plays.current = true;
    },
    onPause: ({ currentTarget }) => {
      if (currentTarget.readyState > 0) plays.current = false;
    },
    onError: () => setStopped(true),
  };
}
