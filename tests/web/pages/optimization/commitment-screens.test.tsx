// Pages of commitments: what they ask and keep, formulas, blocks that fail quietly, months that are none, the inventory with
// what has expired, the calendar of ends and its reminders (P-02 to P-05, R-02).
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CommitmentFault } from '../../../../web/pages/optimization/shared/faults/CommitmentFault.tsx';
import { QuietBlock } from '../../../../web/pages/optimization/shared/QuietBlock.tsx';
import { answeredEnvironment } from '../../../support/components/answered-environment.ts';
import { around } from '../../../support/components/around.tsx';
import {
  instance,
  inventory,
  openPlanUtilization,
  openReservationInventory,
  used,
} from '../../../support/components/commitment-screens.tsx';

afterEach(cleanup);

const FILTERS = 'from=202405&to=202406&regions=us-east-1&accounts=011';

describe('Savings Plans, Utilization', () => {
  it('asks for the months and filters of the address, and takes them along to the other tabs', () => {
    const { asked } = openPlanUtilization(
      `/savings-plans/utilization?${FILTERS}&by=family&sort=unused&order=asc`,
      used,
    );
    expect(asked).toMatchObject({
      query: {
        months: { start: '2024-05-01', end: '2024-06-30' },
        regions: ['us-east-1'],
        accounts: ['011'],
      },
      by: 'FAMILY',
      sort: { by: 'UNUSED_PAYMENT', order: 'ASC' },
    });
    for (const tab of ['Overview', 'Coverage', 'Inventory']) {
      const { search } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: tab }).href);
      expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
        from: '202405',
        to: '202406',
        accounts: '011',
        regions: 'us-east-1',
      });
    }
  });

  it('says that amounts may be wrong where the publisher of the data rounded effective cost', () => {
    openPlanUtilization('/savings-plans/utilization', used, undefined, { roundedVendors: ['AZURE'] });
    expect(screen.queryByText(/rounded effective cost to whole numbers/)).toBeNull();
    cleanup();
    openPlanUtilization('/savings-plans/utilization', used, undefined, { roundedVendors: ['AWS'] });
    expect(screen.getByText(/rounded effective cost to whole numbers/)).toBeTruthy();
  });

  it('keeps quiet where a block fails, and shows the others', () => {
    openPlanUtilization(`/savings-plans/utilization?${FILTERS}`, { ...used, utilizationTrend: null }, [
      {
        message: 'down',
        path: ['viewer', 'savingsPlans', 'utilizationTrend'],
        extensions: { code: 'UPSTREAM_UNAVAILABLE' },
      },
    ]);
    expect(screen.getAllByText('Not available at the moment.')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('plan-1')).toBeTruthy();
  });

  it.each([
    ['turned round', 'from=202406&to=202405'],
    ['over three years', 'from=202001&to=202406'],
  ])(
    'says so in the words of the specification for months that are %s, and asks nothing',
    (_what, months) => {
      const { asked, requests } = openPlanUtilization(`/savings-plans/utilization?${months}`, used);
      expect(asked).toBeNull();
      expect(requests.waiting()).toBe(0);
      expect(screen.getByRole('alert').textContent).toContain(
        'Invalid date range was specified. Please try again.',
      );
      expect(screen.getByRole('link', { name: 'Coverage' })).toBeTruthy();
    },
  );
});

