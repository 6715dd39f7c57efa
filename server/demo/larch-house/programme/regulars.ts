import { people } from '../../programme.ts';

/** Chair yoga, which is always on now: the eight of the mock-up. */
export const yogaPeople = people(
  'eileen-hartley winston-clarke joyce-campbell gurdev-singh-sahota mei-ling-chan arthur-pugh dilys-roberts sushila-patel',
);

export const papersPeople = people(
  'brenda-yapp ron-jukes ivor-pryce adaeze-okafor marjorie-tipton peter-lang rafiq-khokhar george-thirlby dot-onions bill-rudge hazel-tudge',
);
