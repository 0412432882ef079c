// A small drawing of what a type of widget looks like: shapes alone, in the colours of the charts.
import type { ReactNode } from 'react';
import type { WidgetPicture } from '../../../../lib/catalogue/widget-traits.ts';
import { seriesVariable } from '../../../theme/palette.ts';
import classes from './Gallery.module.css';

const colour = (place: number) => `var(${seriesVariable(place)})`;
const LINE = 'var(--sky-control)';
const SOFT = 'var(--sky-sunken)';

const DRAWINGS: Record<WidgetPicture, ReactNode> = {
  figure: (
    <>
      <rect x="8" y="14" width="52" height="12" rx="2" fill={LINE} />
      <rect x="8" y="34" width="34" height="6" rx="2" fill={colour(2)} />
      <rect x="8" y="44" width="64" height="4" rx="2" fill={SOFT} />
    </>
  ),
  forecast: (
    <>
      <path d="M8 46 L26 38 L42 34 L52 26" fill="none" stroke={colour(0)} strokeWidth="3" />
      <path d="M52 26 L72 16 L88 8 L88 26 L72 24 Z" fill={colour(0)} opacity="0.2" />
      <path d="M52 26 L88 15" fill="none" stroke={colour(0)} strokeWidth="3" strokeDasharray="4 3" />
    </>
  ),
  gauge: (
    <>
      <rect x="8" y="12" width="44" height="10" rx="2" fill={LINE} />
      <rect x="8" y="32" width="80" height="10" rx="5" fill={SOFT} />
      <rect x="8" y="32" width="56" height="10" rx="5" fill={colour(0)} />
      <rect x="70" y="28" width="2" height="18" fill={LINE} />
    </>
  ),
  bars: (
    <>
      {[30, 22, 34, 26, 38].map((height, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
        <g key={place}>
          <rect x={8 + place * 17} y={50 - height} width="12" height={height} fill={colour(0)} />
          <rect x={8 + place * 17} y={50 - height} width="12" height={height * 0.4} fill={colour(1)} />
          <rect x={8 + place * 17} y={50 - height} width="12" height={height * 0.15} fill={colour(2)} />
        </g>
      ))}
    </>
  ),
  lines: (
    <>
      <path d="M8 50 L28 40 L48 32 L68 20 L88 10" fill="none" stroke={colour(0)} strokeWidth="3" />
      <path d="M8 50 L28 44 L48 38 L68 30 L88 22" fill="none" stroke={LINE} strokeWidth="2" />
      <path d="M8 50 L28 46 L48 42 L68 36 L88 30" fill="none" stroke={LINE} strokeDasharray="4 3" />
    </>
  ),
  ring: (
    <g fill="none" strokeWidth="10" transform="rotate(-90 30 30)">
      <circle cx="30" cy="30" r="18" stroke={colour(0)} pathLength="100" strokeDasharray="50 100" />
      <circle
        cx="30"
        cy="30"
        r="18"
        stroke={colour(1)}
        pathLength="100"
        strokeDasharray="30 100"
        strokeDashoffset="-51"
      />
      <circle
        cx="30"
        cy="30"
        r="18"
        stroke={colour(2)}
        pathLength="100"
        strokeDasharray="17 100"
        strokeDashoffset="-82"
      />
    </g>
  ),
  ranking: (
    <>
      {[80, 58, 44, 30].map((width, place) => (
        <rect key={width} x="8" y={8 + place * 12} width={width} height="7" rx="2" fill={colour(place)} />
      ))}
    </>
  ),
  list: (
    <>
      {[0, 1, 2].map((place) => (
        <g key={place}>
          <circle cx="13" cy={14 + place * 16} r="4" fill={place === 0 ? 'var(--sky-cost)' : LINE} />
          <rect x="24" y={11 + place * 16} width={place === 1 ? 50 : 62} height="6" rx="2" fill={SOFT} />
        </g>
      ))}
    </>
  ),
};

interface TypePictureProps {
  kind: WidgetPicture;
  /** In place of the size that it has in the gallery. */
  className?: string | undefined;
}

export function TypePicture({ kind, className = classes.picture }: TypePictureProps) {
  return (
    <svg className={className} viewBox="0 0 96 60" aria-hidden="true">
      {DRAWINGS[kind]}
    </svg>
  );
}
