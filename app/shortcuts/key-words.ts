import { useLingui } from '@lingui/react/macro';
import { useMay } from '../session/use-may.ts';
import { useProfile } from '../session/use-session.ts';
import { mayOpen, sectionsOf } from '../shell/sections.ts';
import type { SectionName } from '../shell/section-names.ts';
import { useSectionLabels } from '../shell/sections-look.tsx';

/**
 * After `g`: the first letter of the section; “More” gives its own to the messages. The keys are those of the design.
 */
export const LETTERS: Record<SectionName, string> = {
  today: 't',
  home: 'h',
  residents: 'r',
  activities: 'a',
  planner: 'p',
  calendar: 'c',
  ideas: 'i',
  messages: 'm',
  videos: 'v',
  evidence: 'e',
  more: 'o',
};

export interface KeyLine {
  keys: readonly string[];
  does: string;
}

/** The sections that somebody can go to, those of the tab bar first. */
export function useOpenSections(): SectionName[] {
  const profile = useProfile();
  const own = sectionsOf(profile);
  const others: SectionName[] = ['messages', 'activities', 'calendar', 'ideas', 'videos', 'evidence'];
  return [...own, ...others.filter((name) => !own.includes(name) && mayOpen(profile, name))];
}

/** All keys of this person, for the list. */
export function useKeyLines(): KeyLine[] {
  const { t } = useLingui();
  const labels = useSectionLabels();
  const logs = useMay('reports.add');
  const sections = useOpenSections();
  return [
    ...sections.map((name) => ({ keys: ['g', LETTERS[name]], does: labels[name] })),
    ...(logs
      ? [
          { keys: ['n'], does: t`Log a moment` },
          { keys: ['1–5'], does: t`How it was, in a log` },
          { keys: ['Ctrl', 'Enter'], does: t`Save a log` },
        ]
      : []),
    { keys: ['j', 'k'], does: t`Next and previous in a list` },
    { keys: ['u'], does: t`Undo, while a notice offers it` },
    { keys: ['/'], does: t`Search on this screen` },
    { keys: ['?'], does: t`This list` },
  ];
}
