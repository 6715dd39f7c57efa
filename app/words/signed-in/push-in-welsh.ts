/** What the rules of notifications on devices say. */
export const PUSH_RULES: Record<string, string> = {
  'Notifications can’t be sent to this browser': 'Nid oes modd anfon hysbysiadau i’r porwr hwn',
  'This is no address': 'Nid cyfeiriad yw hwn',
  'This address is too long': 'Mae’r cyfeiriad hwn yn rhy hir',
  'This is no key of a browser': 'Nid allwedd porwr yw hon',
  'This is no token of a device': 'Nid tocyn dyfais yw hwn',
};
