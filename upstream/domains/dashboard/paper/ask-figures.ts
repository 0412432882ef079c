// How figures of a printed dashboard are asked: by the handlers that answer the portal's own widgets.

import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import type { Texts } from '../../../../lib/node/texts.ts';
import { budgetEndpoints } from '../../../contract/budgets/budgets.ts';
import { costAnalyticsEndpoints } from '../../../contract/cost-analytics/cost-analytics.ts';
import { dashboardEndpoints } from '../../../contract/dashboard/dashboard.ts';
import { forecastEndpoints } from '../../../contract/dashboard/forecast.ts';
import type { Endpoint, ReplyOf } from '../../../contract/endpoint.ts';
import { alertFeedEndpoints } from '../../../contract/platform/alerts.ts';
import type { Call, HandlerOf, HandlersOf } from '../../../rest/call.ts';
import type { Documents } from '../../../stores/documents/database.ts';
import type { ReaderWords } from './reader-words.ts';

const ENDPOINTS = {
  ...dashboardEndpoints,
  ...forecastEndpoints,
  budgetData: budgetEndpoints.budgetData,
  budgetOfCost: budgetEndpoints.budgetOfCost,
  cost: costAnalyticsEndpoints.cost,
  alertFeed: alertFeedEndpoints.alertFeed,
};
export type Endpoints = typeof ENDPOINTS;
export type Name = keyof Endpoints;

export interface Asker extends ReaderWords {
  documents: Documents;
  handlers: HandlersOf<Endpoints>;
  call: Call;
  /** Of a widget that names none. */
  vendors: readonly VendorCode[];
  /** The day that its frames end on. */
  today: string;
  /** The company's first day with data; null without any. */
  firstDate: string | null;
  /** How many budgets are expected to be exceeded. */
  overBudgets: number;
  text: Texts;
}

/** Rejects with a Refusal as the handler does. */
export async function askEndpoint<Key extends Name>(
  { handlers, call }: Asker,
  name: Key,
  asked: object,
): Promise<ReplyOf<Endpoints[Key]>> {
  const endpoint: Endpoint = ENDPOINTS[name];
  const request = endpoint.request.parse(asked);
  const handler = handlers[name] as HandlerOf<Endpoint>;
  // What the handler of an endpoint answers is the endpoint's reply.
  return (await handler(request, call)) as ReplyOf<Endpoints[Key]>;
}
