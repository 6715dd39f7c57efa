import { DEFINITIONS } from '@heartsease/domain/dashboard/definitions.ts';
import type { VisitIdea } from '@heartsease/domain/dashboard/visit-idea.ts';
import { isShared } from '@heartsease/domain/interests/interest.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { interestsOfMany } from '../interests/interests.queries.ts';
import { libraryOf } from '../interests/library.queries.ts';
import { peopleOf } from '../relatives/relatives.queries.ts';
import { featuredFor } from './featured.ts';
import { peopleHere } from './featured.queries.ts';
import { toldToday } from './told-today.ts';

type Asked = Parameters<typeof featuredFor>[0];

const MOST_VISITS = 6;
/** Of one person so many things to ring or to write about. */
const MOST_LETTERS = 2;
/** Liked, but nobody rings to ask about a call, or sends a card of peace and quiet. */
const NOTHING_TO_TELL = new Set<string | null>(['telephone', 'quiet', 'hand_massage']);

/**
 * Ideas for a relative: what of the library suits a visit because their person likes it, and what to ring or to
 * write about. Of likes alone, never of health; a friend, who reads nothing of them, gets none.
 */
export async function visitIdeas(asked: Asked) {
  const { db, session, now } = asked;
  const { careHome, account_id } = session;
  const today = calendarDay(now, careHome.timezone);
  const links = await peopleOf(db, careHome, account_id, today);
  const told_of = links.filter(({ access_level }) => access_level !== 'friend').map(({ resident_id }) => resident_id);
  const people = await peopleHere(db, careHome, told_of);
  const items = people.length === 0 ? [] : [...(await visits(asked)), ...(await letters(asked, people, today))];
  return toldToday(asked, DEFINITIONS.relative_ideas, items);
}

/** What today's ideas say is liked. */
async function visits(asked: Asked): Promise<VisitIdea[]> {
  const { items, people } = await featuredFor(asked, {});
  const places = new Map((await libraryOf(asked.db, asked.session.careHome)).map((one) => [one.id, one.places]));
  return items
    .flatMap(({ activity_id, title, welsh, needs, whys }): VisitIdea[] => {
      const why = whys.find(({ kind }) => kind === 'interest');
      if (why?.kind !== 'interest') return [];
      const person = people.find(({ id }) => why.resident_ids.includes(id));
      const [label] = why.labels;
      if (person === undefined || label === undefined) return [];
      const of = places.get(activity_id) ?? [];
      const isOutside = of.includes('garden') && !of.includes('room') && !of.includes('lounge');
      return [
        {
          resident_id: person.id,
          known_as: person.known_as,
          title,
          welsh: welsh && { title: welsh.title },
          why: label,
          needs,
          say: `Shall we? ${title}.`,
          for_visit: isOutside ? 'garden' : 'in_room',
          activity_id,
        },
      ];
    })
    .slice(0, MOST_VISITS);
}

/** For whoever lives far away: what they like is something to ring about and something to write about. */
async function letters({ db, session }: Asked, people: Awaited<ReturnType<typeof peopleHere>>, today: string) {
  const known = await interestsOfMany(
    db,
    session.careHome,
    people.map(({ id }) => id),
  );
  return people.flatMap(({ id, known_as }): VisitIdea[] => {
    const liked = (known.get(id) ?? []).filter(({ level, code }) => isShared(level) && !NOTHING_TO_TELL.has(code));
    if (liked.length === 0) return [];
    const start = dayNumber(today) % liked.length;
    const chosen = [...liked.slice(start), ...liked.slice(0, start)].slice(0, 2 * MOST_LETTERS);
    return chosen.map(({ label }, place) => ({
      resident_id: id,
      known_as,
      why: label,
      needs: [],
      activity_id: null,
      welsh: null,
      ...(place % 2 === 0
        ? {
            title: `Ring about this: ${label}`,
            say: `I thought of you today. Tell me about this: ${label}.`,
            for_visit: 'by_phone' as const,
          }
        : {
            title: `Post a card or a picture: ${label}`,
            say: `I saw this and thought of you. ${label}!`,
            for_visit: 'by_post' as const,
          }),
    }));
  });
}

/** The next day begins with the next thing. */
function dayNumber(day: string): number {
  return Math.floor(Date.parse(`${day}T12:00:00Z`) / 86_400_000);
}
