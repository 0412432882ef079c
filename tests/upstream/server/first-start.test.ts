// Data that were loaded before the product ran for the first time.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { loadFiles } from '../../../upstream/ingest/load/load-files.ts';
import { createUpstream } from '../../../upstream/server.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { DEMO_FILES } from '../../support/oracle/raw/raw-focus.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { testConfig } from '../../support/product/upstream.ts';

test('a company that was loaded before the first start belongs to everybody who is made then', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'skyledger-first-'));
  const documents = await openDocuments(dataDir);
  await loadFiles({
    documents,
    dataDir,
    companyId: 'early',
    newCompany: { name: 'Early' },
    files: [join(DEMO_FILES, 'focus-sample/finops-foundation-sample-1000.focus-1.0.csv')],
  });
  await documents.destroy();
  const publicUrl = 'http://localhost:4999';
  const config = { ...testConfig(dataDir, { publicUrl }), demoCompanies: ['focus-sample'] };
  const upstream = await createUpstream(config, { logger: pino({ level: 'silent' }) });
  try {
    await upstream.ready;
    const { access_token } = await signIn({ issuer: upstream.issuer, publicUrl });
    const response = await fetch(`${upstream.url}/platform/v1/plat/companies`, {
      headers: { authorization: `Bearer ${access_token}` },
    });
    const { Data } = (await response.json()) as { Data: { list: { cmpnNm: string }[] } };
    expect(Data.list.map(({ cmpnNm }) => cmpnNm)).toEqual(['Early', 'FOCUS sample']);
  } finally {
    await upstream.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
