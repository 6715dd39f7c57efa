import { useLingui } from '@lingui/react/macro';
import { useMay } from '../session/use-may.ts';
import type { StopName } from './tour-stops.ts';

interface StopWords {
  title: string;
  text: string;
}

/** What is said at each stop. What stands in “quotes” is on the screen just so. */
export function useStopWords(): Record<StopName, StopWords> {
  const { t } = useLingui();
  const logs = useMay('reports.add');
  const readsTutorials = useMay('tutorials.view');
  const livesHere = useMay('relatives_list.view');
  return {
    day: {
      title: t`Your day`,
      text: t`What is on now, what comes next, and what is still to finish. Heartsease opens here every time.`,
    },
    company: {
      title: t`Who would love some company`,
      text: logs
        ? t`People who have had little lately, each with an idea that suits them. “I’ll go” starts the moment for you.`
        : t`People who have had little lately, each with an idea that suits them.`,
    },
    log: {
      title: t`A moment in three taps`,
      text: t`Tap here when something good has happened: who, what, and how it was. Without Wi-Fi it waits safely on the device.`,
    },
    residents: {
      title: t`Everybody who lives here`,
      text: t`Find somebody by name or room. Behind each face stand what they love and the moments they have had.`,
    },
    activities: {
      title: t`Ideas for every day`,
      text: t`Search the library by word, by time, or by what is in the cupboard.`,
    },
    planner: {
      title: t`The week at a glance`,
      text: t`What is planned, where, and who comes. Tap a session to see more.`,
    },
    plan: {
      title: t`Plan the week`,
      text: t`Choose an activity, a time and who is invited. Everything can be moved later.`,
    },
    messages: livesHere
      ? {
          title: t`Write to the home`,
          text: t`Ask how things are, or tell something. For anything urgent, please ring.`,
        }
      : {
          title: t`What families write`,
          text: t`Families and the team write to each other here. Answer when you have a quiet minute.`,
        },
    figures: {
      title: t`How it is going`,
      text: t`What took place, for whom, and who has been missed. Every figure opens what it was counted from.`,
    },
    families: {
      title: t`Family and friends`,
      text: t`Who follows whom, and who has not answered yet. You invite somebody from the resident’s own page.`,
    },
    evidence: {
      title: t`Ready when they knock`,
      text: t`Evidence for an inspection, gathered from what your team records anyway, with the gaps that are left.`,
    },
    staff: {
      title: t`Your team`,
      text: t`Invite colleagues here, help with a new password, and end access on the day when somebody leaves.`,
    },
    person: {
      title: t`How the day was`,
      text: t`What the home shares with you stands here, the newest first. On a quiet day you see what is planned.`,
    },
    next: {
      title: t`What is on next`,
      text: t`Today and the days after, at a glance.`,
    },
    ideas: {
      title: t`Ideas to do together`,
      text: t`Small things for a visit or a day at home, each with the reason why it suits.`,
    },
    videos: {
      title: t`Films with captions`,
      text: t`To watch alone or together, and to learn from.`,
    },
    days: {
      title: t`The days ahead`,
      text: livesHere
        ? t`The programme and the events of the next seven days. Come when it suits you.`
        : t`The programme and the events of the next seven days.`,
    },
    circle: {
      title: t`Your people`,
      text: t`Whom you are close to here, and who else is around them. You decide whether the others see you.`,
    },
    help: {
      title: t`Here you find it again`,
      text: readsTutorials
        ? t`Under “Help” you can take this look round again, read short tutorials and see the keys.`
        : t`Under “Help” you can take this look round again at any time.`,
    },
  };
}
