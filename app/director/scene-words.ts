import { useLingui } from '@lingui/react/macro';
import type { Scene } from '@heartsease/domain/director/scene.ts';

interface SceneWords {
  title: string;
  /** What happens, and where to look. */
  text: string;
  /** How it ends. */
  end: string;
}

export function useSceneWords(): Record<Scene, SceneWords> {
  const { t } = useLingui();
  const untilReset = t`Stays until the home is brought back.`;
  return {
    session_on_now: {
      title: t`A session is on now`,
      text: t`Today, as a carer: how is it for most people? One tap begins the log.`,
      end: t`Ends when somebody logs it.`,
    },
    two_people_logging: {
      title: t`Two people log it`,
      text: t`A carer’s log of what is on now: a colleague’s answers come in while you look.`,
      end: t`Ends after three times, or at the top of the screen.`,
    },
    wifi_drops: {
      title: t`The Wi-Fi drops`,
      text: t`Today, as a carer, without a connection for a minute: check it, or keep working.`,
      end: t`Ends by itself, at the top of the screen, or with a reload.`,
    },
    maintenance: {
      title: t`Maintenance`,
      text: t`The server rests for half a minute, for this device alone. Then sign in again.`,
      end: t`Ends by itself.`,
    },
    sideways_photo: {
      title: t`A sideways photo`,
      text: t`The album, as a carer: the photo was taken on its side, and stands upright.`,
      end: untilReset,
    },
    inspector: {
      title: t`An inspector is at reception`,
      text: t`Evidence, as the manager: what there is, what is missing, and what to do.`,
      end: t`Nothing is changed.`,
    },
    someone_moved_in: {
      title: t`Someone moved in`,
      text: t`Their profile, as the coordinator: what is still to be found out.`,
      end: untilReset,
    },
    someone_has_died: {
      title: t`Someone has died`,
      text: t`Their profile, as the manager: sessions, birthdays and letters have stopped.`,
      end: t`Take it back here, or bring the home back.`,
    },
  };
}
