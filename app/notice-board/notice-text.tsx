import { Fragment } from 'react';
import { hostOf, parseNotice } from '@heartsease/domain/notice-board/notice-text.ts';
import type { NoticeBlock, NoticePiece } from '@heartsease/domain/notice-board/notice-text.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './notice-text.module.css';

/** What a notice says, drawn from its tree with elements: nothing of it is ever read as HTML. */
export function NoticeText({ text, className }: { text: string; className?: string | undefined }) {
  return <NoticeBlocks blocks={parseNotice(text)} className={className} isLinked />;
}

interface NoticeBlocksProps {
  blocks: readonly NoticeBlock[];
  className?: string | undefined;
  /** False where nobody can press anything. */
  isLinked: boolean;
}

/** Blocks of a notice, one below the other. They never change their places, so a place is as good as a name. */
export function NoticeBlocks({ blocks, className, isLinked }: NoticeBlocksProps) {
  return (
    <div className={classNames(styles.text, className)}>
      {blocks.map(({ kind, lines }, block) =>
        kind === 'list' ? (
          <ul key={block}>
            {lines.map((pieces, line) => (
              <li key={line}>
                <Pieces pieces={pieces} isLinked={isLinked} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={block}>
            {lines.map((pieces, line) => (
              <Fragment key={line}>
                {line > 0 && <br />}
                <Pieces pieces={pieces} isLinked={isLinked} />
              </Fragment>
            ))}
          </p>
        ),
      )}
    </div>
  );
}

function Pieces({ pieces, isLinked }: { pieces: readonly NoticePiece[]; isLinked: boolean }) {
  return pieces.map((piece, place) => <Piece key={place} piece={piece} isLinked={isLinked} />);
}

/** A link with words says where it leads besides. */
function Piece({ piece: { text, is_bold, link }, isLinked }: { piece: NoticePiece; isLinked: boolean }) {
  const words = is_bold ? <b>{text}</b> : text;
  if (link === null) return words;
  if (!isLinked)
    return text === link ? (
      words
    ) : (
      <>
        {words} ({hostOf(link)})
      </>
    );
  return (
    <a href={link} className="link" target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
      {words}
      {text !== link && <span className={styles.host}> ({hostOf(link)})</span>}
    </a>
  );
}
