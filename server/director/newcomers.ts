/** Who moves in by a scene, one after the other. Nobody real, and nobody of the demo world's own. */
export const NEWCOMERS = [
  { known_as: 'Winifred', last_name: 'Sayce', room: '41', born: '1937-02-11' },
  { known_as: 'Harold', last_name: 'Penry', room: '42', born: '1940-09-03' },
  { known_as: 'Beryl', last_name: 'Onslow', room: '43', born: '1934-06-27' },
  { known_as: 'Cyril', last_name: 'Maddox', room: '44', born: '1938-12-19' },
  { known_as: 'Olwen', last_name: 'Jarman', room: '45', born: '1941-04-08' },
  { known_as: 'Ernest', last_name: 'Dutton', room: '46', born: '1936-08-30' },
] as const;
