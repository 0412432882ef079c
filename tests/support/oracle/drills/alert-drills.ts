// Widgets of alerts and of what AI found, and the page Anomalies that they lead to.
import type { WidgetSettings } from '../../../../lib/widgets/words.ts';
import { alertsLink, findingsLink } from '../../../../web/pages/dashboard/widgets/anomalies/findings-link.ts';
import { type Asked, contentOf, type Pair } from './asked-widgets.ts';
import { ALERT_FEED, type PageAlerts, pageAlerts, pageAnomalies } from './page-alerts.ts';

/** Of all vendors, and of the last one. */
export async function alertPairs(of: Asked): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const vendors of [null, of.vendors.slice(-1)]) {
    const { alertFeed: own } = await contentOf<{ alertFeed: PageAlerts }>(
      of,
      'ALERTS',
      `... on AlertsContent { ${ALERT_FEED} }`,
      vendors ? `{ vendors: [${vendors.join(', ')}] }` : '{}',
    );
    const behind = await pageAlerts(of.gateway, alertsLink({ vendors }));
    const names = ({ alerts }: PageAlerts) => alerts.map(({ id }) => id).join(' ');
    pairs.push(
      { what: 'alerts', widget: own.totalCount, behind: behind.totalCount },
      { what: 'unseen ones', widget: own.unseenCount, behind: behind.unseenCount },
      { what: 'which', widget: names(own), behind: names(behind) },
    );
  }
  return pairs;
}

/** What AI found: the list behind the title has as many, and the page of each its cost. Nothing without the plan. */
export async function findingPairs(
  of: Asked,
  type: 'ML_ABNORMAL_AI' | 'ML_ABNORMAL_USER',
  field: string,
  sensitivity: WidgetSettings['sensitivity'],
): Promise<Pair[]> {
  const FOUND = 'totalCount anomalies { anomalyId cost expectedCost }';
  interface Found {
    totalCount?: number;
    anomalies?: { anomalyId: string; cost: number; expectedCost: number }[];
  }
  const name = type === 'ML_ABNORMAL_AI' ? 'MlAbnormalAiContent' : 'MlAbnormalUserContent';
  const content = await contentOf<Record<string, Found>>(
    of,
    type,
    `... on ${name} { ${field} { ... on AiFindings { ${FOUND} } } }`,
    sensitivity ? `{ sensitivity: ${sensitivity} }` : '{}',
  );
  const { totalCount, anomalies = [] } = content[field] ?? {};
  if (totalCount === undefined) return [];
  const link = findingsLink({ sensitivity, vendors: null }, { selected: of.vendors, available: of.vendors });
  const behind = await pageAnomalies(of.gateway, link);
  return [
    { what: 'anomalies', widget: totalCount, behind: behind.count },
    ...anomalies.flatMap(({ anomalyId, cost, expectedCost }) => {
      const one = behind.listed.get(anomalyId);
      return [
        { what: `cost of ${anomalyId}`, widget: cost, behind: one?.real ?? null },
        { what: `expected of ${anomalyId}`, widget: expectedCost, behind: one?.expected ?? null },
      ];
    }),
  ];
}
