import { Trans as LinguiTrans } from '@lingui/react';
import type { TransProps } from '@lingui/react';

/**
 * What every `<Trans>` of a screen becomes. Lingui reads a sentence for its tags after it has put the values in, and would
 * take what somebody wrote for a tag as well: as an element of its own a value stays the text that it is.
 */
export function Trans({ values, ...sentence }: TransProps) {
  if (!values) return <LinguiTrans {...sentence} />;
  return <LinguiTrans {...sentence} values={Object.fromEntries(Object.entries(values).map(asText))} />;
}

function asText([name, value]: [string, unknown]): [string, unknown] {
  return [name, typeof value === 'string' && value.includes('<') ? <>{value}</> : value];
}