describe('a block that fails', () => {
  it('has a way to try again', async () => {
    const retry = vi.fn();
    const failed = { ok: false as const, errors: [{}] };
    render(
      <QuietBlock part="x" title="Trend" tools={<span>tools</span>} result={failed} onRetry={retry}>
        {() => null}
      </QuietBlock>,
      { wrapper: around({ environment: answeredEnvironment().environment }) },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
    expect(screen.queryByText('tools')).toBeNull();
  });
});

describe('reservations of a vendor', () => {
  it('that the company has no data of are said to have none, and no question is called wrong', async () => {
    const extensions = { code: 'BAD_USER_INPUT', upstreamCode: 'VENDOR_NOT_AVAILABLE' };
    render(<CommitmentFault errors={[{ extensions }]} />, {
      wrapper: around({ environment: answeredEnvironment().environment }),
    });
    expect(await screen.findByText('No cost data yet')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the inventory of reservations', () => {
  const AT = '/reservations/inventory';

  it('is called by its machines where its name is drawn, with the first digits of its id', () => {
    const id = '2a64512a-6eea-493f-967b-cd946b6e496d';
    openReservationInventory(AT, inventory([instance(id), instance('ec2-c5')]));
    expect(screen.getByRole('button', { name: 'c5.large 2a64512a…' }).title).toBe(id);
    expect(screen.getByRole('button', { name: 'ec2-c5' })).toBeTruthy();
  });

  it('asks for what has expired only when it is to be shown, and marks it', async () => {
    const { asked } = openReservationInventory(AT, inventory([instance('one')]));
    expect(asked).toMatchObject({ includeExpired: false });
    fireEvent.click(screen.getByRole('switch', { name: 'Include expired' }));
    await expect.poll(() => window.location.search).toContain('expired=true');
    cleanup();
    const both = openReservationInventory(
      `${AT}?expired=true`,
      inventory([instance('one'), instance('two', true)]),
    );
    expect(both.asked).toMatchObject({ includeExpired: true });
    const rowOf = (id: string) => screen.getByRole('button', { name: id }).closest('[data-expired]');
    expect(rowOf('two')).toBeTruthy();
    expect(rowOf('one')).toBeNull();
    expect(screen.getByText('1 has expired and is in no total')).toBeTruthy();
  });

  it('says of each field that the data do not tell it', () => {
    openReservationInventory(AT, inventory([instance('one')]));
    const row = screen.getByRole('button', { name: 'one' }).closest('tr') as HTMLElement;
    expect(within(row).getAllByText('End not in the data').length).toBeGreaterThan(0);
    expect(within(row).getAllByText('Not in the data').length).toBeGreaterThan(3);
  });

  const END = { key: 'r1', name: '2 × c5.large', endsAt: '2024-08-13T18:14:01Z' };

  it('has a calendar of all ends, those of a month beyond five on demand, unknown ones counted', async () => {
    const ends = [
      ...Array.from({ length: 7 }, (_, place) => ({ ...END, key: `r${place}` })),
      { key: 'late', name: 'Reporting', endsAt: '2024-10-09T00:00:00Z' },
      { key: 'none', name: 'Old', endsAt: null },
    ];
    openReservationInventory(AT, inventory([instance('one')], ends));
    expect(screen.getAllByText('2 × c5.large')).toHaveLength(5);
    fireEvent.click(screen.getByRole('button', { name: '2 more' }));
    expect(screen.getAllByText('2 × c5.large')).toHaveLength(7);
    expect(screen.getByText('1 commitment has an end that is not in the data.')).toBeTruthy();
    fireEvent.click(screen.getByText('Reporting'));
    await expect.poll(() => window.location.search).toContain('agreement=late');
  });

  it('lets editors set who is reminded, and nobody else', async () => {
    const { requests } = openReservationInventory(AT, inventory([instance('one')], [END]));
    fireEvent.click(screen.getByRole('button', { name: 'Reminders' }));
    const asked = requests.last();
    expect(asked.name).toBe('reminderDocumentsReservedQuery');
    const reminders = {
      days: [90, 30, 7],
      lowPercent: 80,
      people: [{ email: 'kim@acme.example', name: 'Kim' }],
      // Left the company, or lost the right: has no box any more.
      recipients: ['gone@acme.example'],
      version: 3,
    };
    await act(async () => asked.answer({ data: { viewer: { id: 'v', of: { reminders } } } } as never));
    fireEvent.click(await screen.findByRole('checkbox', { name: '30 days' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Kim (kim@acme.example)' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(requests.last()).toMatchObject({
      name: 'reminderDocumentsReservedMutation',
      variables: {
        input: { days: [90, 7], lowPercent: 80, recipients: ['kim@acme.example'], version: 3 },
      },
    });
    cleanup();
    openReservationInventory(AT, inventory([instance('one')], [END]), { canEdit: () => false });
    expect(screen.queryByRole('button', { name: 'Reminders' })).toBeNull();
  });
});
