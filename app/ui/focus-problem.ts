import { useEffect } from 'react';

/**
 * In a sheet, where no summary has room: the first field with an error takes the focus when it appears or changes.
 *
 * @param problems in the order of the fields; the id is the control's
 */
export function useFocusProblem(problems: readonly { id?: string; message: string }[]): void {
  const at = problems.flatMap(({ id, message }) => (id === undefined ? [] : [`${id} ${message}`])).join('\n');
  useEffect(() => {
    const [first = ''] = at.split(' ');
    document.getElementById(first)?.focus();
  }, [at]);
}
