import { askServer } from './ask-server.ts';
import { expect, quietTest as test } from './journey.ts';
import { isAccessibleInEveryLook } from './looks.ts';
import { SIZES } from './playwright.config.ts';
import { allArrived } from './settled.ts';

// One page is looked at in all sizes; touch makes no difference to what axe judges.
test.use({ viewport: SIZES.phone.viewport, isMobile: false, hasTouch: false, deviceScaleFactor: 1 });
test.setTimeout(300_000);

test('what suits some people, and an activity, can be read by everybody [H1, H4]', async ({ page, signIn }) => {
  await signIn('coordinator@larch-house.example');
  const residents = (await askServer(page, 'resident/list')).body['items'] as { id: string }[];
  const three = residents.slice(0, 3).map(({ id }) => id);
  await page.goto(`/choose-activity?residents=${three.join(',')}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await allArrived(page);
  await isAccessibleInEveryLook(page, 'what suits');
  const activities = (await askServer(page, 'activity/list')).body['items'] as { id: string }[];
  await page.goto(`/activity/${activities[0]?.id}`);
  await expect(page.getByRole('region', { name: 'Step by step' })).toBeVisible();
  await allArrived(page);
  await isAccessibleInEveryLook(page, 'an activity');
});
