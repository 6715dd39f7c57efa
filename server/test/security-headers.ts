/** What is missing of the headers that every answer carries (quality.md, C9); empty when all is well. */
export function missingHeaders(headers: Headers, path: string): string[] {
  const expected: [name: string, value: RegExp][] = [
    ['content-security-policy', /default-src 'none'.*script-src 'self'.*require-trusted-types-for 'script'/],
    ['content-security-policy', /base-uri 'none'.*object-src 'none'.*frame-ancestors 'none'.*form-action 'none'/],
    ['strict-transport-security', /^max-age=(31536000|[4-9]\d{7})\b/],
    ['x-content-type-options', /^nosniff$/],
    ['x-frame-options', /^deny$/i],
    ['referrer-policy', /^no-referrer$/],
    ['cross-origin-opener-policy', /^same-origin$/],
    ['cross-origin-resource-policy', /^same-origin$/],
    ['permissions-policy', /geolocation=\(\)/],
    ...(path.startsWith('/api/') ? [['cache-control', /^no-store$/] as [string, RegExp]] : []),
  ];
  const missing = expected.filter(([name, value]) => !value.test(headers.get(name) ?? ''));
  const told = ['x-powered-by', 'server'].filter((name) => headers.has(name));
  return [...missing.map(([name]) => `${name} is ${headers.get(name) ?? 'missing'}`), ...told];
}
