// The legend of a chart: figures beside each name, and one stop of the tabulator key for all of it (C-07).
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChartLegend } from '../../../web/charts/ChartLegend.tsx';
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
  short: (amount) => `${amount}.0`,
};
const DATA: ChartData = {
  points: [],
  isSummed: true,
  series: [
    { id: 'ec2', label: 'EC2', colour: '--one', amounts: [3, 3], compareAmounts: [4, 4] },
    { id: 's3', label: 'S3', colour: '--two', amounts: [1, 1], compareAmounts: [2, 0] },
  ],
};

function show(data: ChartData) {
  const onHide = vi.fn();
  render(<ChartLegend data={data} hidden={new Set()} format={FORMAT} onHide={onHide} />, {
    wrapper: around({ environment: answeredEnvironment().environment, at: '/' }),
  });
  return onHide;
}

describe('the legend', () => {
  it('tells amount, share and change of each series and of all', () => {
    show(DATA);
    const text = screen.getByRole('group', { name: /^Series/ }).textContent;
    expect(text).toContain('EC26.075.0%−25.0%');
    expect(text).toContain('S32.025.0%= 0.0%');
    expect(text).toContain('Total8.0100.0%−20.0%');
  });

  it('has a ground under what counts alone, of all lines', () => {
    const line = (id: string, now: number, before: number) => ({
      ...{ id, label: id, colour: `--${id}` },
      ...{ amounts: [now], compareAmounts: [before] },
    });
    show({ ...DATA, series: [line('much', 60, 50), line('little', 1, 0.5), line('hardly', 39, 38)] });
    const chips = [...screen.getByRole('group').querySelectorAll('[data-value]')];
    expect(chips.map((chip) => [chip.textContent, chip.hasAttribute('data-quiet')])).toEqual([
      ['+20.0%', false],
      ['+100.0%', true],
      ['+2.6%', true],
      ['+13.0%', false],
    ]);
  });

  it('has what is not named and the whole last, where they are in sight however long the list is', () => {
    const others = { id: 'others', label: '91 others', colour: '--grey', amounts: [9, 9] };
    show({ ...DATA, series: [others, ...DATA.series] });
    const group = screen.getByRole('group', { name: /^Series/ });
    expect(group.textContent).toMatch(/^EC2.*S3.*91 others.*Total/);
    expect(group.lastElementChild?.textContent).toMatch(/^91 others.*Total/);
  });

  it('tells no sums where amounts do not add up', () => {
    show({ ...DATA, isSummed: false });
    expect(screen.getByRole('group').textContent).toBe('EC2S3');
  });

  it('is one stop of the tabulator key, walked by arrows', () => {
    show(DATA);
    const buttons = within(screen.getByRole('group')).getAllByRole('button');
    const stops = () => buttons.filter((button) => button.tabIndex === 0);
    expect(stops()).toEqual([buttons[0]]);
    buttons[0]?.focus();
    fireEvent.keyDown(buttons[0] as HTMLElement, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(buttons[1]);
    fireEvent.keyDown(buttons[1] as HTMLElement, { key: 'End' });
    expect(stops()).toEqual([buttons.at(-1)]);
  });

  it('hides what is pressed, and shows it alone with Shift', () => {
    const onHide = show(DATA);
    fireEvent.click(screen.getByRole('button', { name: 'EC2' }));
    expect(onHide.mock.calls[0]).toEqual([new Set(['ec2'])]);
    fireEvent.click(screen.getByRole('button', { name: 'EC2' }), { shiftKey: true });
    expect(onHide.mock.calls[1]).toEqual([new Set(['s3'])]);
  });
});
