import type { MomentResponse } from '@heartsease/domain/reports/response.ts';

type BloomProps = {
  response: MomentResponse | null;
  x: number;
  y: number;
  /** Half the width of the bloom. */
  reach: number;
};

/** A bloom without a face, for charts in which it is too small to have one: shape and colour tell the response. */
export function Bloom({ response, x, y, reach }: BloomProps) {
  switch (response) {
    case 'loved':
      return (
        <>
          <Petals count={6} x={x} y={y} reach={reach} fill="var(--r-loved)" edge="var(--r-loved-edge)" />
          <circle cx={x} cy={y} r={reach * 0.42} fill="#FFF3C9" />
        </>
      );
    case 'enjoyed':
      return (
        <>
          <Petals count={5} x={x} y={y} reach={reach} fill="var(--r-enjoyed)" />
          <circle cx={x} cy={y} r={reach * 0.4} fill="#fff" />
        </>
      );
    case 'quiet':
      return <circle cx={x} cy={y} r={reach * 0.74} fill="var(--r-quiet)" />;
    case 'unsettled':
      return (
        <path
          d="M0-1.1C.6-.5.95-.1.95.3.95.8.5 1.1 0 1.1S-.95.8-.95.3C-.95-.1-.6-.5 0-1.1z"
          transform={`translate(${x} ${y}) scale(${reach * 0.85})`}
          fill="var(--r-unsettled)"
        />
      );
    case 'not_today':
    case null:
      return (
        <circle cx={x} cy={y} r={reach * 0.58} fill="var(--surface)" stroke="var(--r-not-today)" strokeWidth="2.4" />
      );
  }
}

type PetalsProps = { count: number; x: number; y: number; reach: number; fill: string; edge?: string };

function Petals({ count, x, y, reach, fill, edge }: PetalsProps) {
  return (
    <g fill={fill} stroke={edge} strokeWidth={edge ? 0.7 : undefined}>
      {Array.from({ length: count }, (_, petal) => {
        const angle = (petal / count) * Math.PI * 2 - Math.PI / 2;
        return (
          <circle
            key={petal}
            cx={round(x + reach * 0.6 * Math.cos(angle))}
            cy={round(y + reach * 0.6 * Math.sin(angle))}
            r={round(reach * 0.47)}
          />
        );
      })}
    </g>
  );
}

type StemProps = {
  x: number;
  /** Where it leaves the ground, and where the bloom sits. */
  ground: number;
  top: number;
  /** How far it leans on its way up, in px; the sign is the side. */
  sway: number;
  leaf: 'left' | 'right' | 'none';
};

/** A stem from the ground up to where its bloom sits. */
export function Stem({ x, ground, top, sway, leaf }: StemProps) {
  const height = ground - top;
  const side = leaf === 'left' ? -1 : 1;
  const leafY = round(ground - height * 0.42);
  return (
    <>
      <path
        d={`M${x} ${ground}C${round(x + sway)} ${round(ground - height * 0.4)} ${round(x - sway)} ${round(ground - height * 0.7)} ${x} ${top}`}
        stroke="var(--stem)"
        strokeWidth="2.2"
        fill="none"
      />
      {leaf !== 'none' && (
        <path
          d={`M${x} ${leafY}c${7 * side}-1 ${9 * side}-7 ${8 * side}-10c${-6 * side} 1 ${-8 * side} 5 ${-8 * side} 10z`}
          fill="var(--stem)"
          opacity=".75"
        />
      )}
    </>
  );
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}
