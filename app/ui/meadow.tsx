import { type MomentResponse, RESPONSES } from '@heartsease/domain/reports/response.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import { useElementWidth } from './element-width.ts';
import { Bloom, Stem } from './flower.tsx';
import styles from './meadow.module.css';
import { ResponseFace, useResponseWord } from './response-face.tsx';

/** One resident's moments in the last 7 days. */
export type MeadowFlower = {
  resident_id: string;
  known_as: string;
  moments: number;
  /** The response that this person gives most often; null when nobody has said yet. */
  usual_response: MomentResponse | null;
};

type MeadowProps = {
  flowers: MeadowFlower[];
  /** In px. */
  height?: number;
  /** Goes to the person: Enter on a flower, or a tap on the name that a first tap has shown. */
  onOpen?: ((resident_id: string) => void) | undefined;
};

const room = { left: 36, right: 14, below: 14, above: 38 };
/** Below this a bloom can't be told from its neighbour, so the meadow scrolls. */
const leastStep = 7.5;

/**
 * The signature chart: one flower for each resident, sorted by height; the taller, the more moments.
 * A bare seed in a red ring is somebody without any. One tab stop; the arrow keys walk along it.
 */
export function Meadow({ flowers, height = 168, onOpen }: MeadowProps) {
  const { t } = useLingui();
  const id = useId();
  const wordsFor = useFlowerWords();
  const [box, boxWidth] = useElementWidth<HTMLDivElement>(600);
  const [chosen, choose] = useState<number | null>(null);

  const standing = flowers.toSorted(byHeight);
  const gaps = Math.max(standing.length - 1, 1);
  const width = Math.max(boxWidth, room.left + room.right + gaps * leastStep);
  const step = Math.min((width - room.left - room.right) / gaps, 64);
  const ground = height - room.below;
  const tallest = Math.max(10, ...standing.map((flower) => flower.moments));
  const unit = (ground - room.above) / tallest;
  const reach = step > 13 ? 7 : step > 9 ? 5.8 : 4.6;
  const line = Math.max(3, Math.ceil(tallest / 4));
  const current = chosen === null ? undefined : standing[chosen];
  /** The name slides along with its flower and never leaves the field. */
  const nameX = room.left + (chosen ?? 0) * step;

  function walk(event: KeyboardEvent) {
    const from = chosen ?? -1;
    const steps: Record<string, number> = {
      ArrowRight: from + 1,
      ArrowUp: from + 1,
      ArrowLeft: from - 1,
      ArrowDown: from - 1,
      Home: 0,
      End: standing.length - 1,
    };
    const to = steps[event.key];
    if (to !== undefined) {
      event.preventDefault();
      choose(Math.min(Math.max(to, 0), standing.length - 1));
    } else if (event.key === 'Enter' && current) {
      onOpen?.(current.resident_id);
    } else if (event.key === 'Escape') {
      choose(null);
    }
  }

  function pointAt(event: PointerEvent<SVGSVGElement>) {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    choose(Math.min(Math.max(Math.round((x - room.left) / step), 0), standing.length - 1));
  }

  return (
    <div className={styles.meadow}>
      <div ref={box} className={styles.field}>
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          className={styles.drawing}
          role="listbox"
          tabIndex={0}
          aria-label={t`Moments in the last 7 days, one flower for each person`}
          aria-describedby={`${id}-summary`}
          aria-activedescendant={current ? `${id}-${current.resident_id}` : undefined}
          onKeyDown={walk}
          onPointerDown={pointAt}
          onPointerMove={(event) => event.pointerType === 'mouse' && pointAt(event)}
          onPointerLeave={(event) => event.pointerType === 'mouse' && choose(null)}
          onFocus={(event) => event.currentTarget.matches(':focus-visible') && choose(chosen ?? 0)}
          onBlur={() => choose(null)}
        >
          <g aria-hidden="true" className={styles.lines}>
            {[1, 2, 3].map((multiple) => {
              const y = ground - multiple * line * unit;
              if (y < 30) return null;
              return (
                <g key={multiple}>
                  <path d={`M24 ${y}H${width - 4}`} />
                  <text x="17" y={y + 4.5}>
                    {multiple * line}
                  </text>
                </g>
              );
            })}
          </g>
          <path d={`M24 ${ground}H${width - 4}`} className={styles.ground} />
          {standing.map((flower, place) => {
            const x = Math.round((room.left + place * step) * 10) / 10;
            const top = Math.round((ground - flower.moments * unit) * 10) / 10;
            return (
              <g
                key={flower.resident_id}
                id={`${id}-${flower.resident_id}`}
                role="option"
                aria-selected={place === chosen}
                aria-label={wordsFor(flower)}
              >
                {/* So that a screen reader's touch finds the whole column. */}
                <rect x={x - step / 2} y="0" width={step} height={height} fill="transparent" />
                {place === chosen && (
                  <rect x={x - 9} y="26" width="18" height={ground - 15} rx="9" className={styles.light} />
                )}
                {flower.moments === 0 ? (
                  <Seed x={x} y={ground} />
                ) : (
                  <>
                    <Stem
                      x={x}
                      ground={ground}
                      top={top}
                      sway={swayOf(flower.resident_id)}
                      leaf={flower.moments < 3 || step < 10 ? 'none' : place % 2 ? 'right' : 'left'}
                    />
                    <Bloom response={flower.usual_response} x={x} y={top} reach={reach} />
                  </>
                )}
              </g>
            );
          })}
        </svg>
        {current && (
          <div className={styles.name} style={{ left: nameX, translate: `${Math.round((-100 * nameX) / width)}% 0` }}>
            {onOpen ? (
              <button type="button" tabIndex={-1} onPointerDown={() => onOpen(current.resident_id)}>
                {wordsFor(current)}
              </button>
            ) : (
              wordsFor(current)
            )}
          </div>
        )}
      </div>
      <p className="visually-hidden" id={`${id}-summary`}>
        <MeadowSummary flowers={standing} />
      </p>
      <Legend flowers={standing} />
    </div>
  );
}

