import { useLingui } from '@lingui/react/macro';
import type { PhotoOnNotice } from '@heartsease/domain/photos/photo.ts';
import type { NoticeAudience, NoticeCategory, NoticeState } from '@heartsease/domain/notice-board/notice.ts';

interface NoticeWordsSaid {
  categories: Record<NoticeCategory, string>;
  audiences: Record<NoticeAudience, string>;
  states: Record<NoticeState, string>;
}

/** What the board calls things. */
export function useNoticeWords(): NoticeWordsSaid {
  const { t } = useLingui();
  return {
    categories: {
      news: t`News`,
      urgent: t`Urgent`,
      menu: t`Menu`,
      health: t`Health`,
      thanks: t`Thank you`,
      staff_only: t`Staff only`,
    },
    audiences: { everybody: t`Everybody`, staff: t`Staff`, families: t`Families` },
    states: { now: t`Now`, scheduled: t`Scheduled`, over: t`Over`, archived: t`Archived` },
  };
}

/** The names of the fields of a notice, as the form and its history say them. */
export function useNoticeLabels() {
  const { t } = useLingui();
  return {
    category: t`What is it about?`,
    audience: t`Who is it for?`,
    families_of: t`Whose families?`,
    resident_ids: t`Families of`,
    resident_group_ids: t`Families of groups`,
    wing: t`Families of a wing`,
    language: t`Language`,
    title: t`Title`,
    body: t`Words`,
    other_title: t`Title of the translation`,
    other_body: t`Translation`,
    photo_id: t`Photo`,
    photo_alt: t`What the photo shows`,
    is_pinned: t`Pin it to the top`,
    must_read: t`Ask everybody to read it`,
    is_in_lounge: t`Show it in the lounge`,
    publish_on: t`From`,
    publish_time: t`At`,
    expires_on: t`Last day`,
  };
}

/** Who sees the photo of a notice besides staff, as everybody in it has agreed. What families see hangs on the wall too. */
export function useShownToWords(): (shown_to: PhotoOnNotice, audience: NoticeAudience) => string {
  const { t } = useLingui();
  return ({ families, walls }, audience) => {
    if (audience === 'staff') return t`Staff see the photo, as they see the notice.`;
    if (families) return t`Families, the lounge and paper show the photo.`;
    if (walls)
      return t`The lounge and paper show the photo. Other families do not see it: somebody in it has not agreed to that.`;
    return t`Only staff see the photo: it is not shared yet, or somebody in it has not agreed to hang on the notice board.`;
  };
}
