import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What may be in what we hand out: permissive licences only (product.md, section 3). */
const PERMISSIVE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'OFL-1.1',
  'PostgreSQL',
  '0BSD',
  'CC-BY-4.0',
  'BlueOak-1.0.0',
]);
/** Permissive as well, looked at one by one. */
const LOOKED_AT: Record<string, string> = {
  // the Python licence of 2001 asks for its notice and no more; it reads the job runner's settings
  argparse: 'Python-2.0',
  // the MIT licence in its LICENSE file, which its package.json forgot to name; it is read with the PDFs
  'png-js': 'none told',
};

interface LockedPackage {
  dev?: boolean;
  link?: boolean;
  license?: string;
}

/** The packages of a running server and app whose licence is not permissive, or is not told; empty when all is well. */
export function forbiddenLicences(root: string): string[] {
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  return Object.entries(lock.packages)
    .filter(([path, { dev = false, link = false }]) => path.includes('node_modules/') && !dev && !link)
    .flatMap(([path, { license = 'none told' }]) => {
      const name = path.split('node_modules/').at(-1) ?? path;
      const isFine = isPermissive(license) || LOOKED_AT[name] === license;
      return isFine ? [] : [`${name}: the licence ${license} is not among those that we may hand out`];
    });
}

/** Of licences to choose from one must be permissive; of those that hold together, all. */
export function isPermissive(expression: string): boolean {
  return expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => PERMISSIVE.has(licence.trim())));
}
