/** The link that dials a number as people write it: "+44 (0)1632 960 100" goes without the zero in brackets. */
export function telephoneLink(number: string): string {
  const dialled = number.startsWith('+') ? number.replace('(0)', '') : number;
  return `tel:${dialled.replaceAll(/[^+\d]/g, '')}`;
}
