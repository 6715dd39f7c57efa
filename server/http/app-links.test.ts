import { expect, test } from 'vitest';
import { NATIVE_APP_ID } from '@heartsease/domain/constants.ts';
import { readConfig } from '../config.ts';
import { openWorld } from '../test/world.ts';

const CERTIFICATE = Array.from({ length: 32 }, () => 'AB').join(':');

test('a server says which signed apps may open its links', async () => {
  const { android_certificates, apple_team_id } = readConfig({
    ANDROID_CERTIFICATES: `${CERTIFICATE.toLowerCase()}, ${CERTIFICATE}`,
    APPLE_TEAM_ID: 'ABCDE12345',
  });
  const world = await openWorld({ android_certificates, apple_team_id });
  const android = await fetch(`${world.address}/.well-known/assetlinks.json`);
  expect(android.headers.get('content-type')).toMatch(/^application\/json/);
  expect(await android.json()).toMatchObject([
    { target: { package_name: NATIVE_APP_ID, sha256_cert_fingerprints: [CERTIFICATE, CERTIFICATE] } },
  ]);
  const apple = await fetch(`${world.address}/.well-known/apple-app-site-association`);
  expect(apple.headers.get('content-type')).toMatch(/^application\/json/);
  const told: unknown = await apple.json();
  expect(told).toMatchObject({ applinks: { details: [{ appIDs: [`ABCDE12345.${NATIVE_APP_ID}`] }] } });
  // Files first, so that a page of the server's own is never taken for a screen; then a list, as on Android.
  expect(told).toMatchObject({
    applinks: { details: [{ components: expect.arrayContaining([{ '/': '*.*', exclude: true }, { '/': '/r/*' }]) }] },
  });
  await world.close();
});

test('a server without an app says nothing, and does not start with half a certificate', async () => {
  const { android_certificates, apple_team_id } = readConfig({});
  expect([android_certificates, apple_team_id]).toEqual([[], null]);
  expect(() => readConfig({ ANDROID_CERTIFICATES: 'AB:CD' })).toThrow(/ANDROID_CERTIFICATES/);
  expect(() => readConfig({ APPLE_TEAM_ID: 'ours' })).toThrow(/APPLE_TEAM_ID/);
});
