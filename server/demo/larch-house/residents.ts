import type { DemoResident } from '../cast.ts';
import { gardenWingBack } from './residents/garden-wing-back.ts';
import { gardenWingFront } from './residents/garden-wing-front.ts';
import { rowanWingBack } from './residents/rowan-wing-back.ts';
import { rowanWingFront } from './residents/rowan-wing-front.ts';
import { wrekinWing } from './residents/wrekin-wing.ts';

/** Thirty-eight people live at Larch House; Betty Ellis is remembered. */
export const larchHouseResidents: readonly DemoResident[] = [
  ...gardenWingFront,
  ...gardenWingBack,
  ...rowanWingFront,
  ...rowanWingBack,
  ...wrekinWing,
];
