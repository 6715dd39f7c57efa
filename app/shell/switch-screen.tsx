export function SwitchScreen() {
  return null;
}
