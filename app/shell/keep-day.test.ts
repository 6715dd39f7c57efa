import { beforeEach, expect, it, vi } from 'vitest';
import { listActivities } from '@heartsease/domain/activities/activities.endpoints.ts';
import { getToday } from '@heartsease/domain/dashboard/today.endpoints.ts';
import { listToDo } from '@heartsease/domain/observations/observations.endpoints.ts';
import { listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { keepDay } from './keep-day.ts';

const world = vi.hoisted(() => ({
  asked: [] as string[],
  fails: '',
  connection: 'connected',
  kept: new Map<string, number>(),
}));

vi.mock('../api/connection.ts', () => ({ connection: { now: () => world.connection } }));
vi.mock('../api/device-answers.ts', () => ({
  keptAnswers: {
    keeper: async () => ({
      find: async ({ path }: { path: string }) => {
        const kept_at = world.kept.get(path);
        return kept_at === undefined ? null : { body: {}, kept_at };
      },
    }),
  },
}));
vi.mock('../api/recall.ts', () => ({
  askOrRecall: async ({ path }: { path: string }) => {
    world.asked.push(path);
    if (path === world.fails) throw new Error('It broke');
    world.kept.set(path, Date.now());
  },
}));
vi.mock('../session/session.ts', () => ({
  session: {
    now: () => ({
      state: 'in',
      profile: {
        type: 'carehome',
        organisation_type: 1,
        expired: false,
        package: { title: 'Package E', is_basic: false },
        role: 'carer',
        carehome: { timezone: 'Europe/London', organisation: { is_risk_assessment_enabled: true } },
      },
    }),
  },
}));

beforeEach(() => {
  Object.assign(world, { fails: '', connection: 'connected' });
  world.asked.splice(0);
  world.kept.clear();
});

it('goes on behind what could not be fetched, and fetches that alone the next time', async () => {
  world.fails = listResidents.path;
  await keepDay(new AbortController().signal);
  expect([...world.kept.keys()]).toEqual(expect.arrayContaining([getToday.path, listActivities.path, listToDo.path]));
  world.asked.splice(0);
  world.fails = '';
  await keepDay(new AbortController().signal);
  expect(world.asked).toEqual([listResidents.path]);
});

it('asks for nothing while there is no connection', async () => {
  world.connection = 'lost';
  await keepDay(new AbortController().signal);
  expect(world.asked).toEqual([]);
});
