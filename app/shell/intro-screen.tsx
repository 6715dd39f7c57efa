export function IntroScreen() {
  return null;
}
