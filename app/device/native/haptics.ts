import { Haptics, ImpactStyle } from '@capacitor/haptics';

export async function tapLightly(): Promise<void> {
  await Haptics.impact({ style: ImpactStyle.Light });
}
