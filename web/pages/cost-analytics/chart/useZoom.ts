// The part of the chart that is shown: forgotten when another question is answered.
import { useCallback, useState } from 'react';

export type Shown = readonly [number, number];

/** `of` names the answer that the steps belong to, `count` how many there are. */
export function useZoom(of: string, count: number) {
  const [zoom, setZoom] = useState<{ of: string; shown: Shown } | null>(null);
  // Otherwise the way back to that answer would zoom in again.
  if (zoom !== null && zoom.of !== of) setZoom(null);
  const show = useCallback(
    (shown: Shown | null) => {
      const isAll = shown === null || (shown[0] <= 0 && shown[1] >= count - 1);
      setZoom(isAll ? null : { of, shown });
    },
    [of, count],
  );
  return { shown: zoom?.of === of ? zoom.shown : null, show };
}
