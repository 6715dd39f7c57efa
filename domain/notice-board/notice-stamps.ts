import type { Tint } from '../activities/activity.ts';
import type { NoticeCategory } from './notice.ts';

/** The stamp of what a notice is about, on screen and on paper. */
export const NOTICE_STAMPS: Record<NoticeCategory, { icon: string; tint: Tint }> = {
  news: { icon: 'newspaper', tint: 'sky' },
  urgent: { icon: 'megaphone-simple', tint: 'brick' },
  menu: { icon: 'fork-knife', tint: 'moss' },
  health: { icon: 'heart', tint: 'rose' },
  thanks: { icon: 'flower', tint: 'mustard' },
  staff_only: { icon: 'users-three', tint: 'slate' },
};
