// How a product moved since last month: by sign and words, and the change in percent (B-07).
import { costChange, NO_CHANGE_BELOW } from '../../../../lib/money/percent-change.ts';
import { ChangeChip } from '../../../components/money/ChangeChip.tsx';

interface InsightChangeProps {
  figures: { changePercent: number; lastMonth: number; thisMonth: number };
  currency: string;
  /** In a list: what all products cost this month. */
  total?: number;
}

export function InsightChange({
  figures: { changePercent, lastMonth, thisMonth },
  currency,
  total,
}: InsightChangeProps) {
  // An arrow beside 0.0 % would contradict it.
  const percent = Math.abs(changePercent) < NO_CHANGE_BELOW ? 0 : changePercent;
  return <ChangeChip change={costChange(thisMonth, lastMonth, percent)} {...{ currency, total }} />;
}