type MeadowTableProps = Pick<MeadowProps, 'flowers' | 'onOpen'> & {
  /** Where the moments are that a number counts. */
  momentsPath?: ((resident_id: string) => string) | undefined;
};

/** The same as a table, for whoever reads numbers rather than flowers. */
export function MeadowTable({ flowers, onOpen, momentsPath }: MeadowTableProps) {
  const { t } = useLingui();
  const wordFor = useResponseWord();
  const wordsFor = useFlowerWords();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t`Moments in the last 7 days`}</caption>
      <thead>
        <tr>
          <th scope="col">{t`Person`}</th>
          <th scope="col" className={styles.number}>{t`Moments`}</th>
          <th scope="col">{t`Most often`}</th>
        </tr>
      </thead>
      <tbody>
        {flowers.toSorted(byHeight).map((flower) => (
          <tr key={flower.resident_id}>
            <th scope="row">
              {onOpen ? (
                <button type="button" className="link" onClick={() => onOpen(flower.resident_id)}>
                  {flower.known_as}
                </button>
              ) : (
                flower.known_as
              )}
            </th>
            <td className={styles.number}>
              {momentsPath && flower.moments > 0 ? (
                <Link to={momentsPath(flower.resident_id)} className="link" aria-label={wordsFor(flower)}>
                  {flower.moments}
                </Link>
              ) : (
                flower.moments
              )}
            </td>
            <td>
              {flower.usual_response && flower.moments > 0 ? (
                <span className={styles.usual}>
                  <ResponseFace response={flower.usual_response} size={22} />
                  {wordFor(flower.usual_response)}
                </span>
              ) : (
                <span className={styles.none}>{flower.moments === 0 ? t`None yet` : t`Nobody has said`}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function MeadowSummary({ flowers }: { flowers: MeadowFlower[] }) {
  const { t } = useLingui();
  const people = flowers.length;
  const total = flowers.reduce((sum, flower) => sum + flower.moments, 0);
  const without = flowers.filter((flower) => flower.moments === 0).map((flower) => flower.known_as);
  const names = without.join(', ');
  return (
    <>
      {t`${plural(total, { one: '# moment', other: '# moments' })} for ${plural(people, { one: '# person', other: '# people' })}.`}{' '}
      {without.length === 0 ? t`Everybody had at least one.` : t`None yet for ${names}.`}
    </>
  );
}

function Legend({ flowers }: { flowers: MeadowFlower[] }) {
  const wordFor = useResponseWord();
  const shown = RESPONSES.filter((response) =>
    flowers.some((flower) => flower.moments > 0 && flower.usual_response === response),
  );
  const without = flowers.filter((flower) => flower.moments === 0).map((flower) => flower.known_as);
  const names = without.slice(0, 3).join(', ');
  const more = without.length - 3;
  return (
    <div className={styles.legend} aria-hidden="true">
      {shown.map((response) => (
        <span key={response}>
          <ResponseFace response={response} size={20} />
          {wordFor(response)}
        </span>
      ))}
      {without.length > 0 && (
        <span className={styles.without}>
          <svg width="12" height="12" viewBox="0 0 12 12">
            <circle cx="6" cy="6" r="4.6" fill="none" stroke="currentColor" strokeWidth="1.6" />
          </svg>
          {more > 0 ? (
            <Trans>
              {names} and {more} more: none yet
            </Trans>
          ) : (
            <Trans>{names}: none yet</Trans>
          )}
        </span>
      )}
    </div>
  );
}

function Seed({ x, y }: { x: number; y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="9" fill="var(--surface)" stroke="var(--r-unsettled)" strokeWidth="2.2" />
      <circle cx={x} cy={y} r="4" fill="var(--r-unsettled)" />
    </>
  );
}

function useFlowerWords(): (flower: MeadowFlower) => string {
  const { t } = useLingui();
  return ({ known_as: name, moments }) =>
    moments === 0 ? t`${name}: none yet` : t`${name}: ${plural(moments, { one: '# moment', other: '# moments' })}`;
}

function byHeight(one: MeadowFlower, other: MeadowFlower): number {
  return one.moments - other.moments || one.known_as.localeCompare(other.known_as);
}

/** The same person always leans the same way. */
function swayOf(id: string): number {
  const sum = Array.from(id).reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7);
  return (sum / 997 - 0.5) * 5;
}
