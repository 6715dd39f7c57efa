import { relative } from '../cast.ts';
import type { DemoRelative } from '../cast.ts';

const home = 'larch-house.example';

/** Thirty-four relatives and friends. Sarah is Eileen's daughter, in New Zealand. */
export const larchHouseRelatives: readonly DemoRelative[] = [
  {
    ...relative('Sarah', 'Hartley', home, [['eileen-hartley', 'daughter', 'representative']]),
    email: `relative@${home}`,
  },
  relative('Malcolm', 'Reeve', home, [['peter-lang', 'husband', 'representative']]),
  relative('David', 'Chan', home, [['mei-ling-chan', 'son', 'representative']]),
  relative('Phoebe', 'Chan', home, [['mei-ling-chan', 'granddaughter', 'family']]),
  relative('Gloria', 'Clarke', home, [['winston-clarke', 'wife', 'representative']]),
  relative('Marcia', 'Clarke-Hall', home, [['winston-clarke', 'daughter', 'family']]),
  relative('Linda', 'Grant', home, [
    ['frank-ellis', 'daughter', 'representative'],
    ['betty-ellis', 'daughter', 'representative'],
  ]),
  relative('Nerys', 'Roberts', home, [['dilys-roberts', 'niece', 'representative']]),
  relative('Manjit', 'Sahota', home, [['gurdev-singh-sahota', 'son', 'representative']]),
  relative('Jaspreet', 'Sahota', home, [['gurdev-singh-sahota', 'granddaughter', 'family']]),
  relative('Andrew', 'Campbell', home, [['joyce-campbell', 'son', 'representative']]),
  relative('Leah', 'Reid-Campbell', home, [['joyce-campbell', 'granddaughter', 'family']]),
  relative('Ewa', 'Kowalska', home, [['halina-kowalska', 'daughter', 'representative']]),
  relative('Nikhil', 'Patel', home, [['sushila-patel', 'son', 'representative']]),
  relative('Meera', 'Shah', home, [['sushila-patel', 'daughter', 'family']]),
  relative('Chidi', 'Okafor', home, [['adaeze-okafor', 'son', 'representative']]),
  relative('Ngozi', 'Okafor', home, [['adaeze-okafor', 'daughter', 'family']]),
  relative('Rosemary', 'Gough', home, [['arthur-pugh', 'niece', 'representative']]),
  relative('Anne', 'Cole', home, [['ivy-meredith', 'daughter', 'representative']]),
  relative('Clive', 'Hatton', home, [['pauline-hatton', 'brother', 'representative']]),
  relative('Huw', 'Bebb', home, [
    ['stan-bebb', 'son', 'representative'],
    ['maureen-bebb', 'son', 'representative'],
  ]),
  relative('Catrin', 'Bebb', home, [
    ['stan-bebb', 'granddaughter', 'family'],
    ['maureen-bebb', 'granddaughter', 'family'],
  ]),
  relative('Karen', 'Tudge', home, [['hazel-tudge', 'daughter', 'representative']]),
  relative('Jess', 'Fenwick', home, [['audrey-fenwick', 'granddaughter', 'representative']]),
  relative('Lee', 'Onions', home, [['dot-onions', 'grandson', 'representative']]),
  relative('Declan', 'Lavelle', home, [['nora-lavelle', 'son', 'representative']]),
  relative('Darren', 'Jukes', home, [['ron-jukes', 'son', 'representative']]),
  relative('Gary', 'Hoskison', home, [['len-hoskison', 'son', 'representative']]),
  relative('Saima', 'Khokhar', home, [['rafiq-khokhar', 'daughter', 'representative']]),
  relative('Rukhsana', 'Khokhar', home, [['rafiq-khokhar', 'daughter', 'family']]),
  relative('Kelly', 'Bright', home, [['yvonne-bright', 'niece', 'representative']]),
  relative('Elin', 'Vaughan', home, [['emrys-vaughan', 'daughter', 'representative']]),
  relative('Marco', 'Carini', home, [['rosa-carini', 'nephew', 'representative']]),
  relative('Pam', 'Gittins', home, [['marjorie-tipton', 'friend', 'friend']]),
];
