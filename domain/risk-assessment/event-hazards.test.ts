import { expect, test } from 'vitest';
import { hazardsOfEvent } from './event-hazards.ts';

const hazardsIn = (title: string, description = '') => hazardsOfEvent({ type: 'meeting', title, description });

test.each([
  'Food festival',
  'Pancake morning',
  'Luncheon club',
  'Sandwiches and scones',
  'Meal out at the pub',
  'Mince pies by the tree',
  'Strawberries on the lawn',
  'Cheese and wine',
  'ICE CREAM VAN',
  'Harvest supper',
  'Café afternoon',
  'Te prynhawn',
  'Bara brith a chlecs',
  'Bore coffi',
  'Barbecue in the garden',
  'BBQ',
  'Barbeciw',
])('what is eaten at “%s” asks for allergies and for who may choke', (title) => {
  expect(hazardsIn(title)).toEqual(expect.arrayContaining(['allergy', 'choking']));
  expect(hazardsIn('An afternoon together', title)).toEqual(expect.arrayContaining(['allergy', 'choking']));
});

test.each([
  ['Puppies visit', 'animals'],
  ['Birds of prey', 'animals'],
  ['Y ceffylau', 'animals'],
  ['Lambs from the farm', 'animals'],
  ['Flower arranging', 'plants'],
  ['Wreath making', 'plants'],
  ['Garddio', 'plants'],
  ['Balloons for Ken', 'balloons'],
  ['Barbecue in the garden', 'hot_equipment'],
  ['Fireworks from the window', 'hot_equipment'],
  ['Tân gwyllt', 'hot_equipment'],
  ['A day at the seaside', 'water'],
] as const)('“%s” brings %s', (title, hazard) => {
  expect(hazardsIn(title)).toContain(hazard);
});

test.each([
  'A talk about maps',
  'Residents’ meeting',
  'Dominoes against the Red Lion',
  'Teaching a song',
  'Poetry hour',
  'Ivy and Holly sing',
  'The torch relay on television',
])('“%s” brings nothing', (title) => {
  expect(hazardsIn(title)).toEqual([]);
});

test('a type brings what it usually does, once', () => {
  expect(hazardsOfEvent({ type: 'celebration', title: 'Birthday cake', description: '' })).toEqual([
    'allergy',
    'choking',
    'noise',
  ]);
});
