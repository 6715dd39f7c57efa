import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { APP_LINK_PREFIXES } from '@heartsease/domain/app-links.ts';
import { NATIVE_APP_ID, PRODUCT_NAME, VERSION } from '@heartsease/domain/constants.ts';
import { NOTIFICATION_KINDS } from '@heartsease/domain/notifications/notification.ts';
import { pathOf } from '@heartsease/domain/notifications/push.ts';
import { pageOfNativeApp } from './native.ts';

const APP = join(import.meta.dirname, '../app');
const read = (path: string) => readFileSync(join(APP, path), 'utf8');
const all = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, found]) => found))];

/** 2.8.2 is build 20802: a store takes only builds that count upwards. */
const BUILD = VERSION.split('.').reduce((sum, part) => sum * 100 + Number(part), 0);

const gradle = read('android/app/build.gradle');
const manifest = read('android/app/src/main/AndroidManifest.xml');
const strings = read('android/app/src/main/res/values/strings.xml');
const xcode = read('ios/App/App.xcodeproj/project.pbxproj');
const plist = read('ios/App/App/Info.plist');

test('both projects and Capacitor have the product’s own id, name and version', () => {
  expect(JSON.parse(read('capacitor.config.json'))).toMatchObject({ appId: NATIVE_APP_ID, appName: PRODUCT_NAME });
  expect(all(gradle, /(?:namespace =|applicationId) "(.+)"/g)).toEqual([NATIVE_APP_ID]);
  expect(all(gradle, /versionName "(.+)"/g)).toEqual([VERSION]);
  expect(all(gradle, /versionCode (\d+)/g)).toEqual([String(BUILD)]);
  expect(all(strings, /<string name="(?:app_name|title_activity_main)">(.+)<\/string>/g)).toEqual([PRODUCT_NAME]);
  expect(read('android/app/src/main/java/uk/heartsease/app/MainActivity.java')).toContain(`package ${NATIVE_APP_ID};`);
  expect(all(xcode, /PRODUCT_BUNDLE_IDENTIFIER = (.+);/g)).toEqual([NATIVE_APP_ID]);
  expect(all(xcode, /MARKETING_VERSION = (.+);/g)).toEqual([VERSION]);
  expect(all(xcode, /CURRENT_PROJECT_VERSION = (.+);/g)).toEqual([String(BUILD)]);
  expect(plist).toMatch(new RegExp(`<key>CFBundleDisplayName</key>\\s*<string>${PRODUCT_NAME}</string>`));
});

