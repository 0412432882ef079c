// One percent in the language of the reader.
import { usePercent } from './usePercent.ts';

/** 12.5 is 12.5 %. */
export function Percent({ percent }: { percent: number }) {
  return usePercent()(percent);
}
