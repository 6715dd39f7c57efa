import { useLingui } from '@lingui/react/macro';
import { Motion } from '@heartsease/domain/session/profile.ts';
import { useProfile } from '../session/use-session.ts';
import { Segments } from './look-choice.tsx';
import { applyMotion } from './motion.ts';
import { useSaveMotion } from './own-look.ts';

/** Whether things move, or as little as they can; it applies at once. */
export function MotionChoice() {
  const { t } = useLingui();
  const { motion = 'auto' } = useProfile().preferences;
  const save = useSaveMotion();
  const words: Record<Motion, string> = { auto: t`As on this device`, less: t`Less motion` };
  return (
    <Segments
      legend={t`Motion`}
      name="motion"
      chosen={motion}
      options={Motion.options.map((value) => ({ value, label: words[value] }))}
      onChoose={(chosen) => {
        applyMotion(chosen);
        save(chosen);
      }}
    />
  );
}
