import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { decrypted } from '../test/push-service.ts';
import { newBrowser } from '../test/pushes.ts';
import { encryptFor } from './encrypt.ts';
import { newVapidKeys } from './vapid.ts';

const from = (text: string) => Buffer.from(text, 'base64url');

/** RFC 8291, section 5. */
const RFC = {
  text: 'When I grow up, I want to be a watermelon',
  browser: from('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
  auth: from('BTBZMqHH6r4Tts7J_aSIgg'),
  sender: from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  salt: from('DGv6ra1nlYgDCS1FRnbzlw'),
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

test('a message is encrypted as the standard’s own example is', () => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(RFC.browser);
  const keys = { p256dh: pair.getPublicKey(), auth: RFC.auth };
  const own = { salt: RFC.salt, privateKey: RFC.sender, padded_to: 0 };
  expect(encryptFor(keys, RFC.text, own).toString('base64url')).toBe(RFC.message);
  expect(decrypted(from(RFC.message), { pair, auth: RFC.auth })).toBe(RFC.text);
});

test('every message is as long as every other, and no two are alike', () => {
  const { device, keys } = newBrowser();
  const to = { p256dh: from(device.p256dh), auth: from(device.auth) };
  const [short, long, again] = ['A word', 'Many more words than one, and then some', 'A word'].map((text) =>
    encryptFor(to, text),
  );
  expect(short?.length).toBe(long?.length);
  expect(short).not.toEqual(again);
  expect(decrypted(short ?? Buffer.alloc(0), keys)).toBe('A word');
});

test('the keys of a server are as browsers ask for them', () => {
  const { public_key } = newVapidKeys();
  expect(public_key).toHaveLength(65);
  expect(public_key[0]).toBe(4);
});
