// What the page Anomalies says behind a link.
import { alertVendors, listFilter } from '../../../../web/pages/anomaly/address.ts';
import { anomaliesPage } from '../../../../web/pages/anomaly/page.tsx';
import type { TestGateway } from '../../product/gateway.ts';

export const ALERT_FEED = 'alertFeed { totalCount unseenCount alerts { id } }';
export interface PageAlerts {
  totalCount: number;
  unseenCount: number;
  alerts: { id: string }[];
}

const addressOf = (link: string) => anomaliesPage.read(new URL(link, 'https://portal.example'));

/** Its alerts, as the address unfolds them. Throws where it leaves them folded. */
export async function pageAlerts(gateway: TestGateway, link: string): Promise<PageAlerts> {
  const address = addressOf(link);
  if (!address.alerts) throw new Error(`${link} leaves the alerts folded`);
  const reply = await gateway.ask<{ viewer: { alertFeed: PageAlerts } }>(
    `query A($vendors: [Vendor!]) { viewer { ${ALERT_FEED.replace('{', '(vendors: $vendors) {')} } }`,
    { variables: { vendors: alertVendors(address) } },
  );
  return reply.expectData().viewer.alertFeed;
}

/** How many anomalies it lists, and the amounts of the first 200. */
export async function pageAnomalies(gateway: TestGateway, link: string) {
  const filter = listFilter(addressOf(link));
  interface Listed {
    totalCount: number;
    edges: { node: { id: string; real: number; expected: number } }[];
  }
  const reply = await gateway.ask<{ viewer: { anomalies: Listed } }>(
    `query L($filter: AnomalyFilterInput!) { viewer { anomalies(filter: $filter, itemsPerPage: 200) {
      totalCount edges { node { id real expected } } } } }`,
    { variables: { filter } },
  );
  const { totalCount, edges } = reply.expectData().viewer.anomalies;
  return { count: totalCount, listed: new Map(edges.map(({ node }) => [node.id, node])) };
}
