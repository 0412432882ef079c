// N-05: the page that the link of an alert leads to: opening it changes nothing, a click acknowledges, in the language of the person.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { detectedList } from '../../../upstream/contract/anomaly/alerts.ts';
import { acknowledgeToken } from '../../../upstream/domains/anomaly/notifications/acknowledge-token.ts';
import { providerKeys } from '../../../upstream/identity/provider/keys.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { callerOf } from '../../support/people/people.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { ask, type Caller } from '../../support/product/rest.ts';
import { addSampleAnomaly } from '../../support/product/sample-anomaly.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;
let caller: Caller;
let link: string;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
  caller = await callerOf(upstream, 'owner');
  const { eventId } = await addSampleAnomaly(upstream.dataDir);
  const documents = await openDocuments(upstream.dataDir);
  const [key = ''] = (await providerKeys(documents)).cookies;
  await documents.updateTable('users').set({ language: 'ko' }).where('user_id', '=', caller.userId).execute();
  await documents.destroy();
  const named = { companyId: 'sunflower', eventId, userId: caller.userId };
  link = `${gateway.url}/acknowledge?token=${acknowledgeToken(key, named, new Date())}`;
});
afterAll(async () => {
  await gateway?.close();
  await upstream?.close();
});

async function state(): Promise<string | undefined> {
  const { list } = await ask(caller, detectedList, {});
  return list[0]?.state;
}

test('a link asks first, then acknowledges once, and tells nothing to another site', async () => {
  const opened = await fetch(link);
  const page = await opened.text();
  expect(opened.status).toBe(200);
  expect(page).toContain('<html lang="ko"');
  expect(page).toContain('Amazon Kinesis');
  expect(page).toContain('<form method="post" action="/acknowledge?token=');
  expect(opened.headers.get('referrer-policy')).toBe('no-referrer');
  expect(opened.headers.get('content-security-policy')).toContain("form-action 'self'");
  expect(await state()).toBe('OPEN');
  const done = await fetch(link, { method: 'POST' });
  expect([done.status, await state()]).toEqual([200, 'ACKNOWLEDGED']);
  expect(await (await fetch(link)).text()).not.toContain('<form');
});

test('a link that is not ours says so in the language of the browser', async () => {
  const answer = await fetch(`${gateway.url}/acknowledge?token=none`, {
    headers: { 'accept-language': 'ja' },
  });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('このリンクはもう有効ではありません');
});
