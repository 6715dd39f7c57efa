import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useLogStart } from './log-start.tsx';
import { Starting } from './starting.tsx';

/** Where the installed app's shortcut "Log a moment" leads: the sheet, over Today. */
export function LogNowScreen() {
  const navigate = useNavigate();
  const begin = useLogStart();
  const open = useEffectEvent(async () => {
    await navigate('/tabs/today', { replace: true });
    begin();
  });
  useEffect(() => void open(), []);
  return <Starting />;
}
