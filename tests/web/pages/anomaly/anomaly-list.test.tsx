// The list of anomalies: what it asks for, its columns, the viewer's marks, and what it says without any (N-01, N-02, N-07).
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import english from '../../../../locales/en.json' with { type: 'json' };
import type { Vendor } from '../../../../web/components/vendors/vendors.ts';
import { anomalyDetailPage } from '../../../../web/pages/anomaly/detail/page.tsx';
import { alertsLink, findingsLink } from '../../../../web/pages/dashboard/widgets/anomalies/findings-link.ts';
import { anomaly, listed, OPEN, openList } from '../../../support/components/anomaly-screens.tsx';

afterEach(async () => {
  cleanup();
  const { notifications } = await import('@mantine/notifications');
  notifications.clean();
});

describe('the alerts of all kinds', () => {
  const alert = {
    __typename: 'Alert',
    id: 'alert-1',
    isSeen: false,
    judgedDays: null,
    kind: 'BUDGET_REACHED',
    level: 'CRITICAL',
    message: 'Budget Company June: 130% is spent',
    path: '/budgets',
    raisedAt: '2024-06-12T06:10:00.000Z',
  };
  const alertFeed = { alerts: [alert], totalCount: 12, unseenCount: 3 };

  it('are counted above the list, and unfolded one by one', async () => {
    openList('/anomaly-detection', { ...listed([anomaly]), alertFeed });
    const turn = screen.getByRole('button', { name: /12 alerts/ });
    expect(turn.textContent).toContain('3 new');
    expect(screen.queryByText(alert.message)).toBeNull();
    fireEvent.click(turn);
    expect((await screen.findByText(alert.message)).closest('a')?.getAttribute('href')).toBe('/budgets');
  });

  it('are unfolded by the address of the widget, of its vendors', () => {
    const { asked } = openList(alertsLink({ vendors: ['AWS', 'GCP'] }), { ...listed([anomaly]), alertFeed });
    expect(asked).toMatchObject({ alertsOf: ['AWS', 'GCP'] });
    expect(screen.getByText(alert.message)).toBeTruthy();
    cleanup();
    expect(openList(alertsLink({ vendors: null }), { ...listed([]), alertFeed }).asked).toMatchObject({
      alertsOf: null,
    });
  });
});

it('what AI found leads to the vendors of the widget, or of the viewer where they are not all', () => {
  const found = (sensitivity: 'HIGH' | null, vendors: Vendor[] | null, selected: Vendor[]) =>
    findingsLink({ sensitivity, vendors }, { selected, available: ['AWS', 'GCP'] });
  expect(found(null, null, ['AWS'])).toBe('/anomaly-detection?type=ai');
  expect(found('HIGH', null, ['AWS', 'GCP'])).toBe('/anomaly-detection?type=ai&sensitivity=high');
  expect(found('HIGH', null, ['AWS'])).toBe('/anomaly-detection?type=ai&sensitivity=high&vendors=aws');
  expect(found('HIGH', ['GCP'], ['AWS'])).toBe('/anomaly-detection?type=ai&sensitivity=high&vendors=gcp');
});

