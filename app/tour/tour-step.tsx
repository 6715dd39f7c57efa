import { useLingui } from '@lingui/react/macro';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../ui/button.tsx';
import { takeFocus } from '../ui/take-focus.ts';
import { bringIntoView, litElement } from './lit-element.ts';
import { boxAround, placeCard } from './place-card.ts';
import type { Box } from './place-card.ts';
import type { TourStop } from './tour-stops.ts';
import styles from './tour-step.module.css';
import { useStopWords } from './tour-words.ts';

interface TourStepProps {
  stop: TourStop;
  at: number;
  of: number;
  /** The next one is being fetched. */
  isLeaving: boolean;
  onTurn: (way: 1 | -1) => void;
  onSkip: () => void;
}

/** One stop: its element is lit, the rest of the screen rests, and the words stand beside it. */
export function TourStep({ stop, at, of, isLeaving, onTurn, onSkip }: TourStepProps) {
  const { t } = useLingui();
  const { title, text } = useStopWords()[stop.name];
  const card = useRef<HTMLDivElement>(null);
  const standing = useStanding(card, stop, isLeaving);
  const { x, y } = standing?.words ?? { x: 0, y: 0 };
  const isLast = at === of - 1;

  function turnByKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowRight') onTurn(1);
    if (event.key === 'ArrowLeft') onTurn(-1);
  }

  return (
    <ModalOverlay className={styles.overlay} isOpen onOpenChange={(open) => !open && onSkip()}>
      {standing === null || isLeaving ? <div className={styles.dark} /> : <Light box={standing.lit} />}
      <Modal className={styles.modal} style={{ translate: `${x}px ${y}px` }} ref={card}>
        <Dialog className={styles.dialog}>
          {/* The arrows turn the stops from every button of the card, as they turn the cards of a tutorial. */}
          <div role="presentation" className={styles.card} onKeyDown={turnByKey}>
            <div className={styles.top}>
              <p className={styles.count} role="status">
                {t`Step ${at + 1} of ${of}`}
              </p>
              <Button variant="quiet" size="small" onClick={onSkip}>
                {t`End the tour`}
              </Button>
            </div>
            <div className={styles.words}>
              {/* Each stop is read out from its title on: one that had the focus already would say nothing. */}
              <Heading key={stop.name} slot="title" level={2} tabIndex={-1} ref={takeFocus} className={styles.title}>
                {title}
              </Heading>
              <p>{text}</p>
            </div>
            <div className={styles.turns}>
              {at > 0 && (
                <Button
                  variant="line"
                  icon={<ArrowLeftIcon weight="bold" aria-hidden="true" />}
                  onClick={() => onTurn(-1)}
                >
                  {t`Back`}
                </Button>
              )}
              <Button
                busy={isLeaving}
                icon={isLast ? undefined : <ArrowRightIcon weight="bold" aria-hidden="true" />}
                onClick={() => onTurn(1)}
              >
                {isLast ? t`Done` : t`Next`}
              </Button>
            </div>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Light({ box: { x, y, width, height } }: { box: Box }) {
  return <div className={styles.light} style={{ translate: `${x}px ${y}px`, width, height }} />;
}

interface Standing {
  lit: Box;
  words: { x: number; y: number };
}

/** Where the light and the words stand now, while the screen below still grows. */
function useStanding(card: RefObject<HTMLDivElement | null>, stop: TourStop, isLeaving: boolean): Standing | null {
  const [standing, setStanding] = useState<Standing | null>(null);
  useLayoutEffect(() => {
    // While the next stop is fetched the words stay where they are.
    if (isLeaving) return;
    const measure = () => {
      const element = litElement(stop);
      if (element === null || card.current === null) return;
      bringIntoView(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      const lit = boxAround({ x, y, width, height }, pageSize());
      const size = { width: card.current.offsetWidth, height: card.current.offsetHeight };
      setStanding({ lit, words: placeCard(lit, size, pageSize()) });
    };
    measure();
    const growing = new ResizeObserver(measure);
    for (const one of [document.body, card.current, litElement(stop)]) if (one !== null) growing.observe(one);
    window.addEventListener('resize', measure);
    window.addEventListener('scroll', measure, true);
    return () => {
      growing.disconnect();
      window.removeEventListener('resize', measure);
      window.removeEventListener('scroll', measure, true);
    };
  }, [card, stop, isLeaving]);
  return standing;
}

function pageSize() {
  return { width: document.documentElement.clientWidth, height: window.innerHeight };
}
