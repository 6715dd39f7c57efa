/**
 * A cell that begins like a formula is run by the spreadsheet that opens it (CWE-1236). What we write out gets
 * an apostrophe before it, as spreadsheets themselves mark text; what we read in loses just that one again.
 */
const BEGINS_LIKE_A_FORMULA = /^'*[=+\-@\t\r\n|%]/;

export function safeCell(text: string): string {
  return BEGINS_LIKE_A_FORMULA.test(text) ? `'${text}` : text;
}

export function plainCell(text: string): string {
  return text.startsWith("'") && BEGINS_LIKE_A_FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}

export function beginsLikeAFormula(text: string): boolean {
  return /^[=+\-@\t\r\n|%]/.test(text);
}
