let named: ((address: string) => string) | undefined;

/**
 * The content security policy lets nothing name a script but this one policy (server/http/headers.ts): it names the
 * workers, which are our own. The types of the browser do not know yet that a worker takes what it makes.
 */
export function scriptAddress(address: string): string {
  named ??= namer();
  return named(address);
}

function namer(): (address: string) => string {
  const policy = window.trustedTypes?.createPolicy('heartsease', { createScriptURL: (address: string) => address });
  return (address) => (policy?.createScriptURL(address) as string | undefined) ?? address;
}
