// Names and colours of the drawn items while another view-by is asked for, and once it is answered (C-04, C-07).
import { act, cleanup, render } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CostChart_analytics$data } from '../../../../web/__generated__/CostChart_analytics.graphql.ts';
import { forgetColours } from '../../../../web/charts/series/series-colours.ts';
import { useAmountFormat } from '../../../../web/components/money/useAmountFormat.ts';
import { useCostChart } from '../../../../web/pages/cost-analytics/chart/useCostChart.ts';
import { costAnalyticsPage } from '../../../../web/pages/cost-analytics/page.tsx';
import { useLegendColours } from '../../../../web/pages/cost-analytics/table/useLegendColours.ts';
import {
  AnsweredAddressContext,
  useAnsweredAddress,
} from '../../../../web/pages/cost-analytics/useAnsweredAddress.ts';
import { usePageAddress } from '../../../../web/routing/usePageAddress.ts';
import { answeredEnvironment } from '../../../support/components/answered-environment.ts';
import { around } from '../../../support/components/around.tsx';

beforeEach(forgetColours);
afterEach(cleanup);

const item = (key: string, label: string) => ({
  ...{ key, label, labels: [label], vendor: 'AWS' as const, isOthers: false, othersCount: 0, amounts: [1] },
});
const PRODUCTS = {
  viewBy: 'product' as const,
  items: [item('ec2', 'Amazon EC2'), item('s3', 'Amazon S3'), item('', '')],
};
/** More than the colours that names fall on first. */
const ACCOUNTS = {
  viewBy: 'account' as const,
  items: Array.from({ length: 10 }, (_, at) => item(`11${at}`, `Shop ${at}`)),
};
type Answer = typeof PRODUCTS | typeof ACCOUNTS;
const AHEAD = { added: [], forecast: undefined, budget: undefined, month: null };

function dataOf(series: Answer['items']): CostChart_analytics$data {
  const range = { start: '2024-06-01', end: '2024-06-01' };
  const axis = [{ date: range.start, endDate: range.end, isEmpty: false, isPartial: false }];
  const total = { total: series.length, amounts: [series.length] };
  return { currency: 'USD', range, axis, series, notes: [], total } as never;
}

/** The chart and the table's legend of an answer. */
function useDrawn(items: Answer['items']) {
  const data = useMemo(() => dataOf(items), [items]);
  const parts = { ...useAmountFormat('USD'), anomalies: [], ahead: AHEAD, count: items.length };
  const { chart } = useCostChart(data, useAnsweredAddress(), parts);
  const colourOf = useLegendColours(items as never, items.length);
  return {
    names: chart.series.map(({ label }) => label),
    colours: chart.series.map(({ colour }) => colour),
    inTable: items.map((each) => colourOf(each)?.variable),
  };
}

interface Seen
  extends Pick<ReturnType<typeof usePageAddress<typeof costAnalyticsPage.parameters>>, 'address' | 'change'> {
  drawn: ReturnType<typeof useDrawn>;
  setAnswer: (answer: Answer) => void;
}
type See = (part: Partial<Seen>) => void;

function Drawing({ items, see }: Pick<Answer, 'items'> & { see: See }) {
  see({ drawn: useDrawn(items) });
  return null;
}

/** The page's way to tell what the drawn items answer. */
function Shown({ first, see }: { first: Answer; see: See }) {
  const [{ viewBy, items }, setAnswer] = useState(first);
  const { address, change } = usePageAddress(costAnalyticsPage);
  see({ address, change, setAnswer });
  return (
    <AnsweredAddressContext value={{ ...address, viewBy }}>
      <Drawing items={items} see={see} />
    </AnsweredAddressContext>
  );
}

function open(first: Answer) {
  const seen = {} as Seen;
  const wrapper = around({
    ...answeredEnvironment(),
    at: `/cost-analytics?viewBy=${first.viewBy}`,
    page: costAnalyticsPage,
  });
  render(<Shown first={first} see={(part) => Object.assign(seen, part)} />, { wrapper });
  return {
    drawn: () => seen.drawn,
    arrive: (answer: Answer) => act(() => seen.setAnswer(answer)),
    ask: async (viewBy: Answer['viewBy']) => {
      await act(async () => seen.change({ viewBy }));
      await expect.poll(() => seen.address.viewBy).toBe(viewBy);
    },
  };
}

it('keeps names and colours of what is drawn until the other view-by is answered', async () => {
  const { drawn, arrive, ask } = open(ACCOUNTS);
  const accounts = drawn();
  expect(new Set(accounts.colours).size).toBe(ACCOUNTS.items.length);
  await ask('product');
  expect(drawn()).toEqual(accounts);
  arrive(PRODUCTS);
  const products = drawn();
  expect(products.names).toEqual(['Amazon EC2', 'Amazon S3', 'No product']);
  expect(new Set(products.colours).size).toBe(3);
  expect(products.inTable).toEqual(products.colours);
  await ask('account');
  expect(drawn()).toEqual(products);
  arrive(ACCOUNTS);
  expect(drawn()).toEqual(accounts);
});
