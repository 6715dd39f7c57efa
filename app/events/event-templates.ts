import { useLingui } from '@lingui/react/macro';
import { isFamilyUser } from '@heartsease/domain/access/viewer.ts';
import type { EventWords } from '@heartsease/domain/events/event.ts';
import { useProfile } from '../session/use-session.ts';

export interface EventTemplate {
  key: string;
  /** On its chip, and as the name of the event to begin with. */
  title: string;
  words: Pick<EventWords, 'type' | 'from_time' | 'to_time' | 'audience' | 'is_all_day'>;
}

const at = (
  type: EventWords['type'],
  from_time: string,
  to_time: string,
  audience: EventWords['audience'] = 'all',
  is_all_day = false,
): EventTemplate['words'] => ({ type, from_time, to_time, audience, is_all_day });

/** What is planned most often, with the hours and the people that usually fit. */
export function useEventTemplates(): EventTemplate[] {
  const { t } = useLingui();
  if (isFamilyUser(useProfile())) {
    return [
      { key: 'coffee', title: t`Coffee morning`, words: at('family', '10:30', '12:00') },
      { key: 'walk', title: t`Walk together`, words: at('outing', '14:00', '15:30') },
      { key: 'talk', title: t`Talk and questions`, words: at('training', '18:00', '19:30') },
      { key: 'birthday', title: t`Birthday`, words: at('celebration', '14:30', '16:30') },
      { key: 'planning', title: t`Planning meeting`, words: at('meeting', '19:00', '20:00') },
    ];
  }
  return [
    { key: 'birthday', title: t`Birthday`, words: at('celebration', '14:30', '16:30') },
    { key: 'singer', title: t`Live music`, words: at('entertainer', '14:30', '15:30') },
    { key: 'outing', title: t`Outing`, words: at('outing', '10:00', '16:00') },
    { key: 'school', title: t`Visit from a school`, words: at('community', '10:30', '11:30') },
    { key: 'service', title: t`Service or prayers`, words: at('faith', '10:30', '11:15') },
    { key: 'relatives', title: t`Relatives’ evening`, words: at('meeting', '18:30', '19:30', 'relatives') },
    { key: 'training', title: t`Staff training`, words: at('training', '13:30', '15:00', 'staff') },
    { key: 'open-day', title: t`Open day`, words: at('community', '10:00', '16:00', 'all', true) },
  ];
}
