import { replace } from 'react-router';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { signedInOnly } from './session/guards.ts';
import { NotFoundScreen } from './shell/not-found-screen.tsx';

/**
 * Short addresses, to write into a message or onto paper: a person, what was logged, an event, a photo. Each leads to its
 * screen, through the sign-in where nobody is in.
 */
export const shortLinks: RouteObject[] = [
  leads('/r/:id', (id) => `/manage-resident/${id}`),
  leads('/m/:id', (id) => `/manage-report/${id}`),
  leads('/e/:id', (id) => `/event-add/${id}`),
  leads('/p/:id', (id) => `/photos?photo=${id}`),
];

function leads(path: string, to: (id: string) => string): RouteObject {
  return {
    path,
    loader: async ({ params }: LoaderFunctionArgs) => {
      await signedInOnly();
      return replace(to(encodeURIComponent(params['id'] ?? '')));
    },
    // Never shown: the loader leads on.
    Component: NotFoundScreen,
  };
}
