import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from './button.tsx';
import formStyles from './form.module.css';

interface GonePartProps {
  chosen: readonly string[];
  /** Who is there to be chosen; undefined until that is known. */
  there: readonly { id: string }[] | undefined;
  onChange: (ids: string[]) => void;
}

/** Of those who are chosen, who is on no list any more: they stay named until somebody takes them off. */
export function GonePart({ chosen, there, onChange }: GonePartProps) {
  const { t } = useLingui();
  const ids = new Set(there?.map(({ id }) => id) ?? chosen);
  const staying = chosen.filter((id) => ids.has(id));
  const gone = chosen.length - staying.length;
  if (gone === 0) return null;
  return (
    <div className={formStyles.people}>
      <p className="secondary">
        {plural(gone, {
          one: '# of them is not here any more.',
          other: '# of them are not here any more.',
        })}
      </p>
      <Button variant="line" size="small" onClick={() => onChange(staying)}>
        {t`Take them off`}
      </Button>
    </div>
  );
}
