import { Network } from '@capacitor/network';

/** Tells what the device says of its network: once now, and at every change. */
export async function onNetworkChange(tell: (isConnected: boolean) => void): Promise<() => void> {
  const listening = await Network.addListener('networkStatusChange', ({ connected }) => tell(connected));
  tell((await Network.getStatus()).connected);
  return () => void listening.remove();
}
