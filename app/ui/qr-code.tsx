import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './qr-code.module.css';

type QrCodeProps = {
  /** What a camera reads from it. */
  text: string;
  /** What it is for, such as "Invitation for Sarah". */
  label: string;
  /** In px. */
  size?: number;
};

/** A QR code, dark on white in both themes, because cameras need that. */
export function QrCode({ text, label, size = 200 }: QrCodeProps) {
  const code = useMemo(() => encode(text, { ecc: 'M', border: 2 }), [text]);
  const path = code.data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      className={styles.code}
      width={size}
      height={size}
      viewBox={`0 0 ${code.size} ${code.size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={code.size} height={code.size} fill="#fff" />
      <path d={path} fill="#2B1F2B" />
    </svg>
  );
}
