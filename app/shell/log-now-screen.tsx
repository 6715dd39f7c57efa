import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useMay } from '../session/use-may.ts';
import { useLogStart } from './log-start.tsx';
import { Starting } from './starting.tsx';

/** Where the installed app's shortcut "Log a moment" leads: the sheet, over Today; whoever logs nothing finds their start. */
export function LogNowScreen() {
  const navigate = useNavigate();
  const begin = useLogStart();
  const logs = useMay('reports.add');
  const open = useEffectEvent(async () => {
    await navigate(logs ? '/tabs/today' : '/tabs', { replace: true });
    if (logs) begin();
  });
  useEffect(() => void open(), []);
  return <Starting />;
}
