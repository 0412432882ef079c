// Who is told of anomalies: the form with what is wrong in it, a webhook's secret shown once, and the log with a retry (N-05).
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { anomaly, listed, openList } from '../../../support/components/anomaly-screens.tsx';

afterEach(async () => {
  cleanup();
  const { notifications } = await import('@mantine/notifications');
  notifications.clean();
});

const person = (id: string, mayReceive = true) => ({ id, name: id, email: `${id}@acme.example`, mayReceive });
const hook = {
  author: 'Ann',
  changedAt: '2024-06-30T06:10:00.000Z',
  id: 'hook-1',
  language: 'EN',
  name: 'Chat',
  numbers: [],
  origin: 'https://hooks.example.com',
  template: 'SLACK',
  version: 1,
};
const setting = {
  author: 'Ann',
  band: null,
  changedAt: '2024-06-30T06:10:00.000Z',
  digest: 'DAILY',
  digestDay: 1,
  digestTime: '18:00',
  includesLowerLevels: false,
  isOn: true,
  quietHours: { from: '22:00', until: '07:00' },
  receivers: [
    { receiverId: 'ann', level: 'CRITICAL' },
    { receiverId: 'left', level: 'MINOR' },
  ],
  remindAfterDays: 3,
  sendType: 'BY_LEVEL',
  sensitivity: 'MIDDLE',
  vendor: null,
  version: 4,
  webhooks: [],
  zone: 'KST',
};
const told = (changed: object = {}) => ({
  currency: 'USD',
  defaultMinAlert: 100,
  defaultMaxAlert: 1000,
  people: [person('ann'), person('bob'), person('left', false)],
  settings: [setting],
  vendors: ['AWS', 'GCP'],
  webhooks: [hook],
  ...changed,
});

async function openAlerts(tab: string, notifications: object = told()) {
  const { requests } = openList(`/anomaly-detection?notify=${tab}`, listed([anomaly]));
  await waitFor(() => expect(requests.last().name).toBe('NotifyDrawerQuery'));
  act(() => requests.last().answer({ data: { viewer: { id: 'v', anomalyNotifications: notifications } } }));
  const panel = within(await screen.findByRole('dialog'));
  // The first rendering of the form is slow on a busy machine.
  await panel.findByRole('tabpanel', {}, { timeout: 20_000 });
  return { requests, panel };
}

describe('the setting of alerts', () => {
  it('shows what is kept, says who lost the right, and is saved with the version that was read', async () => {
    const { requests, panel } = await openAlerts('settings');
    expect(await panel.findByText('left may no longer see anomalies and is not notified.')).toBeTruthy();
    expect(panel.getByLabelText('Level: ann')).toHaveProperty('value', 'CRITICAL');
    fireEvent.click(panel.getByRole('button', { name: 'Remove left' }));
    fireEvent.change(panel.getByLabelText('Add a person'), { target: { value: 'bob' } });
    fireEvent.click(panel.getByRole('checkbox', { name: /Chat/ }));
    fireEvent.click(panel.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(requests.last().name).toBe('useSaveNotificationMutation'));
    expect(requests.last().variables).toEqual({
      input: {
        version: 4,
        notification: {
          ...{ isOn: true, sendType: 'BY_LEVEL', includesLowerLevels: false, sensitivity: 'MIDDLE' },
          ...{ digest: 'DAILY', digestDay: 1, digestTime: '18:00', zone: 'KST', remindAfterDays: 3 },
          quietHours: { from: '22:00', until: '07:00' },
          receivers: [
            { receiverId: 'ann', level: 'CRITICAL' },
            { receiverId: 'bob', level: 'MINOR' },
          ],
          webhooks: [{ receiverId: 'hook-1', level: 'MINOR' }],
        },
      },
    });
  });

  it('has a level of its own for a person in each setting', async () => {
    const ofAws = {
      ...setting,
      vendor: 'AWS',
      version: 5,
      receivers: [{ receiverId: 'ann', level: 'MAJOR' }],
    };
    const { panel } = await openAlerts('settings', told({ settings: [setting, ofAws] }));
    expect(panel.getByLabelText('Level: ann')).toHaveProperty('value', 'CRITICAL');
    fireEvent.change(panel.getByLabelText('Anomalies of'), { target: { value: 'AWS' } });
    expect(await panel.findByLabelText('Level: ann')).toHaveProperty('value', 'MAJOR');
  });

  it.each([
    ['a band that is turned round', 'Critical from (USD)', '50', /alarm band setting is invalid/],
    ['quiet hours without an end', 'until', '', /Quiet hours need a beginning and another end/],
  ])('is not sent with %s', async (_what, label, value, fault) => {
    const { requests, panel } = await openAlerts('settings');
    fireEvent.change(await panel.findByLabelText('Major from (USD)'), { target: { value: '100' } });
    fireEvent.change(panel.getByLabelText('Critical from (USD)'), { target: { value: '200' } });
    fireEvent.change(panel.getByLabelText(label), { target: { value } });
    fireEvent.click(panel.getByRole('button', { name: 'Save' }));
    expect((await panel.findByRole('alert')).textContent).toMatch(fault);
    expect(requests.waiting()).toBe(0);
  });

  it('lets no eleventh person in', async () => {
    const ids = Array.from({ length: 11 }, (_, place) => `p${place}`);
    const receivers = ids.slice(0, 10).map((id) => ({ receiverId: id, level: 'MINOR' }));
    const { panel } = await openAlerts(
      'settings',
      told({ people: ids.map((id) => person(id)), settings: [{ ...setting, receivers }] }),
    );
    expect(await panel.findByLabelText('Add a person')).toHaveProperty('disabled', true);
  });

  it('of a vendor without one of its own says which one counts', async () => {
    const { panel } = await openAlerts('settings');
    fireEvent.change(await panel.findByLabelText('Anomalies of'), { target: { value: 'GCP' } });
    expect(await panel.findByText(/GCP has no setting of its own/)).toBeTruthy();
  });
});

