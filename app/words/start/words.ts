import { i18n } from '@lingui/core';
import { messages } from './en.po';

/** English comes with the first chunk: fetching it cost a round trip. Welsh is fetched when somebody wants it. */
export function speakEnglish(): void {
  i18n.load('en', messages);
  i18n.activate('en');
}
