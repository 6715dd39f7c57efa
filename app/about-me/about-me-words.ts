import { useLingui } from '@lingui/react/macro';
import type { Heading } from '@heartsease/domain/about-me/heading.ts';
import type { Chapter } from '@heartsease/domain/about-me/life-story.ts';
import type { Strength, TagGroup } from '@heartsease/domain/about-me/tag.ts';

interface HeadingWords {
  title: string;
  /** Questions that help somebody to begin. */
  prompts: string[];
}

/** The seven headings with prompts in our own words. */
export function useHeadingWords(): Record<Heading, HeadingWords> {
  const { t } = useLingui();
  return {
    most_important: {
      title: t`What matters most to me`,
      prompts: [
        t`What would make today a good day?`,
        t`What would you save from a fire?`,
        t`What do you believe in?`,
        t`What do you never want to miss?`,
      ],
    },
    people: {
      title: t`People who matter to me`,
      prompts: [
        t`Who do you want told first, good news or bad?`,
        t`Who rings, writes or visits, and when?`,
        t`Who do you talk about, though they are no longer here?`,
        t`Are there animals among them?`,
      ],
    },
    communication: {
      title: t`How I communicate, and how to talk with me`,
      prompts: [
        t`What would you like to be called?`,
        t`Which language comes first, and when?`,
        t`What do you wear to see or hear, and on which side?`,
        t`How do others see that something hurts?`,
        t`How do you say yes, no, and not now?`,
      ],
    },
    support: {
      title: t`How and when to support me`,
      prompts: [
        t`What do you do by yourself, and want left to you?`,
        t`Where does a hand help, and when?`,
        t`What makes a wash, a meal or a walk go well?`,
        t`Who may help, and who rather not?`,
      ],
    },
    please_do: {
      title: t`Please do, and please don’t`,
      prompts: [
        t`What puts you at your ease?`,
        t`What gets your back up?`,
        t`What do people always get wrong about you?`,
        t`What must nobody move, open or tidy?`,
      ],
    },
    wellness: {
      title: t`What keeps me well`,
      prompts: [
        t`How do you look on a good day, and on a bad one?`,
        t`What time of day is hard, and what turns it?`,
        t`What helps you sleep, eat, get moving?`,
        t`What lifts you when you are low?`,
      ],
    },
    also_worth_knowing: {
      title: t`Also worth knowing`,
      prompts: [
        t`What would a new carer be glad to have known?`,
        t`What do you do every day without thinking about it?`,
        t`What can you do that nobody would guess?`,
      ],
    },
  };
}

export function useChapterWords(): Record<Chapter, string> {
  const { t } = useLingui();
  return {
    childhood: t`Childhood`,
    school: t`School`,
    work: t`Work`,
    service: t`Service`,
    love: t`Love`,
    family: t`Family`,
    places: t`Places`,
    pastimes: t`Pastimes`,
    faith_and_culture: t`Faith and culture`,
    holidays: t`Holidays`,
    music: t`Music`,
    food: t`Food`,
    pets: t`Animals`,
    proud_moments: t`Proud moments`,
    losses: t`Losses`,
    later_life: t`Later life`,
    now: t`Now`,
  };
}

export function useGroupWords(): Record<TagGroup, string> {
  const { t } = useLingui();
  return {
    communication: t`Communication`,
    comfort: t`Comfort`,
    dislikes: t`Dislikes`,
    routine: t`Routine`,
    important: t`Important`,
    wellness: t`Wellness`,
    risk: t`To be safe`,
  };
}

export function useStrengthWords(): Record<Strength, string> {
  const { t } = useLingui();
  return {
    loves: t`Loves it`,
    likes: t`Likes it`,
    needs: t`Needs it`,
    dislikes: t`Dislikes it`,
    avoid: t`Avoid it`,
  };
}