test('both projects hold the plugins that the app is written with', () => {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(read('package.json'));
  const shells = ['@capacitor/core', '@capacitor/android', '@capacitor/ios'];
  const plugins = Object.keys(dependencies).filter((name) => /capacitor/.test(name) && !shells.includes(name));
  const modules = (path: string) => new Set(all(read(path), /node_modules\/(@[\w-]+\/[\w-]+)(?:\/android)?["']/g));
  expect(modules('android/capacitor.settings.gradle')).toEqual(new Set(plugins));
  expect(modules('ios/App/CapApp-SPM/Package.swift')).toEqual(new Set(plugins));
  const versions = shells.map((name) => dependencies[name]);
  expect(new Set(versions).size).toBe(1);
  expect(read('ios/App/CapApp-SPM/Package.swift')).toContain(`exact: "${versions[0]}"`);
});

test('the Android app registers the plugin of its own by the name that the page calls', () => {
  const folder = 'android/app/src/main/java/uk/heartsease/app';
  expect(read(`${folder}/MainActivity.java`)).toMatch(/registerPlugin\(FileOpenerPlugin\.class\);\s+super\.onCreate/);
  const [name] = all(read(`${folder}/FileOpenerPlugin.java`), /@CapacitorPlugin\(name = "(\w+)"\)/g);
  expect(read('device/native/share-file.ts')).toContain(`('${name}')`);
  // Where the file is written, the app's own provider may hand it on from.
  expect(read('android/app/src/main/res/xml/file_paths.xml')).toMatch(/<cache-path name="shared" path="\." \/>/);
});

test('the iOS app says why it uses what Apple asks a reason for, and the file is in what is built', () => {
  const privacy = read('ios/App/App/PrivacyInfo.xcprivacy');
  const [, resources = ''] = /PBXResourcesBuildPhase;([^)]*)\)/.exec(xcode) ?? [];
  expect(resources).toContain('PrivacyInfo.xcprivacy in Resources');
  expect(xcode).toMatch(/isa = PBXFileReference;.* path = PrivacyInfo\.xcprivacy;/);
  // What a crash tells, and how long a screen took: of nobody, and only where the operator wants it.
  expect(all(privacy, /<string>NSPrivacyCollectedDataType([A-Z](?!urpose)\w+)<\/string>/g)).toEqual([
    'CrashData',
    'PerformanceData',
    'OtherDiagnosticData',
  ]);
  expect(privacy).not.toContain('<true/>');
  expect(privacy).toMatch(/<key>NSPrivacyTracking<\/key>\s*<false\/>/);
  expect(privacy).toMatch(/NSPrivacyAccessedAPICategoryFileTimestamp<[^[]*<string>C617\.1<\/string>/);
});

test('both phones know that the app speaks Welsh, and ask for the camera and the microphone in it', () => {
  expect(plist).toMatch(/<key>CFBundleLocalizations<\/key>\s*<array>\s*<string>en<\/string>\s*<string>cy<\/string>/);
  const asked = all(plist, /<key>(NS\w+UsageDescription)<\/key>/g);
  const welsh = read('ios/App/App/cy.lproj/InfoPlist.strings');
  expect(all(welsh, /^"(\w+)" = ".{20,}";$/gm)).toEqual(asked);
  expect(asked.length).toBeGreaterThan(1);
  const [, resources = ''] = /PBXResourcesBuildPhase;([^)]*)\)/.exec(xcode) ?? [];
  expect(resources).toContain('InfoPlist.strings in Resources');
  expect(xcode).toMatch(/knownRegions = \(\s*en,\s*cy,/);
  expect(manifest).toContain('android:localeConfig="@xml/locales_config"');
  const locales = all(read('android/app/src/main/res/xml/locales_config.xml'), /android:name="(.+)"/g);
  expect(locales).toEqual(['en-GB', 'cy']);
  const names = (text: string) => all(text, /<string name="(app_name|title_\w+)">/g);
  expect(names(read('android/app/src/main/res/values-cy/strings.xml'))).toEqual(names(strings));
});

test('nothing that the app keeps leaves it by a backup, and no photo goes to the gallery', () => {
  expect(manifest).toContain('android:allowBackup="false"');
  expect(manifest).not.toMatch(/usesCleartextTraffic|(READ|WRITE)_(EXTERNAL|MEDIA)/);
  expect(all(manifest, /uses-permission android:name="(.+)"/g)).toEqual([
    'android.permission.INTERNET',
    'android.permission.POST_NOTIFICATIONS',
  ]);
  expect(manifest).toMatch(/"io\.sentry\.auto-session-tracking\.enable" android:value="false"/);
  expect(plist).not.toContain('NSPhotoLibrary');
  expect(plist).not.toContain('NSAllowsArbitraryLoads');
});

test('each link of a notification, a mail and a paper opens in the app on both phones', () => {
  expect(new Set(all(manifest, /android:pathPrefix="(.+)"/g))).toEqual(new Set(APP_LINK_PREFIXES));
  // Where the server writes an address other than of a notification; pages for people without an account are files.
  const written = [
    '/account/notifications',
    '/answer/token',
    '/event-add/id',
    '/manage-report/session/id',
    '/planned-session/id',
    '/register?code=code',
    '/reset-password?token=token',
    '/mail-link?token=token',
    '/tabs/home',
  ];
  const paths = [...NOTIFICATION_KINDS.map((kind) => pathOf(kind)), ...written];
  expect(paths.filter((path) => !APP_LINK_PREFIXES.some((prefix) => path.startsWith(prefix)))).toEqual([]);
});

test('the page of a native app names its server, and may load nothing from anywhere else', () => {
  const page = pageOfNativeApp('<head><meta charset="utf-8" /></head>', 'https://home.example');
  expect(page).toContain('<meta name="server" content="https://home.example" />');
  expect(all(page, /(https?:\/\/[^ ;"]+)/g)).toEqual(['https://home.example']);
  expect(page).toContain("default-src 'none'");
  expect(() => pageOfNativeApp('<head></head>', 'https://home.example')).toThrow(/no place/);
});
