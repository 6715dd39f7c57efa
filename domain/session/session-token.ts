import { z } from 'zod';

/** What a sign-in answers: the token's place is `token` and nothing else (row ME-2). */
export const SessionToken = z.object({ token: z.string() });
