// A chart by keyboard: its steps are reached one by one, said, and opened.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { StepKeys } from '../../../web/charts/canvas/StepKeys.tsx';
import { useStepKeys } from '../../../web/charts/canvas/useStepKeys.ts';
import type { AmountFormat, ChartData } from '../../../web/charts/chart-types.ts';
import { answeredEnvironment } from '../../support/components/answered-environment.ts';
import { around } from '../../support/components/around.tsx';

afterEach(cleanup);

const write = (amount: number) => `$${amount}`;
const FORMAT: AmountFormat = {
  currency: 'USD',
  rounding: { digits: 2, isCut: false },
  plain: String,
  full: write,
  estimate: write,
  axis: write,
  short: write,
};
const DATA: ChartData = {
  isSummed: true,
  points: ['05/2024', '06/2024'].map((label) => ({ label, fullLabel: label, isPartial: false })),
  series: [
    { id: 'ec2', label: 'EC2', colour: '--one', amounts: [3, 4] },
    { id: 's3', label: 'S3', colour: '--two', amounts: [1, 2] },
  ],
};

function Steps({ onPick }: { onPick: (place: number) => void }) {
  const keys = useStepKeys({ count: DATA.points.length, onPick });
  return (
    <StepKeys data={DATA} format={FORMAT} hidden={new Set()} keys={keys}>
      chart
    </StepKeys>
  );
}

it('leads from step to step, says each with its total, and opens it with Enter', () => {
  const onPick = vi.fn();
  render(<Steps onPick={onPick} />, {
    wrapper: around({ environment: answeredEnvironment().environment }),
  });
  const chart = screen.getByRole('slider');
  const press = (key: string) => fireEvent.keyDown(chart, { key });
  press('Enter');
  expect(onPick).not.toHaveBeenCalled();
  press('ArrowRight');
  expect(chart.getAttribute('aria-valuetext')).toBe('05/2024: $4');
  press('ArrowRight');
  press('ArrowRight');
  expect(chart.getAttribute('aria-valuetext')).toBe('06/2024: $6');
  press('Enter');
  expect(onPick.mock.calls).toEqual([[1]]);
  press('Escape');
  expect(chart.getAttribute('aria-valuetext')).toBe('');
});
