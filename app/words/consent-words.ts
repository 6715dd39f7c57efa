import { useLingui } from '@lingui/react/macro';
import type { Basis, Due, Purpose, Standing } from '@heartsease/domain/consents/consent.ts';

export function useConsentWords(): {
  purposes: Record<Purpose, { title: string; means: string }>;
  standings: Record<Standing, string>;
  bases: Record<Basis, string>;
  due: Record<Due, string>;
} {
  const { t } = useLingui();
  return {
    purposes: {
      photo_record: { title: t`Photos in the care record`, means: t`Only staff of this home see them.` },
      photo_home: { title: t`Photos in the home`, means: t`On the notice board, on screens, in printed albums.` },
      photo_family_own: { title: t`Photos for their own family`, means: t`Relatives who are linked to them see them.` },
      photo_family_group: { title: t`Group photos for other families`, means: t`Relatives of others see them too.` },
      family_updates: { title: t`News for their family`, means: t`What they did, and how they liked it.` },
      share_life_story: { title: t`Life story with the family`, means: t`Relatives read it and add to it.` },
      chat: { title: t`Chat with the family`, means: t`Relatives and staff write about them.` },
      voice_video: { title: t`Sound and video`, means: t`Their voice or a film of them may be recorded.` },
      photo_public: { title: t`Photos for everybody`, means: t`The website, social media, the press.` },
      photo_training: { title: t`Photos for staff training`, means: t`Shown to staff who learn.` },
      data_sharing_nhs: {
        title: t`About me for hospital and GP`,
        means: t`It goes along when they need care elsewhere.`,
      },
      ai_local: { title: t`Help from the computer`, means: t`Speech to text and suggestions, inside this home only.` },
    },
    standings: {
      given: t`Yes`,
      refused: t`No`,
      withdrawn: t`No longer`,
      not_asked: t`Not asked yet`,
      expired: t`Ask again`,
    },
    bases: {
      resident: t`They decided themselves`,
      attorney_hw: t`Their attorney for health and welfare`,
      deputy: t`Their deputy or guardian, whom a court appointed`,
      best_interests: t`A best-interests decision`,
    },
    due: { expired: t`the yes has run out`, review: t`ask again soon`, not_asked: t`not asked yet` },
  };
}
