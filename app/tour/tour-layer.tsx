import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useProfile } from '../session/use-session.ts';
import { tellOfNewStep, useLookFor } from './lit-element.ts';
import { TourStep } from './tour-step.tsx';
import { stopsFor } from './tour-stops.ts';
import { useKeepTour } from './tour.api.ts';

interface TourLayerProps {
  /** The stop to begin at. */
  from: string | null;
  /** On which stop it is now; for a reload. */
  onStop: (name: string) => void;
  onEnd: () => void;
}

/** The tour, over the real screens. A stop whose element is not there is passed over. */
export function TourLayer({ from, onStop, onEnd }: TourLayerProps) {
  const profile = useProfile();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const keep = useKeepTour();
  const [stops] = useState(() => stopsFor(profile));
  // Whoever takes it once more is not new again: it stays over, however they leave it.
  const [is_over] = useState(() => profile.tour?.is_over !== false);
  const [place, setPlace] = useState(() => ({
    at: Math.max(
      0,
      stops.findIndex(({ name }) => name === from),
    ),
    way: 1,
  }));
  // What is shown stays until the next one is there, so that the focus always has a place.
  const [shown, show] = useState<number | null>(null);
  const wanted = stops[place.at];
  const stop = shown === null ? undefined : stops[shown];

  function finish() {
    keep({ stop: null, is_over: true, isEnd: true });
    onEnd();
    void navigate('/tabs', { replace: true });
  }

  useLookFor(wanted, (is) => {
    const next = place.at + place.way;
    if (is === 'there') show(place.at);
    else if (next >= stops.length) finish();
    else if (next < 0) setPlace({ at: shown ?? 0, way: 1 });
    else setPlace({ at: next, way: place.way });
  });

  const goTo = useEffectEvent((at: string) => {
    // The first one stands behind where somebody came from, the others take each other's place.
    if (pathname !== at) void navigate(at, { replace: shown !== null });
  });
  useEffect(() => {
    if (wanted !== undefined) goTo(wanted.at);
  }, [wanted]);

  const tell = useEffectEvent((name: string) => {
    tellOfNewStep();
    keep({ stop: name, is_over });
    onStop(name);
  });
  // In the commit that shows it: whatever draws by the size of its place hears of the step at once.
  const name = stop?.name;
  useLayoutEffect(() => {
    if (name !== undefined) tell(name);
  }, [name]);

  // Somebody went back to another screen: the tour waits for them.
  const hasLeft = stop !== undefined && stop === wanted && pathname !== stop.at;
  useEffect(() => {
    if (hasLeft) onEnd();
  }, [hasLeft, onEnd]);

  function turn(way: 1 | -1) {
    const next = (shown ?? 0) + way;
    if (next >= stops.length) finish();
    else if (next >= 0) setPlace({ at: next, way });
  }

  function skip() {
    keep({ stop: stop?.name ?? null, is_over: true, isEnd: true });
    onEnd();
  }

  if (shown === null || stop === undefined) return null;
  return (
    <TourStep stop={stop} at={shown} of={stops.length} isLeaving={place.at !== shown} onTurn={turn} onSkip={skip} />
  );
}
