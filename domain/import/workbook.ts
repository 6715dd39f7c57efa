import type { Sheet } from './match-columns.ts';

/**
 * The files of a workbook of plain texts (ECMA-376), headers bold and held in place. Texts are never run, so none is
 * changed. Whoever writes it puts them into one ZIP.
 */
export function workbookFiles(sheets: readonly Sheet[]): Record<string, string> {
  const files = {
    '[Content_Types].xml': `<Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_ML}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEET_ML}.styles+xml"/>${sheets.map((_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${SHEET_ML}.worksheet+xml"/>`).join('')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.map(({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONS}">${sheets.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}<Relationship Id="rId${sheets.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="49"/><xf numFmtId="49" fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(sheets.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, worksheet(sheet)])),
  };
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [
      name,
      `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${text}`,
    ]),
  );
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEET_ML = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

function worksheet({ rows }: Sheet): string {
  const held =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>';
  const columns = rows[0]?.length ?? 0;
  const widths = columns === 0 ? '' : `<cols><col min="1" max="${columns}" width="18" customWidth="1"/></cols>`;
  const body = rows.map((row, at) => {
    const cells = row.map((text, column) => cell(text, `${letters(column)}${at + 1}`, at === 0 ? 1 : 0));
    return `<row r="${at + 1}">${cells.join('')}</row>`;
  });
  return `<worksheet xmlns="${MAIN}">${held}${widths}<sheetData>${body.join('')}</sheetData></worksheet>`;
}

function cell(text: string, place: string, style: number): string {
  return text === ''
    ? ''
    : `<c r="${place}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(masked(text))}</t></is></c>`;
}

/** Characters that XML can't carry, as Excel writes them. */
function masked(text: string): string {
  return Array.from(text.replaceAll(/_x([0-9A-F]{4})_/g, '_x005F_x$1_'), (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    const isCarried = (code >= 32 && code < 0xff_fe) || code > 0xff_ff || code === 9 || code === 10;
    return isCarried ? sign : `_x${code.toString(16).toUpperCase().padStart(4, '0')}_`;
  }).join('');
}

function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
