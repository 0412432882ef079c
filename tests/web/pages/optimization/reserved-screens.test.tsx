// Azure reservations, and coverage by reservations: what each screen asks, shows, and says of what is unknown (Z-01, Z-02, R-04).
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  azureInventory,
  azureReservation,
  figures,
  openAzureInventory,
  openAzureOverview,
  openAzureUtilization,
  openReservationCoverage,
  terms,
  trend,
} from '../../../support/components/reserved-screens.tsx';

afterEach(cleanup);

describe('Azure reservations, overview', () => {
  it('shows the use of all of them, and each tab by itself, which the address keeps', async () => {
    openAzureOverview('/azure-reservations', azureInventory([azureReservation('prod-vms')]));
    const card = document.querySelector('[data-figure="utilization"]') as HTMLElement;
    expect(within(card).getByText('75.0%')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'prod-vms' })).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: 'Instance family' }));
    await expect.poll(() => window.location.search).toContain('tab=families');
    expect(await screen.findByRole('button', { name: 'Ddsv4 Series' })).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: 'Service type' }));
    expect(await screen.findByRole('button', { name: 'Virtual Machines' })).toBeTruthy();
  });

  it('keeps quiet where a block fails, and shows the others', () => {
    openAzureOverview(
      '/azure-reservations',
      azureInventory([azureReservation('prod-vms')]),
      { summary: null },
      [
        {
          message: 'down',
          path: ['viewer', 'azureReservations', 'utilization', 'summary'],
          extensions: { code: 'UPSTREAM_UNAVAILABLE' },
        },
      ],
    );
    expect(screen.getAllByText('Not available at the moment.')).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'prod-vms' })).toBeTruthy();
  });
});

describe('Azure reservations, inventory', () => {
  const AT = '/azure-reservations/inventory';

  it('says what is known of each in words, and of each field that the data do not tell it', () => {
    openAzureInventory(AT, azureInventory([azureReservation('prod-vms')]));
    const row = screen.getByRole('button', { name: 'prod-vms' }).closest('tr') as HTMLElement;
    for (const text of ['Active', '1 year', 'Monthly', 'West Europe', 'Data platform', 'End not in the data'])
      expect(within(row).getByText(text)).toBeTruthy();
    expect(within(row).getAllByText('Not in the data')).toHaveLength(1);
  });

  it('has the words of a returned one, and of its scope', () => {
    const returned = { ...terms('old-vms'), status: 'returned' };
    const node = azureReservation('old-vms', { terms: returned, reservationScope: 'Single' });
    openAzureInventory(AT, azureInventory([node]));
    const row = screen.getByRole('button', { name: 'old-vms' }).closest('tr') as HTMLElement;
    expect(within(row).getByText('Returned')).toBeTruthy();
    expect(within(row).getByText('Single subscription')).toBeTruthy();
  });

  it('opens the formula of a percent with the numbers of its own row, by quantity and in money', async () => {
    openAzureInventory(AT, azureInventory([azureReservation('prod-vms')]));
    fireEvent.click(screen.getByRole('button', { name: '75.0%' }));
    expect(await screen.findByText('Quantity: 100 × 90 ÷ (90 + 30) Hours = 75.0%')).toBeTruthy();
    expect(screen.getByText('Money: 100 × $45.00 ÷ ($45.00 + $15.00) = 75.0%')).toBeTruthy();
  });

  it('asks for twenty in the order of the address, with what has expired on demand', async () => {
    const { asked } = openAzureInventory(`${AT}?sort=utilization&order=asc`, azureInventory([]));
    expect(asked).toMatchObject({
      size: 20,
      includeExpired: false,
      sort: { by: 'UTILIZATION', order: 'ASC' },
    });
    fireEvent.click(screen.getByRole('switch', { name: 'Include expired' }));
    await expect.poll(() => window.location.search).toContain('expired=true');
  });

  it('says in the words of the specification that months are none, and asks nothing', () => {
    const { asked, requests } = openAzureInventory(`${AT}?from=202406&to=202405`, azureInventory([]));
    expect([asked, requests.waiting()]).toEqual([null, 0]);
    expect(screen.getByRole('alert').textContent).toContain(
      'Invalid date range was specified. Please try again.',
    );
  });
});

describe('Azure reservations, utilization', () => {
  it('has the trend by what the address says, and lists by reservation, family and service', () => {
    const { asked } = openAzureUtilization(
      '/azure-reservations/utilization?by=region&view=table&show=percent',
    );
    expect(asked).toMatchObject({ by: 'REGION', size: 20 });
    const block = document.querySelector('[data-part="optimization.trend"]') as HTMLElement;
    expect(within(block).getByText('West Europe')).toBeTruthy();
    for (const name of ['prod-vms', 'Ddsv4 Series', 'Virtual Machines'])
      expect(screen.getByRole('button', { name })).toBeTruthy();
  });

  it('keeps the order of its lists by family and by service in the address, each its own', async () => {
    openAzureUtilization('/azure-reservations/utilization?serviceList=name.asc.1.50');
    const list = (name: string) =>
      within(document.querySelector(`[data-part="optimization.${name}"]`) as HTMLElement);
    const head = (name: string, column: string) => list(name).getByRole('columnheader', { name: column });
    expect(head('services', 'Service').getAttribute('aria-sort')).toBe('ascending');
    expect(head('families', 'Total payment').getAttribute('aria-sort')).toBe('descending');
    fireEvent.click(within(head('families', 'Utilization')).getByRole('button'));
    await expect.poll(() => window.location.search).toContain('familyList=utilization.desc.1.20');
    expect(window.location.search).toContain('serviceList=name.asc.1.50');
    expect(head('families', 'Utilization').getAttribute('aria-sort')).toBe('descending');
  });
});

