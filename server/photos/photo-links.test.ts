import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { isSamePicture } from '@heartsease/domain/photos/same-picture.ts';
import { bookPhotoLinks } from '../photo-book/book-links.ts';
import { familyPhotoUrl, photoUrl } from '../residents/photo-links.ts';
import { chatPhotoLinks, familyBookPhotoLinks, noticePhotoLinks, photoLinks } from './photo-links.ts';
import type { NoticePhotoLinks } from './photo-links.ts';
import { lookOf } from './tell-photos.ts';

const [home, sign_in, one, other] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
const key = randomBytes(32);
const NOW = new Date('2026-11-28T10:00:00Z');
const LATER = new Date('2026-11-28T10:03:00Z');

const MAKERS: [name: string, (now: Date) => NoticePhotoLinks][] = [
  ['photos', (now) => photoLinks(sign_in, key, now)],
  ['messages', (now) => chatPhotoLinks(sign_in, key, now)],
  ['the book of a person', (now) => bookPhotoLinks(sign_in, key, { resident_id: home, now })],
  ['the book of a circle', (now) => familyBookPhotoLinks(sign_in, key, now)],
  ['notices', (now) => noticePhotoLinks(`board/${sign_in}`, key, now)],
  ['notices on a screen of the home', (now) => noticePhotoLinks(`lounge/${home}/${sign_in}`, key, now)],
];

test.for(MAKERS)('three minutes later a picture has another address and is the same picture: %s', ([, makers]) => {
  const [now, later] = [makers(NOW), makers(LATER)];
  expect(later(one, 'screen', '1')).not.toBe(now(one, 'screen', '1'));
  expect(isSamePicture(now(one, 'screen', '1'), later(one, 'screen', '1'))).toBe(true);
  for (const another of [later(other, 'screen', '1'), later(one, 'thumb', '1'), later(one, 'screen', '2')])
    expect(isSamePicture(now(one, 'screen', '1'), another)).toBe(false);
});

test('so it is with somebody’s face, which is another one for each relative', () => {
  const face = (photo_id: string) => ({ care_home_id: home, photo_id, photo_key: key, photo_wish: 'agrees' as const });
  const [now, later] = [photoUrl(face(one), NOW) ?? '', photoUrl(face(one), LATER) ?? ''];
  expect(later).not.toBe(now);
  expect(isSamePicture(now, later)).toBe(true);
  expect(isSamePicture(now, photoUrl(face(other), LATER) ?? '')).toBe(false);
  expect(isSamePicture(now, familyPhotoUrl(face(one), sign_in, true) ?? '')).toBe(false);
});

test('a photo in which another face is covered, as many as before, has another address', () => {
  const links = photoLinks(sign_in, key, NOW);
  const covering = (...covered: string[]) => links(home, 'screen', lookOf({ version: 3 }, { is_shown: true, covered }));
  expect(isSamePicture(covering(one), covering(one))).toBe(true);
  expect(isSamePicture(covering(one), covering(other))).toBe(false);
  expect(isSamePicture(covering(one), covering())).toBe(false);
});
