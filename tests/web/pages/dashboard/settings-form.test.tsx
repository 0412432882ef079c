// The form of a widget's settings: what it offers, and what is set elsewhere.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { defaultSettings } from '../../../../lib/widgets/widget-settings.ts';
import type { WidgetType } from '../../../../lib/widgets/widget-types.ts';
import type { WidgetSettings } from '../../../../lib/widgets/words.ts';
import { SettingsForm } from '../../../../web/pages/dashboard/settings/SettingsForm.tsx';
import type { ShellViewer } from '../../../../web/viewer/shell-viewer.ts';
import { answeredEnvironment } from '../../../support/components/answered-environment.ts';
import { around } from '../../../support/components/around.tsx';

const { environment } = answeredEnvironment();
afterEach(cleanup);

function openForm(viewer: Partial<ShellViewer> = {}, type: WidgetType = 'ML_ABNORMAL_USER') {
  render(
    <SettingsForm
      type={type}
      typeName="Anomalies"
      settings={defaultSettings(type)}
      onChange={() => undefined}
      errors={{}}
    />,
    { wrapper: around({ environment, viewer }) },
  );
}

it('leads to the notifications of the company, and offers no channels of its own', () => {
  openForm();
  const link = screen.getByRole('link', { name: 'Notifications' });
  expect(link.getAttribute('href')).toBe('/anomaly-detection?notify=settings');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(screen.queryByText('Alarm channels')).toBeNull();
  expect(screen.queryByText('Send type')).toBeNull();
});

it('leads to no page that the viewer may not see', () => {
  openForm({ canSee: (menu) => menu !== 'ANOMALY' });
  expect(screen.getByText(/Who is notified of anomalies/)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('says of the scale where amounts are on a chart, and that a threshold is one (D-11)', () => {
  openForm({}, 'COST_BY_REGION');
  expect(screen.getByRole('radio', { name: 'Cost, with amounts' })).toBeTruthy();
  cleanup();
  openForm({}, 'ABNORMAL_CHANGE');
  expect(screen.getByRole('radio', { name: 'Value' })).toBeTruthy();
});

const FILTERS = [
  { id: 'f1', name: 'Production' },
  { id: 'f2', name: 'Without tax' },
];

/** The form of a widget with these settings, once the saved filters have come. */
async function openFilters(settings: Partial<WidgetSettings>) {
  const requests = answeredEnvironment();
  const onChange = vi.fn();
  render(
    <SettingsForm
      type="COST_BY_PRODUCT"
      typeName="Cost"
      settings={{ ...defaultSettings('COST_BY_PRODUCT'), ...settings }}
      onChange={onChange}
      errors={{}}
    />,
    { wrapper: around({ environment: requests.environment }) },
  );
  // Lists of accounts and items are no matter here.
  while (requests.last().name !== 'SavedFilterFieldQuery')
    await act(async () => requests.last().fail(new Error('not asked for')));
  await act(async () => requests.last().answer({ data: { viewer: { id: 'v', savedFilters: FILTERS } } }));
  return onChange;
}

const filterField = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /^Saved filter/ });

it('offers saved filters, in the place of an account and of chosen items (C-06)', async () => {
  const items = { show: 'CUSTOM', chosen: [{ vendor: 'AWS', key: 'x' }] } as const;
  const onChange = await openFilters({ account: '1', items });
  expect([...filterField().options].map(({ text }) => text)).toEqual([
    'All charges',
    'Production',
    'Without tax',
  ]);
  fireEvent.change(filterField(), { target: { value: 'f2' } });
  expect(onChange).toHaveBeenCalledWith({
    ...{ savedFilter: 'f2', account: null },
    items: { show: 'TOP_10', chosen: [] },
  });
});

it('asks for no account beside a saved filter, which can be taken away', async () => {
  const onChange = await openFilters({ savedFilter: 'f1' });
  expect(filterField().value).toBe('f1');
  expect(screen.queryByText('Account')).toBeNull();
  fireEvent.change(filterField(), { target: { value: '' } });
  expect(onChange).toHaveBeenCalledWith({ savedFilter: null });
});

it('shows a filter that is not among the own ones as one that is not available', async () => {
  await openFilters({ savedFilter: 'gone' });
  expect(filterField().selectedOptions[0]?.text).toBe('Not available');
});
