import { useLingui } from '@lingui/react/macro';
import { isFamilyUser, isRelative } from '@heartsease/domain/access/viewer.ts';
import type { ChatThread } from '@heartsease/domain/chat/chat.ts';
import { useProfile } from '../session/use-session.ts';

/** What a thread is called by whoever reads, and what stands under it. */
export function useThreadWords(): (thread: ChatThread) => { title: string; under: string } {
  const { t } = useLingui();
  const profile = useProfile();
  const home = profile.carehome.name;
  return ({ kind, resident, person }) => {
    const name = person === null ? t`Somebody who has left` : `${person.known_as} ${person.last_name}`;
    const about = resident?.known_as ?? '';
    switch (kind) {
      case 'circle':
        return { title: t`${about}’s circle`, under: t`${about}’s family and the team` };
      case 'room':
        return isFamilyUser(profile)
          ? { title: t`Everybody`, under: home }
          : { title: t`Staff room`, under: t`Everybody who works at ${home}` };
      case 'managers':
        return isRelative(profile)
          ? { title: t`The managers`, under: t`Only you and the managers` }
          : { title: name, under: t`To the managers alone` };
      case 'direct':
        return { title: name, under: t`Just the two of you` };
    }
  };
}
