export function RecentMessagesScreen() {
  return null;
}
