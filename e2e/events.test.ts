import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import { storageOf } from './device-storage.ts';
import { expect, test } from './journey.ts';

const NADIA = 'coordinator@larch-house.example';
const SARAH = 'relative@larch-house.example';
const HILARY = 'organiser@teme-valley.example';
const GRAHAM = 'member@teme-valley.example';

test('a coordinator puts an event into the calendar, changes it, cancels it and brings it back', async ({
  page,
  signIn,
  isAccessible,
}) => {
  await signIn(NADIA);
  await page.goto('/tabs/more');
  await page.getByRole('link', { name: /^Events/ }).click();
  await expect(page.getByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Add an event' }).click();
  await page.getByRole('button', { name: 'Put it in the calendar' }).click();
  await expect(page.getByRole('alert').getByText('Give the event a name')).toBeVisible();
  await page.getByRole('button', { name: 'Live music' }).click();
  await expect(page.getByLabel('Begins at')).toHaveValue('14:30');
  await page.getByLabel('Name', { exact: true }).fill('The Ludlow Fiddlers');
  await page.getByLabel('Where').fill('Conservatory');
  await page.getByLabel('Room for how many').fill('30');
  await isAccessible();
  await page.getByRole('button', { name: 'Put it in the calendar' }).click();

  await expect(page.getByRole('heading', { name: 'The Ludlow Fiddlers', level: 1 })).toBeVisible();
  await expect(page.getByText('30 places left')).toBeVisible();
  await page.getByRole('button', { name: 'Coming', exact: true }).click();
  await expect(page.getByText('1 person is coming · 29 places left')).toBeVisible();
  await page.getByRole('button', { name: 'Answer for a resident' }).click();
  const sheet = page.getByRole('dialog', { name: 'Answer for a resident' });
  await sheet.getByLabel('A few words with it').fill('Will bring his spoons');
  await sheet.getByRole('button', { name: /Who\?/ }).click();
  await page.getByRole('option', { name: 'Arthur Pugh' }).click();
  await sheet.getByRole('button', { name: 'Save the answer' }).click();
  await expect(sheet.getByRole('alert').getByText('Choose what they say')).toBeVisible();
  await sheet.getByRole('radio', { name: 'Coming', exact: true }).check();
  await sheet.getByRole('button', { name: 'Save the answer' }).click();
  await expect(page.getByText('“Will bring his spoons”')).toBeVisible();
  await expect(page.getByText('said by Nadia')).toBeVisible();

  await page.getByRole('link', { name: 'Change', exact: true }).click();
  await page.getByLabel('Where').fill('Garden lounge');
  await page.getByRole('button', { name: 'Save the event' }).click();
  await expect(page.getByText('Changed since this was answered: Where. Does it still fit?')).toBeVisible();
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByText('Where: Conservatory → Garden lounge')).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: 'Cancel it' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Cancel it' }).click();
  const cancel = page.getByRole('dialog', { name: 'Cancel The Ludlow Fiddlers' });
  await cancel.getByLabel('Why?').fill('The van broke down');
  await cancel.getByRole('button', { name: 'Cancel the event' }).click();
  await expect(page.getByText('The van broke down')).toBeVisible();
  // The button that it began with is gone: the focus is on what held it.
  await expect(page.getByRole('region', { name: 'This event' })).toBeFocused();
  await page.getByRole('button', { name: 'Let it take place' }).click();
  await expect(page.getByText('The van broke down')).toBeHidden();

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Later on' }).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /The Ludlow Fiddlers/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Deleted events' }).click();
  await page.getByRole('button', { name: 'Bring back The Ludlow Fiddlers' }).click();
  await expect(page.getByText('The Ludlow Fiddlers is in the calendar again.')).toBeVisible();
  await page.goto('/tabs/calendar');
  await expect(page.getByRole('link', { name: /The Ludlow Fiddlers/ })).toBeVisible();
});

test('what else is at the time is told while an event is written', async ({ page, signIn }) => {
  await signIn(NADIA);
  const title = 'Mahjong with the Chan family';
  await page.goto('/tabs/calendar');
  await page.getByRole('link', { name: new RegExp(title) }).click();
  await page.getByRole('link', { name: 'Change', exact: true }).click();
  const [day, from, to, place] = [
    await page.getByLabel('Day', { exact: true }).inputValue(),
    await page.getByLabel('Begins at').inputValue(),
    await page.getByLabel('Ends at').inputValue(),
    await page.getByLabel('Where').inputValue(),
  ];
  await page.goto(`/tabs/planner?day=${day}`);
  await expect(page.getByRole('list', { name: 'Events' }).getByRole('link', { name: new RegExp(title) })).toBeVisible();
  await page.goto(`/event-add?date=${day}`);
  await page.getByLabel('Name', { exact: true }).fill('Something else');
  await page.getByLabel('Begins at').fill(from);
  await page.getByLabel('Ends at').fill(to);
  await page.getByLabel('Where').fill(place);
  const told = page.getByRole('status').filter({ hasText: 'At the same time' });
  await expect(told).toContainText(title);
  await expect(told).toContainText(`In the same place: ${place}`);
});

test('when an event is over, it becomes a report of those who came', async ({ page, signIn }) => {
  await signIn(NADIA);
  await page.goto(`/tabs/planner?day=${addDays(calendarDay(new Date(), 'Europe/London'), -1)}`);
  await page
    .getByRole('list', { name: 'Events' })
    .getByRole('link', { name: /Bryn and his accordion/ })
    .click();
  await page.getByRole('button', { name: 'Turn into a report' }).click();
  await expect(page).toHaveURL(/\/manage-report/);
  await expect(page.getByText('Bryn and his accordion').first()).toBeVisible();
  for (const name of ['Dilys', 'Winston', 'Eileen']) await expect(page.getByText(name).first()).toBeVisible();
});

