import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OutputOf } from '@heartsease/domain/endpoint.ts';
import { PlayedScene, endScene, getStage, playScene } from '@heartsease/domain/director/director.endpoints.ts';
import { SEEN_BY, Scene, canBePlayed } from '@heartsease/domain/director/scene.ts';
import { login } from '@heartsease/domain/session/session.endpoints.ts';
import { call } from '../api/call.ts';
import { failureOf } from '../api/failure.ts';
import { reasonIn } from '../api/refusal.ts';
import { speakAsTheyDo } from '../session/enter.ts';
import { session } from '../session/session.ts';
import { useProfile } from '../session/use-session.ts';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { useTimeWords } from '../words/time.ts';
import { keepCue } from './cue.ts';
import { DEMO_PASSWORD } from './demo-password.ts';
import styles from './director-screen.module.css';
import { useSceneWords } from './scene-words.ts';

type Shown = OutputOf<typeof getStage>;

/** What is worth showing, one tap each: it happens, and leads to where it is seen, as whoever would see it. */
export function ScenesPart({ stage, people, standing }: Shown) {
  const { t } = useLingui();
  const words = useSceneWords();
  const queries = useQueryClient();
  const { organisation_type } = useProfile();
  const [playing, setPlaying] = useState<Scene | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const stands = useStanding(standing);

  async function play(scene: Scene) {
    setPlaying(scene);
    setProblem(null);
    try {
      await begin(scene, people);
    } catch (caught) {
      keepCue(null);
      const failure = failureOf(caught);
      if (failure === undefined) throw caught;
      if (failure.kind === 'refused_input')
        setProblem(reasonIn(failure) || t`This person has a password of their own by now.`);
    } finally {
      setPlaying(null);
    }
  }

  async function takeBack() {
    setPlaying('someone_has_died');
    try {
      await call(endScene, { scene: 'someone_has_died' });
      await queries.invalidateQueries();
    } catch (caught) {
      if (failureOf(caught) === undefined) throw caught;
    } finally {
      setPlaying(null);
    }
  }

  return (
    <>
      <ul className={styles.scenes}>
        {Scene.options.map((scene) => {
          const isHere = canBePlayed(scene, stage, organisation_type);
          const { title, text, end } = words[scene];
          return (
            <li key={scene} className={styles.scene}>
              <div className={styles.words}>
                <h3>{title}</h3>
                <p>{text}</p>
                <p className="secondary">{isHere ? end : t`Not with this package or in this home.`}</p>
                {stands[scene] && <Chip tone="good">{stands[scene]}</Chip>}
              </div>
              <div className={styles.taps}>
                <Button
                  size="small"
                  variant="soft"
                  aria-label={t`Play: ${title}`}
                  busy={playing === scene}
                  disabled={!isHere || playing !== null}
                  onClick={() => void play(scene)}
                >
                  {t`Play`}
                </Button>
                {scene === 'someone_has_died' && standing.died.length > 0 && (
                  <Button size="small" variant="quiet" disabled={playing !== null} onClick={() => void takeBack()}>
                    {t`Take back`}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

function useStanding({ on_now, moved_in, died }: Shown['standing']): Partial<Record<Scene, string>> {
  const { t } = useLingui();
  const words = useTimeWords();
  const count = moved_in.length;
  const latest = moved_in.at(-1);
  const gone = died[0];
  const title = on_now?.title ?? '';
  const until = on_now === null ? '' : words.time(on_now.ends_at);
  return {
    ...(on_now && { session_on_now: t`On: ${title}, until ${until}` }),
    ...(latest !== undefined && {
      someone_moved_in: plural(count, { one: `On: ${latest}`, other: `On: # people, ${latest} the latest` }),
    }),
    ...(gone !== undefined && { someone_has_died: t`On: ${gone}` }),
  };
}

/** Lets it happen, and signs in as whoever sees it. What comes then is done where they are (scene-under-way.tsx). */
async function begin(scene: Scene, people: Shown['people']): Promise<void> {
  // A colleague logs what is on now, so something must be.
  const first = scene === 'two_people_logging' ? 'session_on_now' : scene;
  const played = PlayedScene.safeParse(first);
  const made = played.success ? await call(playScene, { scene: played.data }) : null;
  const seen = SEEN_BY[scene];
  if (seen === null) {
    // The first call that somebody waits for finds out.
    await call(getStage, {});
    return;
  }
  const email = people.find((person) => person.email.startsWith(`${seen.role}@`))?.email;
  const { token } = await call(login, { email: email ?? '', password: DEMO_PASSWORD });
  const { planned_session_id = null, resident_id = null } = made ?? {};
  keepCue({ scene, planned_session_id, path: pathOf(scene, { planned_session_id, resident_id }) });
  await session.enter(token);
  await speakAsTheyDo();
}

function pathOf(
  scene: Scene,
  { planned_session_id, resident_id }: { planned_session_id: string | null; resident_id: string | null },
): string {
  if (scene === 'two_people_logging' && planned_session_id !== null)
    return `/manage-report/session/${planned_session_id}`;
  if (scene === 'sideways_photo') return '/photos';
  if (scene === 'inspector') return '/tabs/evidence';
  return resident_id === null ? '/tabs/today' : `/manage-resident/${resident_id}`;
}
