// One anomaly: its sentence and links, what is done about it, and what follows from it (N-02, N-09).
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import english from '../../../../locales/en.json' with { type: 'json' };
import { anomaly, detail, history, openDetail } from '../../../support/components/anomaly-screens.tsx';

afterEach(async () => {
  cleanup();
  const { notifications } = await import('@mantine/notifications');
  notifications.clean();
});

describe('the detail', () => {
  it('says it in a sentence whose figures lead to their charges', () => {
    openDetail(detail());
    const sentence = document.querySelector('p')?.textContent;
    expect(sentence).toBe(
      'Amazon RDS of shop cost $23.18 more than expected (+60.4%) since 06/27/2024. ' +
        '84.6% of it is Aurora:StorageIOUsage. Most of that is from db-1. It belongs to team: payments.',
    );
    const link = screen.getByRole('link', { name: '84.6% of it is Aurora:StorageIOUsage' });
    const conditions = new URL(link.getAttribute('href') ?? '', 'http://localhost').searchParams.get('aws');
    expect(conditions).toBe('account:210000000011;product:Amazon RDS;usageType:Aurora~:StorageIOUsage');
    const rows = screen.getByRole('link', { name: 'Billing rows behind it' });
    const address = new URL(rows.getAttribute('href') ?? '', 'http://localhost').searchParams;
    expect([
      address.get('start'),
      address.get('end'),
      address.get('item'),
      address.get('itemVendor'),
    ]).toEqual(['2024-06-27', '2024-06-29', 'Amazon RDS', 'aws']);
  });

  it('shows what calling it false would have changed before that is saved; a rule has no fence', async () => {
    const openForm = async () => {
      fireEvent.click(screen.getByRole('button', { name: english['anomaly.handling.more'] }));
      fireEvent.click(await screen.findByText('Not an anomaly'));
      await screen.findByLabelText('Why');
    };
    const { requests } = openDetail(detail());
    await openForm();
    expect(requests.last()).toMatchObject({ name: 'ReplayPreviewQuery', variables: { id: 'anomaly-1' } });
    const silenced = (anomalyId: string | null, startedOn: string) => ({
      ...{ anomalyId, impact: 12.5, lastSeenOn: startedOn, startedOn, state: anomalyId && 'OPEN' },
    });
    const replay = {
      currency: 'USD',
      factor: 1,
      kept: [{ startedOn: '2024-05-01' }],
      range: { start: '2024-04-01', end: '2024-06-29' },
      silenced: [silenced('anomaly-1', '2024-06-27'), silenced('anomaly-0', '2024-05-20')],
      widenedFactor: 1.25,
    };
    await act(async () =>
      requests.last().answer({ data: { viewer: { id: 'v', anomaly: { id: 'anomaly-1', replay } } } }),
    );
    expect(screen.getByText(/becomes 1\.25 times as wide.*04\/01\/2024 – 06\/29\/2024/)).toBeTruthy();
    expect(screen.getByText('2 alarms would have been left out; 1 stays.')).toBeTruthy();
    expect(screen.getByRole('link', { name: '05/20/2024' }).getAttribute('href')).toContain('id=anomaly-0');
    expect(screen.queryByRole('link', { name: '06/27/2024' })).toBeNull();
    cleanup();
    const ofRule = openDetail(detail({ detectType: 'RULE', sensitivity: null }));
    await openForm();
    expect(ofRule.requests.waiting()).toBe(0);
  });

  it('is taken with a reason, by the version that was read, and shows what was done', async () => {
    const { requests } = openDetail(detail());
    fireEvent.click(screen.getByRole('button', { name: 'Acknowledge' }));
    fireEvent.change(await screen.findByLabelText('Why'), { target: { value: 'looking' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(requests.last()).toMatchObject({
      name: 'useSetStateMutation',
      variables: { input: { id: 'anomaly-1', version: 0, state: 'ACKNOWLEDGED', reason: 'looking' } },
    });
    const entry = {
      assignee: null,
      author: 'Dana',
      changedAt: '2024-06-30T08:00:00.000Z',
      reason: 'looking',
      state: 'ACKNOWLEDGED',
      stateFrom: null,
      stateUntil: null,
    };
    act(() =>
      requests.last().answer({
        data: {
          setAnomalyState: {
            anomaly: {
              ...anomaly,
              state: 'ACKNOWLEDGED',
              version: 1,
              history: { ...history, entries: [entry] },
            },
            userErrors: [],
          },
        },
      }),
    );
    expect(await screen.findByText('looking')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps a refused change in its form, beside the day at fault', async () => {
    const { requests } = openDetail(detail());
    fireEvent.click(screen.getByRole('button', { name: 'Other actions' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Ask again later' }));
    const until = await screen.findByLabelText(/Last day/);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(requests.last().variables).toMatchObject({
      input: { state: 'SNOOZED', stateUntil: '2024-07-07' },
    });
    act(() =>
      requests.last().answer({
        data: {
          setAnomalyState: {
            anomaly: null,
            userErrors: [{ code: 'ANOMALY_DATES_MISSING', field: 'stateUntil' }],
          },
        },
      }),
    );
    expect(until.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('is only looked at by those who may not change it', () => {
    openDetail(detail(), { canEdit: () => false });
    expect(screen.queryByRole('button', { name: 'Acknowledge' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Make a rule from it' })).toBeNull();
    expect(screen.getByText('unassigned')).toBeTruthy();
  });

  it('leads to a rule of the same cost, and notes its first day', async () => {
    const { requests } = openDetail(detail());
    const rule = screen.getByRole('link', { name: 'Make a rule from it' });
    const address = new URL(rule.getAttribute('href') ?? '', 'http://localhost').searchParams;
    expect([address.get('rule'), address.get('aws')]).toEqual([
      'new',
      'account:210000000011;product:Amazon RDS',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Note on its first day' }));
    expect(((await screen.findByRole('textbox', { name: /^Note/ })) as HTMLInputElement).value).toBe(
      anomaly.message,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(requests.last()).toMatchObject({
      name: 'useNoteDayMutation',
      variables: { input: { date: '2024-06-27', text: anomaly.message } },
    });
  });

  it('proposes a budget of the account only where the anomaly is of all its cost', async () => {
    const openBudget = async (product: object | null) => {
      const { requests } = openDetail(detail({ product }));
      fireEvent.click(screen.getByRole('button', { name: english['anomaly.oneClick.budget'] }));
      await waitFor(() => expect(requests.last().name).toBe('BudgetFormQuery'));
      const budgets = { currency: 'USD', thisMonth: '2024-06-01', version: '1' };
      await act(async () => requests.last().answer({ data: { viewer: { id: 'v', budgets } } }));
      return screen.findByRole<HTMLInputElement>('textbox', { name: /Budget of the month/ });
    };
    expect((await openBudget(anomaly.product)).value).toBe('');
    expect(screen.getByText(/^Budget of all cost of shop in 06\/2024/)).toBeTruthy();
    cleanup();
    const days = anomaly.numberOfDays;
    expect((await openBudget(null)).value).toBe(String(Math.round((anomaly.expected / days) * 30)));
  });

  it('says why it was withdrawn, and that an unknown one is none', () => {
    openDetail(detail({ state: 'WITHDRAWN', withdrawnReason: 'DATA_REMOVED' }));
    expect(screen.getByText('Withdrawn: the data of its days were removed.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Acknowledge' })).toBeNull();
    cleanup();
    openDetail({ anomaly: null });
    expect(screen.getByText(english['anomaly.detail.unknown'])).toBeTruthy();
  });
});
