import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { VERSION } from '@heartsease/domain/constants.ts';

const MODULES = join(import.meta.dirname, '../node_modules');
/** What Capacitor puts into the page on Android before our code runs. */
const BRIDGE = readFileSync(join(MODULES, '@capacitor/android/capacitor/src/main/assets/native-bridge.js'), 'utf8');

interface Call {
  callbackId: string;
  pluginId: string;
  methodName: string;
  options: Record<string, unknown>;
}

/** An Android phone around the page: Capacitor's own bridge, and behind it a device that keeps a record. */
export interface Phone {
  /** Every call of a plugin, as `App.getInfo`, with what it was given. */
  calls: { what: string; options: Record<string, unknown> }[];
  asked(what: string): Record<string, unknown>[];
  /** What stands in the Keystore; it outlives the page. */
  keystore: Map<string, unknown>;
  /** Whether some app of the phone shows a PDF. */
  reader: { isThere: boolean };
  /** By what the phone knows its owner, and what comes of asking: nothing, or the error that the plugin tells. */
  owner: Owner;
  /** Something happens on the device that the app listens to. */
  happens(plugin: string, event: string, data?: object): Promise<void>;
}

export interface Owner {
  isEnrolled: boolean;
  hasPasscode: boolean;
  /** Empty: it is its owner. */
  says: string;
}

/** @param isSilent the device never says that it is ready, and answers nothing */
export async function insidePhone(page: Page, { isSilent = false } = {}): Promise<Phone> {
  const calls: Phone['calls'] = [];
  const keystore = new Map<string, unknown>();
  const owner: Owner = { isEnrolled: true, hasPasscode: true, says: '' };
  const reader = { isThere: true };
  const listeners = new Map<string, Set<string>>();

  await page.exposeFunction('toPhone', (call: Call) => {
    const what = `${call.pluginId}.${call.methodName}`;
    calls.push({ what, options: call.options });
    if (isSilent) return null;
    if (call.methodName === 'addListener') {
      const name = `${call.pluginId} ${String(call.options['eventName'])}`;
      listeners.set(name, (listeners.get(name) ?? new Set()).add(call.callbackId));
      return null;
    }
    if (call.methodName === 'removeListener')
      listeners
        .get(`${call.pluginId} ${String(call.options['eventName'])}`)
        ?.delete(String(call.options['callbackId']));
    if (what === 'BiometricAuthNative.internalAuthenticate' && owner.says !== '')
      return { ...call, success: false, error: { message: 'The phone said no', code: owner.says } };
    if (what === 'FileOpener.open' && !reader.isThere)
      return { ...call, success: false, error: { message: 'The phone has none', code: 'CANNOT_OPEN' } };
    if (what === 'BiometricAuthNative.checkBiometry') return { ...call, success: true, data: checkOf(owner) };
    return { ...call, success: true, data: answerTo(what, call.options, keystore) };
  });
  const parts = [
    `(${String(surroundPage)})(${JSON.stringify(PLUGINS)});`,
    BRIDGE,
    isSilent ? `(${String(keepSilent)})();` : '',
  ];
  await page.addInitScript({ content: parts.join('\n') });
  return {
    calls,
    keystore,
    reader,
    owner,
    asked: (what) => calls.filter((call) => call.what === what).map(({ options }) => options),
    happens: async (plugin, event, data = {}) => {
      const told = [...(listeners.get(`${plugin} ${event}`) ?? [])];
      await page.evaluate(
        ({ told, plugin, data }) => {
          const capacitor: unknown = Reflect.get(window, 'Capacitor');
          const fromNative = Reflect.get(Object(capacitor), 'fromNative');
          for (const callbackId of told)
            fromNative({ callbackId, pluginId: plugin, methodName: 'addListener', success: true, save: true, data });
        },
        { told, plugin, data },
      );
    },
  };
}

function answerTo(what: string, options: Record<string, unknown>, keystore: Map<string, unknown>): object {
  const key = String(options['prefixedKey']);
  switch (what) {
    case 'App.getInfo':
      return { name: 'Heartsease', id: 'uk.heartsease.app', build: '20802', version: VERSION };
    case 'Network.getStatus':
      return { connected: true, connectionType: 'wifi' };
    case 'PushNotifications.checkPermissions':
      return { receive: 'prompt' };
    case 'PushNotifications.requestPermissions':
      return { receive: 'granted' };
    case 'SecureStorage.internalGetItem':
      return { data: keystore.get(key) ?? null };
    case 'SecureStorage.internalSetItem':
      keystore.set(key, options['data']);
      return {};
    case 'SecureStorage.internalRemoveItem':
      return { success: keystore.delete(key) };
    case 'Filesystem.writeFile':
      return { uri: `file:///data/user/0/uk.heartsease.app/cache/${String(options['path'])}` };
    default:
      return {};
  }
}

/** As a phone with a finger for its owner answers; 3 is a fingerprint. */
function checkOf({ isEnrolled, hasPasscode }: Owner): object {
  const code = isEnrolled ? '' : 'biometryNotEnrolled';
  return {
    isAvailable: isEnrolled,
    strongBiometryIsAvailable: isEnrolled,
    biometryType: 3,
    biometryTypes: [3],
    deviceIsSecure: hasPasscode,
    reason: '',
    code,
    strongReason: '',
    strongCode: code,
  };
}

/** Runs in the page before everything else. */
function surroundPage(PluginHeaders: object[]): void {
  const postMessage = async (text: string) => {
    const answer = await Reflect.get(window, 'toPhone')(JSON.parse(text));
    if (answer !== null) Reflect.get(Object(Reflect.get(window, 'Capacitor')), 'fromNative')(answer);
  };
  Object.assign(window, {
    androidBridge: { postMessage: (text: string) => void postMessage(text) },
    Capacitor: { DEBUG: false, isLoggingEnabled: false, Plugins: {}, PluginHeaders },
  });
}

/** The bridge tells everybody who asks that the device is ready; here it tells nobody. */
function keepSilent(): void {
  const listen = document.addEventListener.bind(document);
  document.addEventListener = (name: string, ...rest: [EventListener]) => {
    if (name !== 'deviceready') listen(name, ...rest);
  };
}

/** The plugins as Android tells them to the page, read from their own code: what they don't have can't be called. */
const PLUGINS = globSync(
  [
    '@capacitor/*/android/src/main/**/*Plugin.{java,kt}',
    '@aparajita/*/android/src/main/**/*.java',
    '@capacitor/android/capacitor/src/main/java/com/getcapacitor/plugin/*.java',
    '../app/android/app/src/main/java/**/*Plugin.java',
  ],
  { cwd: MODULES },
).flatMap((path) => {
  const code = readFileSync(join(MODULES, path), 'utf8');
  if (!code.includes('@CapacitorPlugin')) return [];
  const [, className = ''] = /class (\w+)/.exec(code) ?? [];
  const [, name = className] = /@CapacitorPlugin\(\s*name = "(\w+)"/.exec(code) ?? [];
  const own = [...code.matchAll(/@PluginMethod(\([^)]*RETURN_(\w+)\))?\s+(?:public void|fun) (\w+)/g)].map(
    ([, , returns = 'PROMISE', method = '']) => ({ name: method, rtype: returns.toLowerCase() }),
  );
  const ofEvery = [
    { name: 'addListener' },
    { name: 'removeListener' },
    { name: 'removeAllListeners', rtype: 'promise' },
  ];
  return [{ name, methods: [...ofEvery, ...own] }];
});
