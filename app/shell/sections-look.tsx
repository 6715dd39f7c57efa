import { useLingui } from '@lingui/react/macro';
import { ChatCircleDotsIcon } from '@phosphor-icons/react/dist/csr/ChatCircleDots';
import { ClipboardTextIcon } from '@phosphor-icons/react/dist/csr/ClipboardText';
import { CalendarDotsIcon } from '@phosphor-icons/react/dist/csr/CalendarDots';
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import { HouseIcon } from '@phosphor-icons/react/dist/csr/House';
import { LightbulbIcon } from '@phosphor-icons/react/dist/csr/Lightbulb';
import { SparkleIcon } from '@phosphor-icons/react/dist/csr/Sparkle';
import { MonitorPlayIcon } from '@phosphor-icons/react/dist/csr/MonitorPlay';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import type { Icon } from '@phosphor-icons/react';
import { useQuery } from '@tanstack/react-query';
import { may } from '@heartsease/domain/access/permissions.ts';
import { listMyPeople } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { read } from '../api/read.ts';
import { useChosenPerson } from '../relatives/chosen-person.ts';
import { useProfile } from '../session/use-session.ts';
import type { SectionName } from './section-names.ts';

export const SECTION_ICONS: Record<SectionName, Icon> = {
  today: HouseIcon,
  home: HouseIcon,
  residents: UsersThreeIcon,
  activities: SparkleIcon,
  planner: CalendarDotsIcon,
  calendar: CalendarDotsIcon,
  ideas: LightbulbIcon,
  messages: ChatCircleDotsIcon,
  videos: MonitorPlayIcon,
  evidence: ClipboardTextIcon,
  more: DotsThreeIcon,
};

/** The labels of the tab bar. A relative's home carries the name of their person. */
export function useSectionLabels(): Record<SectionName, string> {
  const { t } = useLingui();
  const profile = useProfile();
  const { data: people } = useQuery({
    ...read(listMyPeople, {}, { isBackground: true }),
    enabled: may(profile, 'relatives_list.view'),
  });
  const [chosen] = useChosenPerson(people?.items ?? []);
  const person = chosen?.known_as;
  return {
    today: t`Today`,
    home: person ?? t`Home`,
    residents: t`Residents`,
    activities: t`Activities`,
    planner: t`Planner`,
    calendar: t`Calendar`,
    ideas: t`Ideas`,
    messages: t`Messages`,
    videos: t`Videos`,
    evidence: t`Inspection pack`,
    more: t`More`,
  };
}
