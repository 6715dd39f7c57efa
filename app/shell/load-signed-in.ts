/** What stands around every screen of signed-in people; named in one place, for each place weighs on the sign-in. */
export const loadSignedIn = () => import('./signed-in.tsx');
