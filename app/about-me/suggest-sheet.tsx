import { useLingui } from '@lingui/react/macro';
import { suggestForCard } from '@heartsease/domain/about-me/about-me.endpoints.ts';
import type { Heading } from '@heartsease/domain/about-me/heading.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import { Sheet } from '../ui/sheet.tsx';
import { useHeadingWords } from './about-me-words.ts';
import { useWrite } from './about-me.api.ts';
import { ProposeForm } from './propose-form.tsx';

type SuggestSheetProps = { resident: ResidentFace; heading: Heading; onClose: () => void };

/** What somebody of the staff noticed, for a coordinator to read. */
export function SuggestSheet({ resident, heading, onClose }: SuggestSheetProps) {
  const { t } = useLingui();
  const { title } = useHeadingWords()[heading];
  const suggest = useWrite(suggestForCard);
  return (
    <Sheet isOpen onClose={onClose} title={t`Suggest something`} description={title}>
      <ProposeForm
        draftKey={`suggest:${resident.id}:${heading}`}
        label={t`What did you notice?`}
        description={t`What you saw or heard, and when. A coordinator reads it before it stands.`}
        write={async (text) => {
          await suggest.mutateAsync({ resident_id: resident.id, heading, text });
        }}
        onDone={onClose}
      />
    </Sheet>
  );
}
