/** Names that keep their capital letter wherever they stand. */
const PROPER = new Set(
  'African Buddhism Caribbean Chinese Christmas Deaf Gujarati Gurdwara Hong Indian Irish Italian Jewish Mass Pentecostal Polish Pride Punjabi Scottish Urdu Welsh West'.split(
    ' ',
  ),
);

/** A label of the catalogue as it stands within a sentence: "brass bands", "Hong Kong and Chinese ways". */
export function withinSentence({ code, label }: { code: string | null; label: string }): string {
  const [first = ''] = label.split(/[ ,]/u, 1);
  if (code === null || PROPER.has(first)) return label;
  return label.slice(0, 1).toLowerCase() + label.slice(1);
}
