/** What the quick one-to-ones are called at Tŷ Rhosyn. */
export const welshTitles: Readonly<Record<string, string>> = {
  'good-chat': 'Sgwrs dda',
  cuppa: 'Paned',
  'out-in-the-garden': 'Allan yn yr ardd',
  'a-song': 'Cân',
  'hand-massage': 'Tylino dwylo',
  'window-watching': 'Gwylio drwy’r ffenest',
  'stroll-indoors': 'Tro bach',
  photographs: 'Edrych ar luniau',
  'quiet-company': 'Cwmni tawel',
  'paper-together': 'Y papur',
  'reading-aloud': 'Darllen yn uchel',
  'folding-laundry': 'Plygu dillad',
  'laying-the-tables': 'Gosod y byrddau',
  'fresh-air': 'Awyr iach',
  'birds-at-the-feeder': 'Yr adar',
  radio: 'Y radio',
  'gentle-exercise': 'Symud yn y gadair',
};

/** Why a session did not take place there. */
export const welshReasons: readonly string[] = [
  'Roedd yr arweinydd yn sâl',
  'Methodd yr ymwelwyr â dod',
  'Roedd pawb yn y parti yn yr ardd',
];
