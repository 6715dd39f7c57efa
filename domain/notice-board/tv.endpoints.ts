import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id } from '../text.ts';
import { Done, Write } from '../write.ts';
import { TvFeed, TvLink, TvName, TvToken } from './tv.ts';

export const listTvLinks = endpoint({
  path: '/api/v2/notice/tv-links',
  summary: 'The links that show the board on a screen of the home, and when they were asked',
  allow: 'notices.tv',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({ items: z.array(TvLink) }),
});

/** The address is in the answer alone; of the link itself a hash is kept. */
export const makeTvLink = endpoint({
  path: '/api/v2/notice/tv-link',
  summary: 'Make a link that shows the board on a screen of the home',
  allow: 'notices.tv',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ name: TvName }),
  output: z.object({ id: Id, link: z.string() }),
});

export const takeBackTvLink = endpoint({
  path: '/api/v2/notice/tv-link-revoke',
  summary: 'Take a link to the board back; it is dead at once',
  allow: 'notices.tv',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ tv_link_id: Id }),
  output: Done,
});

/** Without an account: whoever has the link sees what hangs in the lounge, and nothing of any person. */
export const getTvFeed = endpoint({
  path: '/api/v2/notice/tv-feed',
  summary: 'What the screen in the lounge shows',
  allow: 'anyone',
  scope: 'none',
  kind: 'read',
  input: z.object({ link: TvToken }),
  output: TvFeed,
});
