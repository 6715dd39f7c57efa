import type { Page } from '@playwright/test';

/** The browser's own authenticator for tests: it answers as a phone does whose owner shows a finger. */
export async function deviceWithScreenLock(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    says: async (answer: 'yes' | 'no') =>
      await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: answer === 'yes' }),
  };
}
