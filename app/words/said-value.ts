import { useLingui } from '@lingui/react/macro';

/** A value of a field as it is read beside another one: never empty, and lists by the names of what is in them. */
export function useSaidValue(): (value: unknown) => string {
  const { t } = useLingui();
  return function say(value): string {
    if (typeof value === 'boolean') return value ? t`yes` : t`no`;
    if (Array.isArray(value) && value.length > 0) return value.map(say).join(', ');
    if (typeof value === 'number') return String(value);
    return typeof value === 'string' && value !== '' ? value : t`nothing`;
  };
}
