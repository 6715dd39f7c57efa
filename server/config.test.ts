import { expect, test } from 'vitest';
import { CannotStart } from './cannot-start.ts';
import { readConfig } from './config.ts';

test('without settings it is a server on this machine, with the demo world and a database of its own', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    database_url: null,
    public_url: 'http://localhost:8080',
    demo: true,
    database_connections: 10,
  });
});

test('a setting that can’t be understood is named', () => {
  expect(() => readConfig({ PORT: 'eighty' })).toThrow(CannotStart);
  expect(() => readConfig({ PORT: 'eighty' })).toThrow(/PORT/);
});

test('the database that it brings is asked for no more connections than it has; another one may have more', () => {
  expect(() => readConfig({ DATABASE_CONNECTIONS: '41' })).toThrow(/DATABASE_CONNECTIONS/);
  expect(readConfig({ DATABASE_CONNECTIONS: '40' }).database_connections).toBe(40);
  const url = 'postgres://heartsease@db.example.org/heartsease';
  expect(readConfig({ DATABASE_CONNECTIONS: '200', DATABASE_URL: url }).database_connections).toBe(200);
  expect(() => readConfig({ DATABASE_CONNECTIONS: '201', DATABASE_URL: url })).toThrow(/DATABASE_CONNECTIONS/);
});
