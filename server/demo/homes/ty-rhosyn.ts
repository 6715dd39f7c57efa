import { look } from './looks.ts';
import { peopleOf } from './people.ts';
import { tyRhosynResidents } from './ty-rhosyn-residents.ts';

/** Welsh first: what is written there is written in Welsh. */
export const tyRhosynPeople = peopleOf({
  domain: 'ty-rhosyn.example',
  language: 'Welsh',
  wings: ['Yr Aran', 'Y Berwyn'],
  residents: tyRhosynResidents,
  staff: [
    {
      name: 'Eleri Tomos',
      signs_in_as: 'manager',
      look: look('porcelain', 'brown', 'bob', 'shirt', { glasses: 'dark' }),
    },
    { name: 'Siân Gwilym', signs_in_as: 'coordinator', look: look('peach', 'auburn', 'curls', 'polo') },
    { name: 'Ioan Prys', signs_in_as: 'carer', look: look('peach', 'black', 'quiff', 'polo', { mouth: 'smiling' }) },
    { name: 'Buddug Rees', signs_in_as: null, look: look('porcelain', 'grey', 'short', 'tunic', { glasses: 'red' }) },
    { name: 'Blessing Eze', signs_in_as: null, look: look('ebony', 'black', 'locs', 'tunic') },
    {
      name: 'Tudur Gruffudd',
      signs_in_as: null,
      look: look('porcelain', 'blonde', 'short', 'polo', { beard: 'full' }),
    },
  ],
  relatives: [
    {
      name: 'Nia Puw',
      of: 'Megan Puw',
      relationship: 'merch',
      access_level: 'representative',
      look: look('porcelain', 'brown', 'long', 'jumper', { mouth: 'smiling' }),
    },
    {
      name: 'Rhodri Rowlands',
      of: 'Gwilym Rowlands',
      relationship: 'mab',
      access_level: 'representative',
      look: look('peach', 'grey', 'short', 'shirt', { glasses: 'dark' }),
    },
    {
      name: 'Heledd Lloyd',
      of: 'Beti Lloyd',
      relationship: 'wyres',
      access_level: 'family',
      look: look('porcelain', 'auburn', 'bun', 'dress'),
    },
    {
      name: 'Jill Sutcliffe',
      of: 'Margaret Sutcliffe',
      // As Margaret says it, and she says it in English.
      relationship: 'sister',
      access_level: 'family',
      look: look('peach', 'silver', 'bob', 'cardigan', { laughter_lines: true }),
    },
    {
      name: 'Osian Pritchard',
      of: 'Eluned Pritchard',
      relationship: 'ŵyr',
      access_level: 'representative',
      look: look('porcelain', 'brown', 'quiff', 'jumper', { beard: 'goatee' }),
    },
    {
      name: 'Meleri Tomos',
      of: 'Hywel Tomos',
      relationship: 'gwraig',
      access_level: 'representative',
      look: look('peach', 'white', 'set', 'cardigan', { laughter_lines: true }),
    },
  ],
});
