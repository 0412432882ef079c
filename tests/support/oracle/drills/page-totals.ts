// What Cost Analytics says behind a link.
import { detailQuery } from '../../../../web/pages/cost-analytics/detail/drill.ts';
import { costAnalyticsPage } from '../../../../web/pages/cost-analytics/page.tsx';
import { analyticsVariables } from '../../../../web/pages/cost-analytics/shared/address/variables.ts';
import type { TestGateway } from '../../product/gateway.ts';

/** The total of the page behind a link. */
export async function pageTotal(gateway: TestGateway, link: string | null): Promise<number> {
  const { query } = analyticsVariables(costAnalyticsPage.read(new URL(link ?? '', 'https://portal.example')));
  const reply = await gateway.ask<{ viewer: { costAnalytics: { total: { total: number } } } }>(
    'query P($query: CostAnalyticsQuery!) { viewer { costAnalytics(query: $query) { total { total } } } }',
    { variables: { query } },
  );
  return reply.expectData().viewer.costAnalytics.total.total;
}

export interface PageSaving {
  range: { start: string; end: string };
  commitment: number;
  credits: number;
  discounts: number;
  spot: number;
  total: number;
}

/** The saving of the page behind a link; null beside billed cost, of which it says none. */
export async function pageSaving(gateway: TestGateway, link: string | null): Promise<PageSaving | null> {
  const address = costAnalyticsPage.read(new URL(link ?? '', 'https://portal.example'));
  if (address.basis !== 'effective') return null;
  const { query } = analyticsVariables(address);
  const reply = await gateway.ask<{ viewer: { costSaving: { saving: PageSaving } } }>(
    `query S($query: CostAnalyticsQuery!) {
      viewer { costSaving(query: $query) { saving { range { start end } commitment credits discounts spot total } } }
    }`,
    { variables: { query } },
  );
  return reply.expectData().viewer.costSaving.saving;
}

/** The cost of the item that a link opens, of these days. */
export async function openedTotal(
  gateway: TestGateway,
  link: string | null,
  range: { start: string; end: string },
): Promise<number> {
  const address = costAnalyticsPage.read(new URL(link ?? '', 'https://portal.example'));
  const of = detailQuery(address, { range, lastDay: range.end, compared: null });
  const reply = await gateway.ask<{ viewer: { costDetail: { rows: { total: number } } } }>(
    'query D($of: CostDetailQuery!) { viewer { costDetail(of: $of) { rows { total } } } }',
    { variables: { of } },
  );
  return reply.expectData().viewer.costDetail.rows.total;
}
