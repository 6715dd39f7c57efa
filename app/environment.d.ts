/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The API of an app that is not served by its own server, the native shells above all. */
  readonly VITE_API_ORIGIN?: string;
}

declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
