import type { ToldInterests } from '../larch-house/interests/told-interest.ts';

/** In the smaller homes somebody has begun. By home, then by the key of the resident. */
export const smallHomeInterests: Readonly<Record<string, ToldInterests>> = {
  'teme-bank': {
    'mavis-preece': [
      ['scents', 'loves', 'Hops: September in February', { noticed: true }],
      ['countryside', 'loves', 'The hop yards'],
      ['company', 'likes'],
    ],
    'vera-kettle': [
      ['organ_music', 'loves', 'The cinema organ at Ludlow'],
      ['old_films', 'loves', 'With her own accompaniment'],
      ['singing', 'likes', 'Hum it and she will find the key', { noticed: true }],
    ],
    'connie-allum': [
      ['knitting', 'loves', 'She casts on for whoever is stuck'],
      ['shop_work', 'likes', 'The wool shop on Corve Street'],
    ],
  },
};
