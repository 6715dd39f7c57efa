import { expect, test } from './journey.ts';
import { SIZES } from './playwright.config.ts';

const COORDINATOR = 'coordinator@larch-house.example';

for (const size of ['phone', 'desk'] as const) {
  test.describe(size, () => {
    test.use({ viewport: SIZES[size].viewport });

    test('from a session that was, a tap leads to its report, and from there another back to the plan', async ({
      page,
      server,
      signIn,
      isAccessible,
    }) => {
      // The last one of an earlier day: what is of today is still changing.
      const [session] = await server.sql(`
        select s.id, s.title, s.day::text, r.id as report_id from planned_sessions s
          join reports r on r.planned_session_id = s.id and r.care_home_id = s.care_home_id and r.state <> 'void'
          join care_homes h on h.id = s.care_home_id
         where h.name = 'Larch House' and s.day < (now() at time zone h.timezone)::date
         order by s.starts_at desc, s.id limit 1`);
      const [id, day, report_id] = [String(session?.['id']), String(session?.['day']), String(session?.['report_id'])];
      const title = { level: 1, name: String(session?.['title']) };
      await signIn(COORDINATOR);
      await page.goto(`/tabs/planner?day=${day}`);
      await page.locator(`a[href^="/planned-session/${id}"]`).click();
      await expect(page.getByRole('heading', title)).toBeVisible();
      await isAccessible();

      await page.getByRole('link', { name: 'See how it was' }).click();
      await expect(page).toHaveURL(`/manage-report/${report_id}`);
      await expect(page.getByRole('heading', { name: 'Written by' })).toBeVisible();
      await expect(page.getByRole('heading', title)).toBeVisible();

      await page.getByRole('link', { name: 'See it in the plan' }).click();
      await expect(page).toHaveURL(`/planned-session/${id}?day=${day}`);
      await expect(page.getByRole('link', { name: 'See how it was' })).toBeVisible();
      await expect(page.getByRole('heading', title)).toBeVisible();

      // And by the arrow at the top the same way back, to the plan that it began with.
      for (const address of [`/manage-report/${report_id}`, `/planned-session/${id}?day=${day}`]) {
        await page.getByRole('button', { name: 'Back', exact: true }).click();
        await expect(page).toHaveURL(address);
        await expect(page.getByRole('heading', title)).toBeVisible();
      }
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await expect(page).toHaveURL(`/tabs/planner?day=${day}`);
    });
  });
}
