import { createContext } from 'react';

/** Whether the server can be reached, as far as the app knows: handed in from around all screens. */
export const OnlineContext = createContext(true);