describe('the list', () => {
  it('asks for what the address says, and counts levels without their own filter', () => {
    const { asked } = openList(
      '/anomaly-detection?level=major&vendors=aws&type=ai&sensitivity=low&state=open&start=2024-06-01&end=2024-06-30&starred=true&size=50&page=2&sort=impact',
      listed([anomaly]),
    );
    const common = {
      vendors: ['AWS'],
      detectType: 'AI',
      sensitivity: 'LOW',
      states: ['OPEN'],
      start: '2024-06-01',
      end: '2024-06-30',
      isStarred: true,
      isWithHidden: false,
    };
    expect(asked).toEqual({
      filter: { ...common, levels: ['MAJOR'] },
      counted: common,
      start: '2024-06-01',
      end: '2024-06-30',
      alertsOf: ['AWS'],
      sort: 'IMPACT',
      page: 2,
      itemsPerPage: 50,
    });
  });

  it('says how finely a widget looks that led here, and lets go of it', async () => {
    openList('/anomaly-detection?type=ai&sensitivity=high', listed([anomaly]));
    const [chip, clear] = screen.getAllByRole('button', { name: /Sensitivity/ });
    expect(chip?.textContent).toContain('everything, small changes too');
    fireEvent.click(clear as HTMLElement);
    await waitFor(() => expect(window.location.search).toBe('?type=ai'));
  });

  it('has all columns, and says what a row is of', () => {
    openList('/anomaly-detection', listed([anomaly]));
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    for (const head of ['No.', 'Level', 'Detected by', 'Vendor', 'Analysed', 'What happened', 'Detected'])
      expect(heads).toContain(head);
    for (const head of ['Receive alerts', 'Hide', 'Important', 'Details', 'Start', 'Last seen', 'Duration'])
      expect(heads).toContain(head);
    const row = screen.getAllByRole('row').at(-1)?.textContent ?? '';
    for (const words of [
      'Major',
      '+$23.18',
      '+60.4%',
      '3 days',
      'Aurora:StorageIOUsage 84.6%',
      'team: payments',
    ])
      expect(row).toContain(words);
    expect(screen.getByRole('link', { name: anomaly.message }).getAttribute('href')).toBe(
      anomalyDetailPage.link({ id: 'anomaly-1' }),
    );
  });

  it('marks for the viewer alone, and shows the mark when it is kept', () => {
    const { requests } = openList('/anomaly-detection', listed([anomaly]));
    const star = screen.getByRole('button', { name: 'Mark as important' });
    fireEvent.click(star);
    expect(requests.last()).toMatchObject({
      name: 'useFlagAnomalyMutation',
      variables: { input: { id: 'anomaly-1', isStarred: true } },
    });
    expect(star.getAttribute('aria-pressed')).toBe('false');
    act(() =>
      requests.last().answer({
        data: {
          flagAnomaly: {
            anomaly: { id: 'anomaly-1', isHidden: false, isStarred: true, receivesAlerts: true },
            userErrors: [],
          },
        },
      }),
    );
    expect(star.getAttribute('aria-pressed')).toBe('true');
  });

  it('says which days were judged where there is no anomaly, and that none was where none was', () => {
    openList('/anomaly-detection', listed([]));
    expect(screen.getByText('No anomaly detected')).toBeTruthy();
    expect(screen.getByText('AWS: 04/01/2024 – 06/29/2024 UTC were judged')).toBeTruthy();
    cleanup();
    openList('/anomaly-detection?level=minor', listed([], OPEN, []));
    expect(screen.getByText('No anomaly detected that fits the filters')).toBeTruthy();
    expect(screen.getByText(english['anomaly.list.nothingJudged'])).toBeTruthy();
  });

  it('applies for the plan with a reason, and says how far an application is', () => {
    const needsPlan = (application: object | null) => ({
      __typename: 'NeedsPlan',
      application,
    });
    const { requests } = openList('/anomaly-detection', listed([], needsPlan(null)));
    fireEvent.click(screen.getByRole('button', { name: 'Apply for the plan' }));
    const reason = screen.getByRole('textbox', { name: 'Why the company needs it' });
    fireEvent.change(reason, { target: { value: 'we grow' } });
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(requests.last()).toMatchObject({
      name: 'useApplyForPlanMutation',
      variables: { input: { feature: 'AI_ANOMALY', reason: 'we grow' } },
    });
    const missing = { code: 'TEXT_MISSING', field: 'reason' };
    act(() =>
      requests.last().answer({ data: { applyForPlan: { application: null, userErrors: [missing] } } }),
    );
    expect(reason.getAttribute('aria-invalid')).toBe('true');
    cleanup();
    const open = {
      id: 'application-1',
      applicant: 'Mina Park',
      appliedAt: '2024-06-30T06:10:00.000Z',
      decidedAt: null,
      decider: null,
      note: null,
      reason: 'we grow',
      state: 'OPEN',
    };
    openList('/anomaly-detection', listed([], needsPlan(open)));
    expect(screen.getByRole('status').textContent).toContain('Mina Park applied on 06/30/2024: “we grow”');
    expect(screen.queryByRole('button', { name: 'Apply for the plan' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Decide' }).getAttribute('href')).toBe(
      '/administration?tab=plan',
    );
    cleanup();
    const decision = { decidedAt: '2024-07-01T06:10:00.000Z', decider: 'Dana', note: 'next year' };
    openList('/anomaly-detection', listed([], needsPlan({ ...open, ...decision, state: 'REJECTED' })));
    expect(screen.getByRole('status').textContent).toBe('Rejected on 07/01/2024 by Dana. next year');
    expect(screen.getByRole('button', { name: 'Apply for the plan' })).toBeTruthy();
  });

  it('names the vendors of the company among those that AI can watch', () => {
    openList('/anomaly-detection', listed([], { ...OPEN, supportedVendors: ['AWS', 'OCI', 'OTHER'] }));
    expect(screen.getByText('AI watches AWS at middle sensitivity.')).toBeTruthy();
  });

  it('says where learning is and until when', () => {
    const learning = {
      __typename: 'AiLearning',
      availableOn: '2024-07-07',
      phase: 'LEARNING_PATTERNS',
      supportedVendors: ['AWS'],
    };
    openList('/anomaly-detection', listed([], learning, []));
    expect(screen.getByText('until 07/07/2024')).toBeTruthy();
  });

  it('keeps the other blocks where one fails', () => {
    openList('/anomaly-detection', { ...listed([anomaly]), anomalyWatch: null }, [
      { message: 'x', path: ['viewer', 'anomalyWatch'], extensions: { code: 'UPSTREAM_TIMEOUT' } },
    ]);
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(screen.getByRole('link', { name: anomaly.message })).toBeTruthy();
  });
});
