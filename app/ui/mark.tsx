import { markShapes } from '@heartsease/domain/drawings/mark.ts';
import type { MarkGround } from '@heartsease/domain/drawings/mark.ts';
import { Shapes } from './shapes.tsx';

type MarkProps = {
  /** In px. */
  size?: number;
  ground?: MarkGround;
  className?: string | undefined;
};

/** The heartsease, our logo. Decoration: the product's name stands beside it or on the link around it. */
export function Mark({ size = 40, ground = 'plain', className }: MarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" className={className} aria-hidden="true" focusable="false">
      <Shapes of={markShapes(ground)} />
    </svg>
  );
}

type HeartseaseSprigProps = {
  /** How many flowers stand in it. */
  flowers?: 1 | 4;
  className?: string | undefined;
};

const sprig = [
  { x: 28, stem: 78, size: 0.49 },
  { x: 75, stem: 42, size: 0.66 },
  { x: 126, stem: 68, size: 0.53 },
  { x: 172, stem: 30, size: 0.72 },
] as const;

/** Growing heartsease, for the relative's green hero and for empty places. Decoration. */
export function HeartseaseSprig({ flowers = 1, className }: HeartseaseSprigProps) {
  const standing = flowers === 1 ? [{ x: 32, stem: 48, size: 0.82 }] : sprig;
  const width = flowers === 1 ? 64 : 210;
  const ground = flowers === 1 ? 84 : 120;
  return (
    <svg
      width={width}
      height={ground}
      viewBox={`0 0 ${width} ${ground}`}
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      {standing.map(({ x, stem, size }) => (
        <g key={x}>
          <path
            d={`M${x} ${ground}c-5-${stem * 0.4} 5-${stem * 0.65} 0-${stem}`}
            stroke="var(--stem)"
            strokeWidth="4"
            fill="none"
          />
          <path
            d={`M${x} ${ground - Math.min(12, stem * 0.3)}c18-2 22-14 20-22-14 0-22 10-20 22z`}
            fill="var(--stem)"
            opacity=".85"
          />
          <g transform={`translate(${x - 32 * size} ${ground - stem - 32 * size}) scale(${size})`}>
            <Shapes of={markShapes()} />
          </g>
        </g>
      ))}
    </svg>
  );
}
