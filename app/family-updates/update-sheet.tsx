import { useLingui } from '@lingui/react/macro';
import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';
import type { SharedUpdate } from '@heartsease/domain/family-updates/family-update.ts';
import { useMay } from '../session/use-may.ts';
import { useTextDraft } from '../shell/text-draft.ts';
import { Button } from '../ui/button.tsx';
import { TextareaField } from '../ui/field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Comment } from './comment.tsx';
import { NoticedOffers } from './noticed-offers.tsx';
import commentStyles from './comments-sheet.module.css';
import styles from './share-report-card.module.css';
import { useShareWords } from './share-words.ts';
import { useAnswerComment } from './sharing.api.ts';

interface UpdateSheetProps {
  shared: SharedUpdate;
  /** What was noticed since and may be told, too. */
  noticed: readonly string[];
  onClose: () => void;
}

/** What came back for a shared moment: who saw it, who sent love, what was said; and the place to answer. */
export function UpdateSheet({ shared, noticed, onClose }: UpdateSheetProps) {
  const { t } = useLingui();
  const words = useShareWords();
  const mayAnswer = useMay('updates.share') && shared.is_open;
  const name = shared.resident.known_as;
  const love = words.list(shared.love_from.map(({ known_as }) => known_as));
  return (
    <Sheet isOpen onClose={onClose} title={shared.title} description={t`From ${name}’s family`}>
      <div className={styles.form}>
        {love !== '' && (
          <p>
            <HeartIcon weight="fill" aria-hidden="true" className={styles.heart} /> {t`Love from ${love}`}
          </p>
        )}
        {shared.seen_by.length === 0 ? (
          <p className="secondary">{t`Nobody has seen it yet.`}</p>
        ) : (
          <ul className={commentStyles.comments} aria-label={t`Seen by`}>
            {shared.seen_by.map(({ known_as, relationship, at }) => (
              <li key={`${known_as} ${at}`} className="secondary">
                <b>{known_as}</b>
                {relationship !== '' && `, ${relationship}`} · {words.at(at)}
              </li>
            ))}
          </ul>
        )}
        {shared.comments.length > 0 && (
          <ul className={commentStyles.comments}>
            {shared.comments.map((comment) => (
              <Comment key={comment.id} comment={comment} name={name} />
            ))}
          </ul>
        )}
        {mayAnswer && <AnswerForm id={shared.id} noticed={noticed} />}
      </div>
    </Sheet>
  );
}

function AnswerForm({ id, noticed }: { id: string; noticed: readonly string[] }) {
  const { t } = useLingui();
  const answer = useAnswerComment();
  const { text, type, end } = useTextDraft(`answer-family:${id}`);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') answer.mutate({ family_update_id: id, text }, { onSuccess: () => void end() });
      }}
    >
      <TextareaField
        label={t`Your answer to the family`}
        rows={2}
        maxLength={1000}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      <NoticedOffers noticed={noticed} words={text} onTake={type} />
      <Button type="submit" variant="soft" busy={answer.isPending}>
        {t`Send`}
      </Button>
    </form>
  );
}
