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
