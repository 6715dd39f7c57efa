import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { StagePackage, resetStage, setStage } from '@heartsease/domain/director/director.endpoints.ts';
import type { Stage } from '@heartsease/domain/director/director.endpoints.ts';
import { call } from '../api/call.ts';
import { failureOf } from '../api/failure.ts';
import { session } from '../session/session.ts';
import { Segments } from '../shell/look-choice.tsx';
import { Button } from '../ui/button.tsx';
import { Switch } from '../ui/switch.tsx';

/** Package and flags of this home; each applies at once, and every part of the app follows. */
export function StageForm({ stage }: { stage: Stage }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [shown, setShown] = useState(stage);
  const sending = useRef(Promise.resolve());

  /** One after the other, in the order of the taps: what is asked for last is what stays. */
  function change(next: Stage, send: () => Promise<Stage>) {
    const before = shown;
    setShown(next);
    sending.current = sending.current.then(() => arrange(before, send));
  }

  async function arrange(before: Stage, send: () => Promise<Stage>) {
    try {
      setShown(await send());
      await session.reload();
      await queries.invalidateQueries();
    } catch (caught) {
      setShown(before);
      // A failure of a call has told itself. Anything else is told to whoever hears of errors, and the next tap goes on.
      if (failureOf(caught) === undefined) reportError(caught);
    }
  }
  const set = (changed: Partial<Stage>) => {
    const next = { ...shown, ...changed };
    change(next, () => call(setStage, next));
  };

  return (
    <>
      <Segments
        legend={t`Package`}
        name="package"
        chosen={shown.package_title}
        options={StagePackage.options.map((value) => ({ value, label: value.replace('Package ', '') }))}
        onChoose={(package_title) => set({ package_title })}
      />
      <Switch label={t`Basic`} isOn={shown.is_basic} onChange={(is_basic) => set({ is_basic })} />
      <Switch label={t`Expired`} isOn={shown.is_expired} onChange={(is_expired) => set({ is_expired })} />
      <Switch
        label={t`Risk assessments`}
        description={t`For all homes of the organisation`}
        isOn={shown.is_risk_assessment_enabled}
        onChange={(is_risk_assessment_enabled) => set({ is_risk_assessment_enabled })}
      />
      <Button variant="line" full onClick={() => change(shown, () => call(resetStage, {}))}>
        {t`As the demo world has it`}
      </Button>
    </>
  );
}
