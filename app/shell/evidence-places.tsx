import { useLingui } from '@lingui/react/macro';
import { ChartBarIcon } from '@phosphor-icons/react/dist/csr/ChartBar';
import { ClipboardTextIcon } from '@phosphor-icons/react/dist/csr/ClipboardText';
import { useQuery } from '@tanstack/react-query';
import { listPacks } from '@heartsease/domain/evidence-pack/evidence-packs.endpoints.ts';
import { read } from '../api/read.ts';
import { useMay } from '../session/use-may.ts';
import { ListRow } from '../ui/list-row.tsx';
import { PlaceIcon } from './place-icon.tsx';

/** What the home's records tell: its figures, and the pack for whoever inspects it. */
export function EvidencePlaces() {
  const { t } = useLingui();
  const seesFigures = useMay('dashboard_graphs.view');
  const seesEvidence = useMay('evidence.view');
  const takesBack = useMay('evidence_pack.take_back');
  return (
    <>
      {seesFigures && (
        <ListRow
          lead={<PlaceIcon drawing={<ChartBarIcon />} />}
          title={t`Figures`}
          under={t`What took place, for whom, and how it was`}
          to="/figures"
        />
      )}
      {!seesEvidence && takesBack && <PacksLeft />}
      {seesEvidence && (
        <ListRow
          lead={<PlaceIcon drawing={<ClipboardTextIcon />} />}
          title={t`Inspection pack`}
          under={t`What was recorded, by key question, and what is missing`}
          to="/tabs/evidence"
        />
      )}
    </>
  );
}

/** On a package without evidence: only for as long as something of it is still handed out. */
function PacksLeft() {
  const { t } = useLingui();
  const { data } = useQuery(read(listPacks, {}, { isBackground: true }));
  if (data === undefined || data.items.length === 0) return null;
  return (
    <ListRow
      lead={<PlaceIcon drawing={<ClipboardTextIcon />} />}
      title={t`Inspection packs`}
      under={t`What was handed out, and taking it back`}
      to="/evidence/packs"
    />
  );
}
