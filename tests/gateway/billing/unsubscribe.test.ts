// B-13: a reserved bill that came due arrives with a signed link, and one post to it, as mail programs do, ends it.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkReservation, sendInvoice } from '../../../upstream/contract/billing/invoice-mail.ts';
import type { RequestOf } from '../../../upstream/contract/endpoint.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { callerOf } from '../../support/people/people.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { SAMPLE_REQUESTS } from '../../support/product/requests.ts';
import { ask, type Caller } from '../../support/product/rest.ts';
import { type SmtpServer, startSmtp } from '../../support/product/smtp.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

const VIEWER = 'viewer@skyledger.example';
const ONE_CLICK = 'List-Unsubscribe=One-Click';

let smtp: SmtpServer;
let upstream: TestUpstream;
let gateway: TestGateway;
let caller: Caller;

beforeAll(async () => {
  smtp = await startSmtp();
  upstream = await startUpstream({
    mail: {
      smtpUrl: smtp.url,
      from: 'no-reply@skyledger.example',
      supportAddress: 'support@skyledger.example',
    },
  });
  gateway = await startGateway(upstream);
  caller = await callerOf(upstream, 'finance');
});
afterAll(async () => {
  await gateway?.close();
  await upstream?.close();
  await smtp?.close();
});

async function recipientState(seq: number | null): Promise<string | undefined> {
  const asker = { cmpnId: 'sunflower', siteId: '', vendor: null };
  const { list } = await ask(caller, checkReservation, asker);
  return list.find((reservation) => reservation.seq === seq)?.recipientList[0]?.state;
}

test('a link in a mail that was sent by itself ends what it names, and nothing by being opened', async () => {
  const sample = SAMPLE_REQUESTS.sendInvoice as RequestOf<typeof sendInvoice>;
  const monthly: typeof sample = {
    ...sample,
    sendType: 'monthly',
    recipientList: [VIEWER],
    rprtTitl: 'Monthly',
    lang: 'ko',
  };
  const { seq } = await ask(caller, sendInvoice, monthly);
  // As if the service had been down since then.
  const documents = await openDocuments(upstream.dataDir);
  await documents
    .updateTable('mail_schedules')
    .set({ next_run_at: '2024-06-11T01:00:00.000Z' })
    .where('seq', '=', seq)
    .execute();
  await documents.destroy();
  for (let tries = 0; smtp.taken.length < 2 && tries < 300; tries += 1) await sleep(100);
  expect(smtp.taken.map(({ recipients }) => recipients)).toEqual([[VIEWER], [VIEWER]]);
  const { headers, text = '' } = smtp.taken[0]?.mail ?? { headers: [] };
  const header = (name: string) => headers.find(({ key }) => key === name)?.value ?? '';
  expect(header('list-unsubscribe-post')).toBe(ONE_CLICK);
  const link = /^<(.+)>$/.exec(header('list-unsubscribe'))?.[1] ?? '';
  expect(text).toContain(link);
  const { pathname, search } = new URL(link);
  const address = `${gateway.url}${pathname}${search}`;
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });

  // In the language of the mail, whatever the browser's; it names the mail and whom it goes to.
  const opened = await fetch(address, { headers: { 'accept-language': 'en' } });
  expect(opened.status).toBe(200);
  const shown = await opened.text();
  expect(shown).toContain('<html lang="ko">');
  for (const word of ['Monthly', 'Sunflower', VIEWER, '<button']) expect(shown).toContain(word);
  expect(await recipientState(seq)).toBe('active');
  const forged = `${address.slice(0, -4)}AAAA`;
  expect((await fetch(forged, { method: 'POST', body })).status).toBe(400);
  const unknown = await fetch(forged);
  expect(unknown.status).toBe(400);
  expect(await unknown.text()).not.toContain('Monthly');
  expect(await recipientState(seq)).toBe('active');
  expect((await fetch(address, { method: 'POST', body })).status).toBe(200);
  expect(await recipientState(seq)).toBe('unsubscribed');
  expect(await (await fetch(address)).text()).not.toContain('<button');
  expect((await fetch(address, { method: 'POST', body })).status).toBe(200);
});
