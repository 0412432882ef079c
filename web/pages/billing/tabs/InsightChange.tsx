// How a product moved since last month: by sign and words, and the change in percent (B-07).
import { costChange } from '../../../../lib/money/percent-change.ts';
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
  return <ChangeChip change={costChange(thisMonth, lastMonth, changePercent)} {...{ currency, total }} />;
}
