import { App } from '@capacitor/app';

/** The number that the store tells builds of one version apart by. */
export async function buildNumber(): Promise<string> {
  return (await App.getInfo()).build;
}

/** Tells each time the app comes back to the foreground. */
export async function onResume(tell: () => void): Promise<() => void> {
  let isStopped = false;
  // The device takes a moment to stop telling, and whoever has signed out is not to be told of (row AU-7).
  const listening = await App.addListener('resume', () => {
    if (!isStopped) tell();
  });
  return () => {
    isStopped = true;
    void listening.remove();
  };
}
