/** Where somebody was who signs in anew at the lock. In memory alone, and for them alone. */
let left: { account_id: string; to: string } | null = null;

export function rememberLeft(account_id: string, { pathname, search }: { pathname: string; search: string }): void {
  left = { account_id, to: `${pathname}${search}` };
}

/** Whoever comes in first: their screen where it was theirs, and nobody's from then on. */
export function leftBy(account_id: string): string | null {
  const to = left?.account_id === account_id ? left.to : null;
  left = null;
  return to;
}
