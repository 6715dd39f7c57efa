export function MoreScreen() {
  return null;
}