test('a relative finds what they are invited to and says who comes', async ({ page, signIn, isAccessible }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(SARAH);
  const events = page.getByRole('region', { name: 'Events' });
  await expect(events.getByText('You are invited').first()).toBeVisible();
  // One tap, right where it stands.
  const mahjong = events.getByRole('listitem').filter({ hasText: 'Mahjong with the Chan family' });
  await mahjong.getByRole('button', { name: 'I’ll come: Mahjong' }).click();
  await expect(mahjong).toContainText('You are coming');
  await expect(mahjong.getByRole('button')).toHaveCount(0);
  await expect(mahjong.getByRole('link')).toBeFocused();
  await events.getByRole('link', { name: /Year 5 sings/ }).click();
  const mine = page.getByRole('region', { name: 'Are you coming?' });
  await mine.getByRole('button', { name: 'Coming', exact: true }).click();
  // The second tap comes while the first is on its way.
  await mine.getByRole('button', { name: 'One guest more' }).click();
  await mine.getByRole('button', { name: 'One guest more' }).click();
  await expect(mine.getByText('Guests who come along: 2')).toBeVisible();
  await mine.getByLabel('A few words with it').fill('With her great-grandson');
  await mine.getByRole('button', { name: 'Send' }).click();
  await expect(mine.getByRole('button', { name: 'Send' })).toBeHidden();
  const hers = page.getByRole('region', { name: 'Is Eileen coming?' });
  await hers.getByRole('button', { name: 'Coming', exact: true }).click();
  await expect(hers.getByRole('button', { name: 'Coming', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/^5 people are coming/)).toBeVisible();
  await isAccessible();
  // who else comes is nobody's business
  await expect(page.getByText('Adaeze')).toHaveCount(0);

  await page.goto('/tabs/calendar');
  await expect(page.getByRole('link', { name: /Year 5 sings/ })).toContainText('You are coming');
  await expect(page.getByRole('region', { name: 'Later on' }).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add an event' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Fire drill/ })).toHaveCount(0);
});

test('a carers’ circle has its own events, and its members answer', async ({ page, signIn, anotherDevice }) => {
  await signIn(HILARY);
  await page.goto('/tabs/calendar');
  await page.getByRole('link', { name: 'Add an event' }).click();
  await page.getByRole('button', { name: 'Walk together' }).click();
  await expect(page.getByText('Residents invited')).toHaveCount(0);
  await page.getByText('Just those I invite').click();
  await page.getByRole('button', { name: 'Put it in the calendar' }).click();
  await expect(page.getByRole('alert').getByText('Invite somebody, or choose for whom it is')).toBeVisible();
  await page.getByRole('button', { name: 'Choose members' }).click();
  const sheet = page.getByRole('dialog', { name: 'Members invited' });
  await sheet.getByRole('checkbox', { name: 'Graham Powell' }).check();
  await sheet.getByRole('button', { name: 'Done: 1 person' }).click();
  await page.getByRole('button', { name: 'Put it in the calendar' }).click();
  await expect(page.getByRole('heading', { name: 'Walk together', level: 1 })).toBeVisible();

  const graham = await anotherDevice();
  await signIn(GRAHAM, graham);
  await graham.goto('/tabs/calendar');
  const walk = graham.getByRole('link', { name: /Walk together/ });
  await expect(walk).toContainText('You are invited');
  await walk.click();
  await graham.getByRole('button', { name: 'Perhaps' }).click();
  await expect(graham.getByText(/1 perhaps/)).toBeVisible();

  await page.reload();
  await expect(page.getByRole('region', { name: 'Who is coming' }).getByText('Graham Powell')).toBeVisible();
});

test('an event that was begun on another day is found again', async ({ page, signIn }) => {
  await page.clock.install();
  await signIn(NADIA);
  await page.goto('/event-add');
  await page.getByLabel('Name', { exact: true }).fill('Apple day');
  await page.clock.runFor(1000);
  await expect.poll(async () => (await storageOf(page)).begun).toContain('Apple day');
  // The screen is left first: what it still asked for would be given up as a day too late.
  await page.goto('about:blank');
  await page.clock.fastForward('24:00:00');
  await page.goto('/event-add');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Apple day');
});

test('what was, and what is far away, is found in the calendar', async ({ page, signIn }) => {
  await signIn(NADIA);
  await page.goto('/tabs/calendar');
  const earlier = page.getByRole('region', { name: 'Earlier' });
  await earlier.getByRole('button', { name: 'Show earlier ones' }).click();
  await expect(earlier.getByRole('link', { name: /Bryn and his accordion/ })).toBeVisible();
  const later = page.getByRole('region', { name: 'Later on' });
  const more = later.getByRole('button', { name: 'Show later ones' });
  await more.click();
  await expect(later.getByText(/^No event from/)).toBeVisible();
});

test('who is invited is chosen over the form, and Back closes just that', async ({ page, signIn }) => {
  await signIn(NADIA);
  const day = addDays(calendarDay(new Date(), 'Europe/London'), 30);
  await page.goto(`/event-add?date=${day}`);
  await page.getByLabel('Name', { exact: true }).fill('Lantern walk');
  await page.getByRole('button', { name: 'Choose residents' }).click();
  const sheet = page.getByRole('dialog', { name: 'Who is invited?' });
  await sheet.getByRole('button', { name: /^Arthur Pugh/ }).click();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Change 1 resident' })).toBeFocused();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Lantern walk');
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue(day);
});
