// The form of a widget's settings: what it offers, and what is set elsewhere.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { defaultSettings } from '../../../../lib/widgets/widget-settings.ts';
import type { WidgetType } from '../../../../lib/widgets/widget-types.ts';
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
