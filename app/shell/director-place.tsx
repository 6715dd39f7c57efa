import { useLingui } from '@lingui/react/macro';
import { FilmSlateIcon } from '@phosphor-icons/react/dist/csr/FilmSlate';
import { useQuery } from '@tanstack/react-query';
import { ping } from '@heartsease/domain/session/session.endpoints.ts';
import { read } from '../api/read.ts';
import { useProfile } from '../session/use-session.ts';
import { ListRow } from '../ui/list-row.tsx';
import { PlaceIcon } from './place-icon.tsx';

/** In the homes of the demo world, on a server that is a demo: elsewhere the panel opens for nobody. */
export function DirectorPlace() {
  const { t } = useLingui();
  const { is_demo, is_practice } = useProfile().carehome;
  const isHere = is_demo && is_practice !== true;
  const { data: server } = useQuery({ ...read(ping, {}, { isBackground: true }), enabled: isHere });
  if (!isHere || server?.is_demo !== true) return null;
  return (
    <ListRow
      lead={<PlaceIcon drawing={<FilmSlateIcon />} />}
      title={t`Director’s panel`}
      under={t`Show the demo as anybody, with any package`}
      to="/director"
    />
  );
}
