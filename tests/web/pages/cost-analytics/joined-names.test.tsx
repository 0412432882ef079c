// The switch that makes one line of what several clouds call alike, and what lines are called with and without it (C-04).
import { cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { costAnalyticsPage } from '../../../../web/pages/cost-analytics/page.tsx';
import { useSeriesLabel } from '../../../../web/pages/cost-analytics/view-by/useSeriesLabel.ts';
import { ViewByChip } from '../../../../web/pages/cost-analytics/view-by/ViewByChip.tsx';
import { answeredEnvironment } from '../../../support/components/answered-environment.ts';
import { around } from '../../../support/components/around.tsx';

afterEach(cleanup);

const addressOf = (search: string) =>
  costAnalyticsPage.read(new URL(`https://portal.example/cost-analytics?${search}`));
const surroundings = () => around({ environment: answeredEnvironment().environment });
const SWITCH = /^Same names across clouds as one line/;

function open(search: string, vendors: readonly ('AWS' | 'GCP')[] = ['AWS', 'GCP']) {
  const onChange = vi.fn();
  render(<ViewByChip address={addressOf(search)} vendors={vendors} onChange={onChange} />, {
    wrapper: surroundings(),
  });
  fireEvent.click(screen.getByRole('button', { name: /^View by/ }));
  return onChange;
}

describe('the switch', () => {
  it('is written into the address, and closes what is open', async () => {
    const onChange = open('viewBy=chargeCategory');
    fireEvent.click(await screen.findByRole('switch', { name: SWITCH }));
    expect(onChange).toHaveBeenCalledWith({ names: 'joined', item: null, itemVendor: null });
  });

  it('says that it is on, and leaves the address when it is turned off', async () => {
    const onChange = open('viewBy=chargeCategory&names=joined');
    expect(screen.getByRole('button', { name: /Charge category · across clouds/ })).toBeTruthy();
    fireEvent.click(await screen.findByRole('switch', { name: SWITCH, checked: true }));
    expect(onChange).toHaveBeenCalledWith({ names: null, item: null, itemVendor: null });
  });

  it.each([
    ['viewBy=product', ['AWS', 'GCP'] as const],
    ['viewBy=chargeCategory&thenBy=region', ['AWS', 'GCP'] as const],
    ['viewBy=chargeCategory', ['AWS'] as const],
  ])('is not offered where nothing can be joined: %s of %j', async (search, vendors) => {
    open(search, vendors);
    await screen.findAllByRole('combobox');
    expect(screen.queryByRole('switch')).toBeNull();
  });
});

describe('a line of the chart', () => {
  const item = (key: string, vendor: 'AWS' | 'GCP' | null, of: readonly ('AWS' | 'GCP')[] = []) => ({
    ...{ key, label: key, vendor, isOthers: false },
    byVendor: vendor ? null : of.map((each) => ({ vendor: each })),
  });
  const namesOf = (search: string, items: ReturnType<typeof item>[]) => {
    const { result } = renderHook(() => useSeriesLabel(addressOf(search), items), {
      wrapper: surroundings(),
    });
    return items.map(result.current);
  };

  it('names every vendor that it is of', () => {
    const joined = [item('prod', null, ['AWS', 'GCP']), item('dev', 'GCP')];
    expect(namesOf('viewBy=tag&viewByKey=env&names=joined', joined)).toEqual([
      'AWS, GCP · prod',
      'GCP · dev',
    ]);
  });

  it('of one vendor names it only where another vendor has the name too', () => {
    const apart = [item('prod', 'AWS'), item('prod', 'GCP'), item('dev', 'GCP')];
    expect(namesOf('viewBy=tag&viewByKey=env', apart)).toEqual(['AWS · prod', 'GCP · prod', 'dev']);
  });
});
