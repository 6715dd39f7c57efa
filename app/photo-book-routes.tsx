import { msg } from '@lingui/core/macro';
import type { RouteObject } from 'react-router';
import { own } from './screen-route.tsx';

/** The part of THE table of screens that is about photo books. */
export const photoBookScreens: RouteObject[] = [
  own(
    '/photo-books',
    msg`Photo books`,
    async () => (await import('./photo-book/photo-books-screen.tsx')).PhotoBooksScreen,
    'photo_book.open',
  ),
  own(
    '/photo-book',
    msg`Our book`,
    async () => (await import('./photo-book/family-book-screen.tsx')).FamilyBookScreen,
    'family_book.view',
  ),
  own(
    '/photo-book/:residentId',
    msg`Photo book`,
    async () => (await import('./photo-book/photo-book-screen.tsx')).PhotoBookScreen,
    'photo_book.open',
  ),
  own(
    '/photo-book/:residentId/change',
    msg`Change the book`,
    async () => (await import('./photo-book/edit-book-screen.tsx')).EditBookScreen,
    'photo_book.edit',
  ),
  own(
    '/photo-book/:residentId/history',
    msg`Earlier books`,
    async () => (await import('./photo-book/earlier-books-screen.tsx')).EarlierBooksScreen,
    'photo_book.edit',
  ),
  own(
    '/photo-book/:residentId/history/:version',
    msg`An earlier book`,
    async () => (await import('./photo-book/earlier-book-screen.tsx')).EarlierBookScreen,
    'photo_book.edit',
  ),
];
