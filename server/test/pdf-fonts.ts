import { expect } from 'vitest';

/** Every font is inside the file: none is one that a reader would have to bring along. */
export function expectFontsInside(pdf: Buffer): void {
  const file = pdf.toString('latin1');
  const described = file.match(/\/Type \/FontDescriptor\b/gu)?.length ?? 0;
  expect(described).toBeGreaterThan(0);
  expect(file.match(/\/FontFile[23]? /gu)).toHaveLength(described);
  expect(file).not.toMatch(/\/BaseFont \/(?:Helvetica|Times|Courier)/u);
}