describe('webhooks', () => {
  it('show the secret of a new one once', async () => {
    const { requests, panel } = await openAlerts('webhooks');
    fireEvent.click(await panel.findByRole('button', { name: 'New webhook' }));
    fireEvent.change(panel.getByLabelText(/Name/), { target: { value: 'Finance' } });
    fireEvent.change(panel.getByLabelText(/Address/), { target: { value: 'https://hooks.example.com/x' } });
    fireEvent.click(panel.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(requests.last().name).toBe('useSaveWebhookMutation'));
    expect(requests.last().variables).toMatchObject({
      input: { name: 'Finance', template: 'GENERIC', url: 'https://hooks.example.com/x', numbers: [] },
    });
    act(() =>
      requests.last().answer({ data: { saveWebhook: { secret: 'whsec_once', userErrors: [] } } } as never),
    );
    await waitFor(() => expect(requests.last().name).toBe('NotifyDrawerQuery'));
    act(() => requests.last().answer({ data: { viewer: { id: 'v', anomalyNotifications: told() } } }));
    expect(await panel.findByText('whsec_once')).toBeTruthy();
    fireEvent.click(panel.getByRole('button', { name: 'New webhook' }));
    fireEvent.click(panel.getByRole('button', { name: 'Cancel' }));
    expect(panel.queryByText('whsec_once')).toBeNull();
  });

  it('say how a test of one went', async () => {
    const { requests, panel } = await openAlerts('webhooks');
    fireEvent.click(await panel.findByRole('button', { name: 'Send a test to Chat' }));
    await waitFor(() => expect(requests.last().name).toBe('useTestWebhookMutation'));
    const outcome = { answer: null, fault: 'TIMEOUT', isTaken: false, milliseconds: 10_000, userErrors: [] };
    act(() => requests.last().answer({ data: { testWebhook: outcome } } as never));
    expect(await panel.findByText('It was not accepted: The server did not answer in time.')).toBeTruthy();
  });
});

it('the log says what failed and why, and has it tried again', async () => {
  const { requests, panel } = await openAlerts('log');
  await waitFor(() => expect(requests.last().name).toBe('DeliveryLogQuery'));
  const failed = {
    anomalyIds: ['anomaly-1'],
    answer: '500 noted',
    attempts: 6,
    channel: 'WEBHOOK',
    createdAt: '2024-06-30T06:10:00.000Z',
    fault: 'ANSWER',
    id: 'delivery-1',
    nextAttemptAt: null,
    receiver: 'Chat',
    state: 'FAILED',
    subject: 'Minor · New anomaly',
  };
  const log = { totalCount: 1, edges: [{ node: { __typename: 'AnomalyDelivery', ...failed } }] };
  act(() => requests.last().answer({ data: { viewer: { id: 'v', anomalyDeliveries: log } } }));
  expect(await panel.findByText('The server did not take it. 500 noted')).toBeTruthy();
  fireEvent.click(panel.getByRole('button', { name: 'Try again: Minor · New anomaly to Chat' }));
  await waitFor(() => expect(requests.last().name).toBe('useRetryDeliveryMutation'));
  expect(requests.last().variables).toEqual({ input: { id: 'delivery-1' } });
});
