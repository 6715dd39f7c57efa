import { useLingui } from '@lingui/react/macro';
import type { Digest } from '@heartsease/domain/relatives/relative.ts';

/** How often the digest comes and how, in words. */
export function useDigestWords() {
  const { t } = useLingui();
  const often: Record<Digest['digest'], string> = {
    weekly: t`Every week`,
    fortnightly: t`Every two weeks`,
    monthly: t`Every month`,
    off: t`Not at all`,
  };
  const ways: Record<Digest['digest_by'], string> = {
    email: t`By email`,
    print: t`Printed, handed over at a visit`,
    post: t`By post`,
  };
  return {
    often,
    ways,
    say: ({ digest, digest_by }: Digest) => (digest === 'off' ? often.off : `${often[digest]} · ${ways[digest_by]}`),
  };
}
