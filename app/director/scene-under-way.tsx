import { useLingui } from '@lingui/react/macro';
import { FilmSlateIcon } from '@phosphor-icons/react/dist/csr/FilmSlate';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { playScene } from '@heartsease/domain/director/director.endpoints.ts';
import { WIFI_IS_AWAY_MS } from '@heartsease/domain/director/scene.ts';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { bringPhoto } from '../photos/bring-photo.api.ts';
import { useProfile } from '../session/use-session.ts';
import { useLeavesRoom } from '../shell/leaves-room.ts';
import { keepCue, keptCue } from './cue.ts';
import type { Cue } from './cue.ts';
import styles from './scene-under-way.module.css';
import { sidewaysPhoto } from './sideways-photo.ts';
import { takeWifiAway } from './wifi-away.ts';

/** So long somebody has to turn the device round to those who watch. */
const BEFORE_IT_BEGINS_S = 5;
/** A colleague answers as fast as one can follow. */
const BETWEEN_ANSWERS_S = 6;
const ANSWERS = 3;

/** Leads to where a scene is looked at. What goes on by itself afterwards says so over every screen, and can be ended. */
export function SceneUnderWay() {
  const navigate = useNavigate();
  const profile = useProfile();
  const [cue, setCue] = useState(keptCue);
  const lead = useEffectEvent(() => {
    if (cue === null) return;
    // From here on it is this page's alone: a reload ends it.
    keepCue(null);
    void navigate(cue.path, { replace: true });
    if (cue.scene !== 'sideways_photo') return;
    void sidewaysPhoto().then((photo) => bringPhoto(photo, profile), console.error);
  });
  useEffect(() => lead(), []);
  const end = () => setCue(null);
  if (cue?.scene === 'wifi_drops') return <WifiDrops onEnd={end} />;
  if (cue?.scene !== 'two_people_logging') return null;
  return <SomebodyLogsToo planned_session_id={cue.planned_session_id} onEnd={end} />;
}

type Ending = { onEnd: () => void };

function WifiDrops({ onEnd }: Ending) {
  const { t } = useLingui();
  const [isAway, setAway] = useState(false);
  useEffect(() => (isAway ? takeWifiAway() : undefined), [isAway]);
  return (
    <Ribbon onEnd={onEnd}>
      {isAway ? (
        <Seconds
          key="away"
          of={WIFI_IS_AWAY_MS / 1_000}
          onOver={onEnd}
          say={(left) => t`Scene: the Wi-Fi is back in ${left} s`}
        />
      ) : (
        <Seconds
          key="before"
          of={BEFORE_IT_BEGINS_S}
          onOver={() => setAway(true)}
          say={(left) => t`Scene: the Wi-Fi drops in ${left} s`}
        />
      )}
    </Ribbon>
  );
}

function SomebodyLogsToo({ planned_session_id, onEnd }: Pick<Cue, 'planned_session_id'> & Ending) {
  const { t } = useLingui();
  const [answers, setAnswers] = useState(0);

  async function answer() {
    if (answers === ANSWERS) return onEnd();
    await call(playScene, { scene: 'two_people_logging', planned_session_id }, { isBackground: true }).catch(onEnd);
    // What a screen shows of it is asked anew at once rather than within the minute.
    await queryClient.invalidateQueries();
    setAnswers(answers + 1);
  }

  return (
    <Ribbon onEnd={onEnd}>
      <Seconds
        key={answers}
        of={BETWEEN_ANSWERS_S}
        onOver={() => void answer()}
        say={(left) =>
          answers < ANSWERS
            ? t`Scene: a colleague’s next answers come in ${left} s`
            : t`Scene: a colleague has logged this too`
        }
      />
    </Ribbon>
  );
}

function Ribbon({ onEnd, children }: Ending & { children: ReactNode }) {
  const { t } = useLingui();
  const ribbon = useRef<HTMLElement>(null);
  // Whoever practises has no scenes, so the room over the screens is free.
  useLeavesRoom(ribbon, 'practice');
  return (
    <aside ref={ribbon} className={styles.ribbon} aria-label={t`Scene`}>
      <FilmSlateIcon weight="fill" aria-hidden="true" className={styles.icon} />
      {children}
      <button type="button" className={styles.end} onClick={onEnd}>
        {t`End the scene`}
      </button>
    </aside>
  );
}

type SecondsProps = { of: number; onOver: () => void; say: (left: number) => string };

/** Counts down, once. */
function Seconds({ of, onOver, say }: SecondsProps) {
  const [left, setLeft] = useState(of);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const ends = Date.now() + of * 1_000;
    const timer = window.setInterval(() => {
      const rest = Math.ceil((ends - Date.now()) / 1_000);
      setLeft(Math.max(rest, 0));
      if (rest > 0) return;
      window.clearInterval(timer);
      over();
    }, 250);
    return () => window.clearInterval(timer);
  }, [of]);
  return <p>{say(left)}</p>;
}
