// By how much something changed, in a table or a sentence; as everywhere with one decimal and its sign.
import { changedPercent } from '../../../lib/money/change-text.ts';
import { Figure } from '../files/FigureText.tsx';
import { PERCENT_UNIT } from '../files/figure-marks.ts';
import { useChangeWords } from './useChangeWords.ts';

/** 12.5 is 12.5 %. */
export function ChangedPercent({ percent }: { percent: number }) {
  const words = useChangeWords();
  return (
    <Figure value={percent} unit={PERCENT_UNIT}>
      {changedPercent(percent, words)}
    </Figure>
  );
}
