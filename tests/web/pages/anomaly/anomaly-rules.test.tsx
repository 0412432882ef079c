// A rule in the making: its defaults, its trial, and what is wrong with it (N-04).
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { anomaly, listed, openList } from '../../../support/components/anomaly-screens.tsx';

afterEach(async () => {
  cleanup();
  const { notifications } = await import('@mantine/notifications');
  notifications.clean();
});

describe('a rule', () => {
  const rules = { currency: 'USD', defaultMinAlert: 100, defaultMaxAlert: 1000, rules: [] };
  const trial = {
    currency: 'USD',
    days: [
      {
        changeRate: 2,
        compareCost: 100,
        cost: 102,
        date: '2024-06-28',
        difference: 2,
        hasFired: false,
        level: null,
      },
      {
        changeRate: 80,
        compareCost: 100,
        cost: 180,
        date: '2024-06-29',
        difference: 80,
        hasFired: true,
        level: 'MINOR',
      },
    ],
  };
  const openRule = async () => {
    const { requests } = openList('/anomaly-detection?rule=new&aws=product:Amazon%20RDS', listed([anomaly]));
    await waitFor(() => expect(requests.last().name).toBe('RulesDrawerQuery'));
    act(() => requests.last().answer({ data: { viewer: { id: 'v', anomalyRules: rules } } }));
    await waitFor(() => expect(requests.last().name).toBe('RuleTrialQuery'));
    const asked = requests.last().variables.rule;
    act(() => requests.last().answer({ data: { viewer: { id: 'v', anomalyRuleTrial: trial } } }));
    return { requests, asked, panel: within(await screen.findByRole('dialog')) };
  };

  it('begins with the default threshold and band, and says on which days it would have fired', async () => {
    const { asked, panel } = await openRule();
    expect(asked).toMatchObject({
      basis: 'USAGE',
      comparison: 'LAST_7_DAYS',
      scale: 'PERCENTAGE',
      threshold: 10,
      minAlert: 100,
      maxAlert: 1000,
      filters: [
        { vendor: 'AWS', conditions: [{ field: 'PRODUCT', isExcluding: false, values: ['Amazon RDS'] }] },
      ],
    });
    expect(await panel.findByText('In the last 2 days it would have fired on 1 day')).toBeTruthy();
    expect(panel.getByText('+80.0%')).toBeTruthy();
  });

  it('is not saved with a band that is turned round, and shows a refused title beside its field', async () => {
    const { requests, panel } = await openRule();
    const save = panel.getByRole('button', { name: 'Save' });
    const min = panel.getByLabelText('Major from (USD)');
    fireEvent.change(min, { target: { value: '5000' } });
    expect(await panel.findByText(/The anomaly alarm band setting is invalid/)).toBeTruthy();
    expect(save.hasAttribute('disabled')).toBe(true);
    fireEvent.change(min, { target: { value: '50' } });
    const title = panel.getByLabelText(/Title/);
    fireEvent.change(title, { target: { value: 'Orders <db>' } });
    fireEvent.click(save);
    await waitFor(() => expect(requests.last().name).toBe('useSaveRuleMutation'));
    expect(requests.last().variables).toMatchObject({
      input: { rule: { title: 'Orders <db>', minAlert: 50 } },
    });
    act(() =>
      requests.last().answer({
        data: { saveAnomalyRule: { rule: null, userErrors: [{ code: 'TITLE_CHARACTERS', field: 'title' }] } },
      }),
    );
    expect(title.getAttribute('aria-invalid')).toBe('true');
    expect(panel.getByText(/Unsupported special characters are included/)).toBeTruthy();
  });
});
