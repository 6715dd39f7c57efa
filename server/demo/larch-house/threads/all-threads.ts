import { adaezeOkafor } from './adaeze-okafor.ts';
import { arthurPugh } from './arthur-pugh.ts';
import { dilysRoberts } from './dilys-roberts.ts';
import { eileenHartley } from './eileen-hartley.ts';
import { frankEllis } from './frank-ellis.ts';
import { gurdevSinghSahota } from './gurdev-singh-sahota.ts';
import { halinaKowalska } from './halina-kowalska.ts';
import { joyceCampbell } from './joyce-campbell.ts';
import { meiLingChan } from './mei-ling-chan.ts';
import { peterLang } from './peter-lang.ts';
import { sushilaPatel } from './sushila-patel.ts';
import type { Thread } from './thread.ts';
import { winstonClarke } from './winston-clarke.ts';

export const allThreads: readonly Thread[] = [
  eileenHartley,
  arthurPugh,
  joyceCampbell,
  gurdevSinghSahota,
  meiLingChan,
  dilysRoberts,
  winstonClarke,
  halinaKowalska,
  sushilaPatel,
  frankEllis,
  adaezeOkafor,
  peterLang,
];
