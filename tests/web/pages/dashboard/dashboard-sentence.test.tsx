// The first sentence above a dashboard in four languages, each clause with a link to the figures behind it.
import { cleanup, render, screen, within } from '@testing-library/react';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../../lib/catalogue/languages.ts';
import { itemKeyOf } from '../../../../lib/cost/item-key.ts';
import { type DashboardScope, NO_SCOPE } from '../../../../lib/widgets/effective-settings.ts';
import en from '../../../../locales/en.json' with { type: 'json' };
import ja from '../../../../locales/ja.json' with { type: 'json' };
import ko from '../../../../locales/ko.json' with { type: 'json' };
import zh from '../../../../locales/zh.json' with { type: 'json' };
import RefetchQuery from '../../../../web/__generated__/DashboardSentenceRefetchQuery.graphql.ts';
import { DashboardSentence } from '../../../../web/pages/dashboard/sentence/DashboardSentence.tsx';
import type { ShellViewer } from '../../../../web/viewer/shell-viewer.ts';
import { answeredEnvironment } from '../../../support/components/answered-environment.ts';
import { around } from '../../../support/components/around.tsx';

afterEach(cleanup);

const CATALOGUES = { en, ja, ko, zh } as const satisfies Record<Language, typeof en>;
const MONTH = { start: '2024-06-01', end: '2024-06-30' };
const mover = (product: string, account: string, difference: number, charge = 'Usage') => ({
  edges: [
    {
      node: {
        key: itemKeyOf([product, `id of ${account}`, charge]),
        labels: [product, account, charge],
        vendor: 'AWS',
        change: { difference },
      },
    },
  ],
});
const row = (name: string, kind: string, expectedRate: number | null, vendor: string | null = null) => ({
  key: name,
  name,
  scope: { kind, vendor },
  months: [{ budget: expectedRate === null ? 0 : 100, expected: expectedRate ?? 5, expectedRate }],
});
const SUMMARY = {
  scope: { basis: null, currency: null, vendors: null },
  estimatedCost: { currency: 'USD', lastMonthTotal: 1000, range: MONTH, total: 900 },
  budgetStatus: {
    currency: 'USD',
    total: { budget: 800, expected: 900, expectedRate: 112.5 },
    rows: [row('', 'COMPANY', 112.5), row('Search', 'TAG', 125.5), row('Shop', 'ACCOUNT', 60)],
  },
  costAnalytics: {
    currency: 'USD',
    range: MONTH,
    compareRange: { start: '2024-05-01', end: '2024-05-30' },
    total: { total: 850, compareTotal: 950 },
    rising: mover('Amazon RDS', 'pay', 40),
    falling: mover('Amazon EC2', 'shop', -140),
  },
};

interface Shown {
  language?: Language;
  summary?: object;
  scope?: DashboardScope;
  viewer?: Partial<ShellViewer>;
}

function show({ language = 'en', summary = SUMMARY, scope = NO_SCOPE, viewer = {} }: Shown) {
  const requests = answeredEnvironment();
  const { environment } = requests;
  const operation = createOperationDescriptor(RefetchQuery, { id: 'd', scope: null });
  environment.commitPayload(operation, { node: { __typename: 'Dashboard', id: 'd', summary } });
  const { node } = environment.lookup(operation.fragment).data as { node: never };
  const { container } = render(<DashboardSentence dashboard={node} scope={scope} />, {
    wrapper: around({ environment, language, messages: CATALOGUES[language], viewer }),
  });
  return { container, requests };
}

const sentence = (container: HTMLElement) => container.querySelector('p')?.textContent?.trim();

describe('the sentence above a dashboard', () => {
  it('says what the figures say', () => {
    const { container } = show({});
    expect(sentence(container)).toBe(
      'June is heading for $900, $100 less than May. It will use 112.5% of the budget, $100 too much. ' +
        'Against the same days of May, Amazon RDS of pay rises most (+$40) and Amazon EC2 of shop falls most (−$140). ' +
        'Search will exceed its budget (125.5%).',
    );
  });

  it.each(LANGUAGES)('has a link in every clause in %s, and no word of a template', (language) => {
    const { container } = show({ language });
    const links = within(container).getAllByRole('link');
    expect(links).toHaveLength(5);
    expect(sentence(container)).toContain('112.5%');
    expect(sentence(container)).not.toMatch(/[{}]|undefined|null/);
    const [month, budget, up, down, over] = links.map((link) => new URL((link as HTMLAnchorElement).href));
    expect(month?.pathname).toBe('/cost-analytics');
    expect(month?.searchParams.get('compare')).toBe('last_period');
    expect(up?.searchParams.get('aws')).toContain('product:Amazon RDS');
    expect(down?.searchParams.get('aws')).toContain('account:id of shop');
    expect(down?.searchParams.get('aws')).toContain('chargeCategory:Usage');
    for (const link of [budget, over]) expect(link?.pathname).toBe('/budgets');
  });

  it('says of credit that less of it adds cost, and names other kinds of charges', () => {
    const movedBy = (rising: object, falling: object) =>
      sentence(
        show({ summary: { ...SUMMARY, costAnalytics: { ...SUMMARY.costAnalytics, rising, falling } } })
          .container,
      );
    expect(
      movedBy(mover('Credit', 'Search', 1410, 'Credit'), mover('Amazon EC2', 'pay', -30, 'Credit')),
    ).toContain(
      'less credit for Search adds most (+$1,410) and more credit for Amazon EC2 of pay takes off most (−$30).',
    );
    cleanup();
    expect(movedBy(mover('Savings Plans', 'pay', 40, 'Purchase'), mover('Tax', 'pay', -30, 'Tax'))).toContain(
      'Savings Plans of pay (purchase) rises most (+$40) and pay (tax) falls most (−$30).',
    );
  });

  it('names a vendor whose budget is exceeded as people do, not by its code', () => {
    const rows = [row('azr', 'VENDOR', 120, 'AZURE'), row('gcp', 'VENDOR', 110, 'GCP')];
    const { container } = show({ summary: { ...SUMMARY, budgetStatus: { ...SUMMARY.budgetStatus, rows } } });
    expect(sentence(container)).toContain('Azure (120.0%) and GCP (110.0%) will exceed their budgets.');
  });

  it('says of a budget of 0 that it is over', () => {
    const total = { budget: 0, expected: 900, expectedRate: null };
    const rows = [row('Search', 'TAG', null)];
    const summary = { ...SUMMARY, budgetStatus: { ...SUMMARY.budgetStatus, total, rows } };
    const told = sentence(show({ summary }).container);
    expect(told).toContain('Over budget: the budget of the month is 0, it will be $900 too much.');
    expect(told).toContain('Search will exceed its budget (a budget of 0).');
  });

  it('leaves out what failed, and what is held against days before the first data', () => {
    const { container } = show({
      summary: { ...SUMMARY, budgetStatus: null },
      viewer: { firstDate: '2024-05-20' },
    });
    expect(sentence(container)).toBe('June is heading for $900.');
  });

  it('names figures without a link where the viewer may not see cost analytics', () => {
    show({ viewer: { canSee: (menu) => menu !== 'COST_ANALYTICS' } });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/budgets',
      '/budgets',
    ]);
  });

  it('asks again for another scope than the one that it was made of', () => {
    const { container, requests } = show({ scope: { ...NO_SCOPE, vendors: ['AWS'] } });
    expect(container.querySelector('p')).toBeNull();
    expect(requests.last().variables).toMatchObject({ id: 'd', scope: { vendors: ['AWS'] } });
  });
});
