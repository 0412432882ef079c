import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../gateway/config.ts';
import { createGateway } from '../../../gateway/gateway.ts';
import { post } from '../load.ts';
import { createMockServices } from './mock-services.ts';
import { wholeAnswer } from './whole-answer.ts';
import { TOOL_WORKLOADS, WEB_WORKLOADS } from './workloads.ts';

/** Guards the bench: its workloads must be what the web and tools ask today, and be answered without errors. */
describe('the gateway over the mock services', () => {
  const closed: (() => unknown)[] = [];
  let url = '';
  let token = '';

  beforeAll(async () => {
    const services = await createMockServices({ users: 1, isChanging: true, delayMs: 0 });
    await new Promise<void>((resolve) => services.listen(0, '127.0.0.1', resolve));
    closed.push(() => services.close());
    const issuer = `http://127.0.0.1:${(services.address() as AddressInfo).port}`;
    const dataDir = mkdtempSync(join(tmpdir(), 'skyledger-gateway-'));
    closed.push(() => rmSync(dataDir, { recursive: true }));
    const config = readConfig({
      ...{ PORT: '0', DATA_DIR: dataDir, UPSTREAM_URL: issuer, OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'bench' },
      PUBLIC_URL: 'http://localhost',
    });
    const gateway = await createGateway(config, {
      logger: pino({ enabled: false }),
      webDir: join(dataDir, 'no-web'),
    });
    closed.push(() => gateway.close());
    url = `${(await gateway.listen()).url}/graphql`;
    [token = ''] = (await (await fetch(`${issuer}/tokens`)).json()) as string[];
  });

  afterAll(async () => {
    for (const close of closed.reverse()) await close();
  });

  it.each([...WEB_WORKLOADS, ...TOOL_WORKLOADS])(
    'answers $name',
    async ({ query, variables: [first] = [{}], operation }) => {
      const accept = operation === undefined ? 'application/json' : 'multipart/mixed, application/json';
      const body = JSON.stringify({ query, variables: first });
      expect(wholeAnswer(await post({ url, token, body, accept }))).toMatchObject({
        viewer: expect.anything(),
      });
    },
  );
});
