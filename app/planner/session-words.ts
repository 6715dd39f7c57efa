import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PlannedSession } from '@heartsease/domain/planner/planned-session.ts';
import { useProfile } from '../session/use-session.ts';

interface SessionWords {
  /** "Chair yoga with Priya" */
  title: string;
  /** "8 people planned", "open to everyone"; null for whoever may not know. */
  people: string | null;
  /** The same where there is little room: "8 planned". */
  planned: string | null;
  /** "with Priya", "with you" */
  leader: string | null;
  /** "Tomasz helps"; null without helpers. */
  helpers: string | null;
  /** Leader and helpers, as far as the title does not say it: "with you · Tomasz, Ann help". */
  besides: string;
}

/** What is said about a planned session, as a colleague would say it. */
export function useSessionWords(): (session: PlannedSession) => SessionWords {
  const { t } = useLingui();
  const me = useProfile();

  return (session) => {
    const { leader, people_count: count, is_open_to_everyone } = session;
    const isForAll = is_open_to_everyone ? t`open to everyone` : null;
    const isMine = leader?.id === me.id;
    const name = leader?.known_as ?? '';
    const isInTitle = leader !== null && !isMine && !isNamedAlready(session.title);
    const led = leader && (isMine ? t`with you` : t`with ${name}`);
    const helping = session.helpers.length;
    const names = session.helpers.map(({ known_as }) => known_as).join(', ');
    const helpers = helping === 0 ? null : plural(helping, { one: `${names} helps`, other: `${names} help` });
    return {
      title: isInTitle ? t`${session.title} with ${name}` : session.title,
      people: count ? plural(count, { one: '# person planned', other: '# people planned' }) : isForAll,
      planned: count ? plural(count, { one: '# planned', other: '# planned' }) : isForAll,
      leader: led,
      helpers,
      besides: [isInTitle ? null : led, helpers].filter(Boolean).join(' · '),
    };
  };
}

/** "Sea shanties with Year 5" says who it is with; a second name would be one too many. */
function isNamedAlready(title: string): boolean {
  return /\s(with|gyda|gan)\s/iu.test(title);
}
