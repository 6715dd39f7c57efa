import type { Tint } from '../activities/activity.ts';
import type { EventType } from './event.ts';

/** The stamp of each type. */
export const EVENT_STAMPS: Record<EventType, { icon: string; tint: Tint }> = {
  celebration: { icon: 'confetti', tint: 'mustard' },
  activity: { icon: 'sparkle', tint: 'plum' },
  entertainer: { icon: 'microphone-stage', tint: 'brick' },
  outing: { icon: 'bus', tint: 'sky' },
  visit: { icon: 'hand-waving', tint: 'rose' },
  faith: { icon: 'hands-praying', tint: 'lilac' },
  community: { icon: 'users-three', tint: 'moss' },
  family: { icon: 'house-line', tint: 'amber' },
  meeting: { icon: 'chats-circle', tint: 'slate' },
  review: { icon: 'notebook', tint: 'stone' },
  training: { icon: 'presentation', tint: 'teal' },
};
