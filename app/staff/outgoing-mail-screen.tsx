export function OutgoingMailScreen() {
  return null;
}
