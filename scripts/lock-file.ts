import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockedPackage {
  optionalDependencies?: Record<string, string>;
}

/**
 * The platform packages that the lock file names and does not hold. With one missing, `npm ci` refuses
 * the whole file; npm leaves them out when the registry has them a day later than their parent.
 */
export function missingFromLock(root: string): string[] {
  const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`])
      .map((name) => `${path || 'package.json'} names ${name}, and package-lock.json does not hold it`),
  );
}
