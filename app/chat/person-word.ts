import type { ChatPerson } from '@heartsease/domain/chat/chat.ts';
import { useRoleWords } from '../shell/role-word.ts';

/** What somebody is here: a relative by their own word for it, everybody else by their role. */
export function usePersonWord(): (person: Pick<ChatPerson, 'role' | 'relationship'>) => string {
  const words = useRoleWords();
  return ({ role, relationship }) => relationship ?? words[role];
}
