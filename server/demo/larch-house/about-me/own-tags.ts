import type { TagGroup } from '@heartsease/domain/about-me/tag.ts';

/** Tags that Larch House made for itself. */
export const larchHouseTags: readonly {
  key: string;
  tag_group: TagGroup;
  label: string;
  label_cy: string;
  icon: string;
  colour: string;
  former_labels?: string[];
  on: readonly string[];
}[] = [
  {
    key: 'domino-table',
    tag_group: 'comfort',
    label: 'A place at the domino table',
    label_cy: 'Lle wrth y bwrdd dominos',
    icon: 'dice-five',
    colour: 'teal',
    former_labels: ['Dominoes'],
    on: ['joyce-campbell', 'cecil-liburd', 'ivor-pryce', 'alf-tranter'],
  },
  {
    key: 'post-round',
    tag_group: 'routine',
    label: 'Waits for the post round',
    label_cy: 'Yn aros am y post',
    icon: 'mailbox',
    colour: 'slate',
    on: ['hugh-lovell', 'olive-cartwright', 'eileen-hartley'],
  },
  {
    key: 'severn-flood',
    tag_group: 'risk',
    label: 'The river in flood upsets',
    label_cy: '',
    icon: 'waves',
    colour: '#14586c',
    on: ['stan-bebb'],
  },
];
