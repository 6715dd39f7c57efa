import { expect, test } from 'vitest';
import { pushMessage } from '@heartsease/domain/notifications/push.ts';
import { serviceOf } from './push-services.ts';
import { restWhenSilent } from './rest-when-silent.ts';

const MESSAGE = pushMessage('0197a0de-0000-7000-8000-000000000001', 'message', 'en-GB');
const [WINDOWS, WINDOWS_TOO, APPLE] = [
  'https://wns2-db5p.notify.windows.com/w/?token=1',
  'https://wns2-am3p.notify.windows.com/w/?token=2',
  'https://web.push.apple.com/3',
];

/** Far ends with a clock: a silent one takes eight seconds of everybody’s time. */
function farEnds() {
  let time = 0;
  const silent = new Set<string>();
  const asked: string[] = [];
  const send = restWhenSilent(
    async ({ endpoint }) => {
      asked.push(endpoint);
      if (!silent.has(serviceOf(endpoint))) return 'sent';
      time += 8_000;
      return 'unreachable';
    },
    serviceOf,
    () => time,
  );
  return {
    silent,
    asked,
    tells: async (endpoint: string) => await send({ endpoint, p256dh: null, auth: null }, MESSAGE),
    passes: (ms: number) => void (time += ms),
  };
}

test('a push service that says nothing rests, and the others go on', async () => {
  const { silent, asked, tells, passes } = farEnds();
  silent.add(serviceOf(WINDOWS));
  for (let turn = 0; turn < 10; turn += 1) expect(await tells(turn % 2 ? WINDOWS : WINDOWS_TOO)).toBe('unreachable');
  expect(asked).toHaveLength(3);
  expect(await tells(APPLE)).toBe('sent');

  // After a while one tries, and while it does the others are put off.
  passes(31_000);
  expect(await Promise.all([tells(WINDOWS), tells(WINDOWS)])).toEqual(['unreachable', 'unreachable']);
  expect(asked).toHaveLength(5);
  silent.clear();
  expect(await tells(WINDOWS)).toBe('unreachable');
  passes(31_000);
  expect([await tells(WINDOWS), await tells(WINDOWS_TOO)]).toEqual(['sent', 'sent']);
});

test('one that is silent once is asked again at once', async () => {
  const { silent, asked, tells } = farEnds();
  for (let turn = 0; turn < 4; turn += 1) {
    silent.add(serviceOf(APPLE));
    expect(await tells(APPLE)).toBe('unreachable');
    silent.clear();
    expect(await tells(APPLE)).toBe('sent');
  }
  expect(asked).toHaveLength(8);
});
