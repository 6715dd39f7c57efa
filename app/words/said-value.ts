import { useLingui } from '@lingui/react/macro';

/** A value of a field as it is read beside another one: never empty, and lists by the names of what is in them. */
export function useSaidValue(): (value: unknown) => string {
  const { t } = useLingui();
  return function say(value): string {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return t`nothing`;
    if (value === true) return t`yes`;
    if (value === false) return t`no`;
    return Array.isArray(value) ? value.map(say).join(', ') : String(value);
  };
}
