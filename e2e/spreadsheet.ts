import type { Page } from '@playwright/test';

/** Relatives as a home might list them: one who is known, and some faults. */
export const FAMILY = [
  'Resident;Room;Name;Relationship;E-mail;Main contact',
  'Hartley, Eileen;7;Sarah Hartley;Daughter;relative@larch-house.example;yes',
  'Arthur Pugh;;Gwyneth Pugh;Niece;gwyneth@family.example;',
  'Mrs Joyce Campbell;;Marlon Campbell;Grandson;;',
  'Nobody Known;;Ina Known;Sister;ina@family.example;',
  'Mei-Ling Chan;;Tom Chan;Friend from the choir;tom@family,example;perhaps',
  'Dilys Roberts;;Non Roberts;;non@family.example;',
].join('\r\n');

/** Chooses a file on the page of the import, as somebody with a mouse does. */
export async function chooseFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chosen).setFiles({ name, mimeType: 'application/octet-stream', buffer });
}
