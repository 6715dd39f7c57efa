/** Both texts, one under the other; once, where one holds the other. */
export function bothTexts(stands: string, mine: string): string {
  if (stands.includes(mine)) return stands;
  return mine.includes(stands) ? mine : `${stands}\n\n${mine}`;
}
