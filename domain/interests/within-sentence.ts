/** Names that keep their capital letter wherever they stand. */
const PROPER = new Set(
  `African Allan Buddhism Caribbean Chinese Christmas Deaf Eid Gujarati Gurdwara Holy Hong Indian Irish Italian Jewish
  Lunar Mass Pentecostal Polish Pride Punjabi Scottish Sunday Urdu Welsh West`.split(/\s+/u),
);

/** A label of the catalogue as it stands within a sentence: "brass bands", "Hong Kong and Chinese ways". */
export function withinSentence({ code, label }: { code: string | null; label: string }): string {
  return code === null ? label : ourWordsWithin(label);
}

/** The same of a title of the core's library: what we wrote begins with a name only where `PROPER` knows it. */
export function ourWordsWithin(words: string): string {
  const [first = ''] = words.split(/[ ,]/u, 1);
  return PROPER.has(first) ? words : words.slice(0, 1).toLowerCase() + words.slice(1);
}