describe('the drawer of a reservation', () => {
  const answerWith = async (agreement: object | null, errors?: object[]) => {
    const { requests } = openAzureUtilization('/azure-reservations/utilization?agreement=gone');
    const asked = requests.last();
    expect(asked).toMatchObject({ name: 'ReservationDrawerQuery', variables: { id: 'gone', isAws: false } });
    const data = { viewer: { id: 'v', azureReservations: { utilization: { agreement } } } };
    await act(async () => asked.answer({ data, ...(errors && { errors }) } as never));
    return within(screen.getByRole('dialog'));
  };
  const answerOf = (code: string) => {
    const path = ['viewer', 'azureReservations', 'utilization', 'agreement'];
    return answerWith(null, [{ message: code, path, extensions: { code } }]);
  };

  it('has its terms, its use and its trend, which is saved as a file', async () => {
    const agreement = { terms: { ...terms('prod-vms'), name: 'Machines of the shop' }, figures };
    const drawer = await answerWith({ currency: 'USD', agreement, trend });
    expect(drawer.getByText('Machines of the shop')).toBeTruthy();
    expect(drawer.getByText(/reservationOrders\/order\/reservations\/prod-vms$/)).toBeTruthy();
    expect(drawer.getByRole('button', { name: '75.0%' })).toBeTruthy();
    expect(drawer.getByRole('button', { name: 'Download: Trend' })).toBeTruthy();
  });

  it('says of an id that the company does not have that there is none, and offers no retry', async () => {
    const drawer = await answerOf('NOT_FOUND');
    expect(drawer.getByText('There is no such reservation')).toBeTruthy();
    expect(drawer.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('can be asked again where the service fails', async () => {
    const drawer = await answerOf('UPSTREAM_UNAVAILABLE');
    expect(drawer.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(drawer.queryByText('There is no such reservation')).toBeNull();
  });
});

describe('a trend of months without any reservation', () => {
  it('says that there is nothing, and draws no empty axes', () => {
    openAzureUtilization('/azure-reservations/utilization', { trend: { ...trend, series: [] } });
    const block = within(document.querySelector('[data-part="optimization.trend"]') as HTMLElement);
    expect(block.getByText('No data in these months.')).toBeTruthy();
    expect(block.queryByText('Unused commitment')).toBeNull();
  });
});

describe('coverage by reservations', () => {
  const shown = (id: string) => document.querySelector(`[data-figure="${id}"]`)?.textContent ?? '';

  it('is of hours or of normalised units, and one line says why they differ', async () => {
    openReservationCoverage('/reservations/coverage');
    expect(
      screen.getByText(
        'Hours count every machine alike; normalised units weigh it by its size (one large counts as eight micro), as a size-flexible reservation does.',
      ),
    ).toBeTruthy();
    expect(shown('coverage')).toContain('25.0%');
    expect(shown('reserved')).toContain('20');
    fireEvent.click(screen.getByRole('radio', { name: 'Normalised units' }));
    await expect.poll(() => window.location.search).toContain('unit=units');
    expect(shown('coverage')).toContain('40.0%');
    expect(shown('reserved')).toContain('80');
  });

  it('has its trend by service, region or family, with 0 % of what nothing covers', () => {
    const { asked } = openReservationCoverage('/reservations/coverage?by=family&view=table');
    expect(asked).toMatchObject({ by: 'FAMILY' });
    const block = within(document.querySelector('[data-part="optimization.trend"]') as HTMLElement);
    expect(block.getByRole('radio', { name: 'Service type' })).toBeTruthy();
    for (const family of ['m5', 'c5']) expect(block.getByText(family)).toBeTruthy();
    expect(block.getAllByText('0.0%')).toHaveLength(2);
  });

  it('counts Savings Plans in or leaves them out, and opens the formula of what is shown', async () => {
    openReservationCoverage('/reservations/coverage?plans=true');
    const percent = within(document.querySelector('[data-figure="coverage"]') as HTMLElement);
    expect(shown('coverage')).toContain('40.0%');
    fireEvent.click(percent.getByRole('button'));
    expect(
      await screen.findByText(
        '100 × (20 reserved + 20 Savings Plans) ÷ (20 reserved + 20 Savings Plans + 60 on demand) = 40.0%',
      ),
    ).toBeTruthy();
  });
});
