import { addDays } from '@heartsease/domain/time/calendar.ts';
import { demoId } from '../ids.ts';
import { goalsAndWishes } from '../larch-house/goals-and-wishes.ts';

/** What people do for the goal that they have: activities by their slug, or whatever happens in company. */
const SERVED_BY: Readonly<Record<string, readonly string[] | 'company'>> = {
  'eileen-hartley': ['chair-yoga'],
  'arthur-pugh': ['raised-bed', 'gardening-club', 'out-in-the-garden'],
  'frank-ellis': 'company',
  'halina-kowalska': ['at-the-piano'],
  'joyce-campbell': ['dominoes'],
};

/** The goals of somebody that a moment was for, since they set them. */
export function goalsServed(
  resident: string,
  what: { activity: string; planned: string | null; day: string; today: string },
): string[] {
  const served = SERVED_BY[resident];
  const isServed = served === 'company' ? what.planned !== null : (served?.includes(what.activity) ?? false);
  if (!isServed) return [];
  const { goals = [] } = goalsAndWishes.find((person) => person.resident === resident) ?? {};
  return goals
    .filter(({ begun }) => what.day >= addDays(what.today, -begun))
    .map((goal) => demoId(`goal ${resident} ${goal.text}`));
}
