let policy: ReturnType<NonNullable<Window['trustedTypes']>['createPolicy']> | undefined;

/**
 * The content security policy lets nothing name a script but this one policy (server/http/headers.ts), for the two
 * workers of our own. The types of the browser do not know yet that a worker takes what it makes.
 */
export function scriptAddress(address: string): string {
  policy ??= window.trustedTypes?.createPolicy('heartsease', { createScriptURL: (named: string) => named });
  return (policy?.createScriptURL(address) as string | undefined) ?? address;
}
