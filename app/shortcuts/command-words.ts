import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { may } from '@heartsease/domain/access/permissions.ts';
import type { Permission } from '@heartsease/domain/access/permissions.ts';
import { useProfile } from '../session/use-session.ts';
import { useKeys } from '../shell/keys-start.tsx';
import { useLogStart } from '../shell/log-start.tsx';
import { useSectionLabels } from '../shell/sections-look.tsx';
import { useTour } from '../shell/tour-start.tsx';
import { useOpenSections } from './key-words.ts';

/** Something that can be found and chosen. */
export interface Command {
  id: string;
  name: string;
  /** The second line. */
  under?: string;
  /** Other words for it. */
  also?: readonly string[];
  run: () => void;
}

/** What somebody can do from anywhere. */
export function useActions(): Command[] {
  const { t } = useLingui();
  const profile = useProfile();
  const navigate = useNavigate();
  const startLog = useLogStart();
  const { start } = useTour();
  const { list } = useKeys();
  const actions: (Command & { needs?: Permission })[] = [
    { id: 'log', name: t`Log a moment`, needs: 'reports.add', run: () => startLog() },
    { id: 'plan', name: t`Plan a session`, needs: 'planner.edit', run: () => void navigate('/planned-session/new') },
    { id: 'add', name: t`Add a resident`, needs: 'residents.manage', run: () => void navigate('/manage-resident') },
    { id: 'event', name: t`Add an event`, needs: 'events.add', run: () => void navigate('/event-add') },
    { id: 'tour', name: t`Show me round`, also: [t`A look round`], run: () => start() },
    { id: 'keys', name: t`Keyboard shortcuts`, run: list },
  ];
  return actions.filter(({ needs }) => needs === undefined || may(profile, needs));
}

/** The screens that somebody may open. */
export function useScreens(): Command[] {
  const { t } = useLingui();
  const profile = useProfile();
  const navigate = useNavigate();
  const labels = useSectionLabels();
  const sections = useOpenSections().map((name) => ({ to: `/tabs/${name}`, name: labels[name] }));
  const others: { to: string; name: string; needs?: Permission; also?: string[] }[] = [
    { to: '/figures', name: t`Figures`, needs: 'dashboard_graphs.view' },
    { to: '/reports', name: t`Reports`, needs: 'reports.view' },
    { to: '/moments', name: t`Moments`, needs: 'reports.view' },
    { to: '/notices', name: t`Notice board`, needs: 'notices.view' },
    { to: '/photos', name: t`Photos`, needs: 'photos.view' },
    { to: '/my-people', name: t`My people`, needs: 'relatives_list.view' },
    { to: '/my-letters', name: t`Your letters`, needs: 'relatives_list.view' },
    { to: '/manage-relative', name: t`Family and friends`, needs: 'relatives.invite' },
    { to: '/pal', name: t`Ways of joining in`, needs: 'ability.view' },
    { to: '/pal-info', name: t`Good company`, needs: 'pal.view' },
    { to: '/cupboard', name: t`Cupboard`, needs: 'resources.view' },
    { to: '/risk', name: t`Risk assessments`, needs: 'risk.view' },
    { to: '/concern', name: t`I am worried about someone`, needs: 'concerns.add' },
    { to: '/concerns', name: t`Safeguarding`, needs: 'concerns.lead' },
    { to: '/manage-resident-groups', name: t`Groups`, needs: 'residents.view' },
    { to: '/past-residents', name: t`People who lived here`, needs: 'residents.view' },
    { to: '/manage-about-me', name: t`Suggestions`, needs: 'about_me.answer' },
    { to: '/consents', name: t`To ask again`, needs: 'consents.record', also: [t`Consents`] },
    { to: '/family-letters', name: t`Letters to families`, needs: 'digests.check' },
    { to: '/manage-notice-board', name: t`Look after the board`, needs: 'notices.edit' },
    { to: '/manage-custom-activities', name: t`Our own activities`, needs: 'own_activities.propose' },
    { to: '/manage-custom-about-me-tags', name: t`About me tags`, needs: 'about_me_tags.edit' },
    { to: '/import-people', name: t`People from a spreadsheet`, needs: 'people.import' },
    { to: '/download-report', name: t`Download reports`, needs: 'reports.download' },
    { to: '/manage-staff', name: t`Staff and access`, needs: 'staff.manage' },
    { to: '/surveys', name: t`Surveys`, needs: 'surveys.results' },
    { to: '/you-said', name: t`You said, we did`, needs: 'surveys.view' },
    { to: '/organisation', name: t`All our homes`, needs: 'organisation.figures' },
    { to: '/tutorials', name: t`Tutorials`, needs: 'tutorials.view' },
    { to: '/help', name: t`Help` },
    { to: '/account', name: t`Your account` },
    { to: '/account/notifications', name: t`Notifications` },
    { to: '/outbox', name: t`Not sent yet`, needs: 'reports.add' },
    { to: '/recent-messages', name: t`Recent messages` },
    { to: '/change-password', name: t`Change password` },
  ];
  return [...sections, ...others.filter(({ needs }) => needs === undefined || may(profile, needs))].map((screen) => ({
    ...screen,
    id: screen.to,
    run: () => void navigate(screen.to),
  }));
}
