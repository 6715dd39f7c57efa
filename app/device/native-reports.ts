import { init } from '@sentry/capacitor';
import type { CapacitorOptions } from '@sentry/capacitor';
import { FilterNativeOptions } from '@sentry/capacitor/dist/esm/nativeOptions.js';
import { SentryCapacitor } from '@sentry/capacitor/dist/esm/plugin.js';
import { NATIVE } from '@sentry/capacitor/dist/esm/wrapper.js';

/** The way out that the phone's own kit offers; undefined where it could not start. */
type PhoneTransport = Parameters<NonNullable<Parameters<typeof init>[1]>>[0]['transport'];

/**
 * Both plugins read these, and the page's part of the kit (4.4.0) passes them over: left to itself the phone counts
 * sessions under a number of this installation, and tells traces of its own that nobody has cleaned.
 */
const OFF = { enableAutoSessionTracking: false, enableAutoPerformanceTracing: false };

/**
 * Starts the phone's own error kit, which also sees what breaks beneath the page, and then the page's: over the
 * phone's transport, which holds what can't be sent now. Its files are in the app that is installed.
 *
 * @param begin starts the page's own part
 */
export async function reportByPhone(
  options: CapacitorOptions,
  begin: (transport: PhoneTransport) => void,
): Promise<void> {
  NATIVE.initNativeSdk = async (all) =>
    await SentryCapacitor.initNativeSdk({ options: { ...FilterNativeOptions(all), ...OFF } });
  await new Promise<void>((begun) =>
    init(options, ({ transport }) => {
      begin(transport);
      begun();
    }),
  );
}
