// `npx tsx tests/bench/gateway/record.ts` makes recorded.json anew: what the upstream answers, over the demo's data, to the
// calls of the web's operations, by endpoint.
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { startGateway } from '../../support/product/gateway.ts';
import { startUpstream } from '../../support/product/upstream.ts';
import { twelveWidgets } from '../twelve-widgets.ts';
import { endpointAt } from './endpoint-at.ts';
import { isMade } from './replies.ts';
import { readOperations, WEB_OPERATIONS } from './web-operations.ts';

const NAME = 'Twelve widgets';
const recorded: Record<string, unknown> = {};

const upstream = await startUpstream();
const between = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    typeof value === 'string' && !['host', 'connection', 'content-length'].includes(name)
      ? [[name, value] as [string, string]]
      : [],
  );
  const { method = 'GET', url = '' } = request;
  const answer = await fetch(`${upstream.url}${url}`, {
    method,
    headers,
    ...(method !== 'GET' && { body: Buffer.concat(chunks) }),
  });
  const text = await answer.text();
  const asked = endpointAt(method, url);
  if (asked && !isMade(asked.name)) recorded[asked.name] = JSON.parse(text)[asked.endpoint.envelope];
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
});
await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
const address = between.address();
const port = typeof address === 'object' && address ? address.port : 0;
const gateway = await startGateway({ ...upstream, url: `http://127.0.0.1:${port}` });
try {
  const token = await upstream.demoToken();
  const saved = await gateway.ask<{ saveDashboardAs: { dashboard: { id: string } } }>(
    'mutation ($input: SaveDashboardAsInput!) { saveDashboardAs(input: $input) { dashboard { id } } }',
    { token, variables: { input: { name: NAME, scope: {}, widgets: twelveWidgets() } } },
  );
  const board = saved.expectData().saveDashboardAs.dashboard.id;
  const operations = readOperations('.');
  for (const name of Object.keys(recorded)) delete recorded[name];
  for (const { operation, variables } of WEB_OPERATIONS) {
    const answer = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'multipart/mixed, application/json',
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        query: operations.get(operation)?.query,
        variables: operation === 'DashboardPageQuery' ? { ...variables, board } : variables,
      }),
    });
    const text = await answer.text();
    if (!answer.ok || text.includes('"errors"')) throw new Error(`${operation}: ${text.slice(0, 2000)}`);
  }
} finally {
  await gateway.close();
  between.close();
  await upstream.close();
}
const { dashboards } = recorded as { dashboards: { list: { dashboardName: string }[] } };
const list = dashboards.list.filter(({ dashboardName }) => dashboardName === NAME);
recorded.dashboards = { ...dashboards, list: list.map((each) => ({ ...each, isDashboardSelected: true })) };
const lines = Object.entries(recorded).map(
  ([name, reply]) => `${JSON.stringify(name)}: ${JSON.stringify(reply)}`,
);
writeFileSync(join(import.meta.dirname, 'recorded.json'), `{\n${lines.join(',\n')}\n}\n`);
