import { expect, test } from 'vitest';
import { withoutNames } from './without-names.ts';

const person = (known_as: string, last_name: string, first_name = known_as) => ({ known_as, first_name, last_name });
const JOYCE = person('Joyce', 'Campbell');
const OTHERS = [
  person('Winston', 'Clarke'),
  person('Mei-Ling', 'Chan'),
  person('May', 'Pritchard'),
  person('Gurdev Singh', 'Sahota'),
  person('Siân', 'Roberts'),
  person('Frank', 'Ellis'),
  person('Alec', 'Campbell'),
  person('Joyce', 'Hughes'),
  person('Sean', "O'Brien"),
  person('Niamh', 'O’Shea'),
];

test.each([
  ['Joyce sang with Winston', 'Joyce sang with another resident'],
  ['Winston’s hat, WINSTON, winston', 'Another resident’s hat, another resident, another resident'],
  ['Mr Winston Clarke laughed', 'Mr another resident laughed'],
  ['She and Mei-Ling, Mei Ling and Mei', 'She and other residents'],
  ['They may sing in May with May Pritchard', 'They may sing in another resident with another resident'],
  ['Gurdev Singh Sahota drummed', 'Another resident drummed'],
  ['Sian and Siân waved', 'Other residents waved'],
  ['to be frank, Frank won', 'to be frank, another resident won'],
  ['Alec Campbell, her husband', 'Another resident Campbell, her husband'],
  ['Joyce Hughes came too', 'Joyce another resident came too'],
  ['Mrs O’Brien and Mr OʼBrien', 'Mrs another resident and Mr another resident'],
  ["Mr O'Shea’s hat, O‘Shea", 'Mr another resident’s hat, another resident'],
  ['WINSTON’S hat, Winston’ll sing, ʼWinston', 'Another resident’S hat, another resident’ll sing, ʼanother resident'],
  ['Winstonian ways and Ellison’s', 'Winstonian ways and Ellison’s'],
  ['She won. Winston lost.', 'She won. Another resident lost.'],
  ['Winston, Frank and Mei-Ling sang. Winston and Frank danced.', 'Other residents sang. Other residents danced.'],
  ['It was Winston and Frank’s turn', 'It was another resident and another resident’s turn'],
  ['', ''],
])('“%s” reads “%s” in a letter about Joyce', (text, clear) => {
  expect(withoutNames(text, JOYCE, OTHERS)).toBe(clear);
});
