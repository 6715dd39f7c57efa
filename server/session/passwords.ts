import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB, two passes, one lane (OWASP Password Storage, first recommendation). 9 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** 87 hashes a second fill both cores: more than two at once would starve everybody else. */
const AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

export async function hashPassword(password: string): Promise<string> {
  return await inTurn(() => hash(password, COST));
}

/**
 * @param passwordHash null for an address that nobody has: as much work is done, so that the time tells nothing
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const matches = await inTurn(() => verify(passwordHash ?? NOBODYS_HASH, password));
  return matches && passwordHash !== null;
}

/** The hash of random bytes that were thrown away, at the same cost as all others. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$xingbcr1X4TkWhPw+Yi8hA$EPPZj+xlYfUHfRYJnx/2R2PO6JOr8w3mfh0HqYIQx5I';

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
