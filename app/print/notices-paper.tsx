import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { printNotices } from '@heartsease/domain/notice-board/notices.endpoints.ts';
import type { PrintedBoard } from '@heartsease/domain/notice-board/notices.endpoints.ts';
import { PaperSheet } from './paper-sheet.tsx';
import { usePaper } from './print.api.ts';
import { ChoiceGroup } from '../ui/choice.tsx';

interface NoticesPaperProps {
  /** Null: the whole board. */
  notice: { id: string; title: string } | null;
  onClose: () => void;
}

/** One notice, or all that hang for somebody, on paper. */
export function NoticesPaper({ notice, onClose }: NoticesPaperProps) {
  const { t } = useLingui();
  const paper = usePaper(printNotices);
  const [board, choose] = useState<PrintedBoard>('families');
  return (
    <PaperSheet
      title={notice === null ? t`Print the board` : t`Print the notice`}
      description={notice === null ? t`What hangs now, one below the other.` : notice.title}
      onClose={onClose}
      busy={paper.isPending}
      onPrint={(look) => paper.print({ ...look, notice_id: notice?.id ?? null, board }, onClose)}
    >
      {notice === null && (
        <ChoiceGroup<PrintedBoard>
          name="board"
          label={t`Where will it hang?`}
          columns={3}
          value={board}
          onChange={choose}
          options={[
            { value: 'staff', label: t`Staff room` },
            { value: 'families', label: t`Entrance` },
            { value: 'lounge', label: t`Lounge` },
          ]}
        />
      )}
    </PaperSheet>
  );
}
