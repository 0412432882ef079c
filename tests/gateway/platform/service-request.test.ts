// Requests to the support: mailed once, answered to whoever wrote them, and written to the audit log.
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { personToken } from '../../support/people/people.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { type SmtpServer, startSmtp } from '../../support/product/smtp.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

const SUPPORT = 'support@provider.example';
let smtp: SmtpServer;
let upstream: TestUpstream;
let gateway: TestGateway;
let owner: string;
let viewer: string;

beforeAll(async () => {
  smtp = await startSmtp();
  const mail = { smtpUrl: smtp.url, from: 'no-reply@skyledger.example', supportAddress: SUPPORT };
  upstream = await startUpstream({ mail });
  gateway = await startGateway(upstream);
  owner = await personToken(upstream, 'owner');
  viewer = await personToken(upstream, 'viewer');
});

afterAll(async () => {
  await gateway.close();
  await upstream.close();
  await smtp.close();
});

const send = async (input: object, token = viewer) => {
  const reply = await gateway.ask<{
    sendServiceRequest: { userErrors: { code: string; field: string | null }[] };
  }>(
    'mutation ($input: SendServiceRequestInput!) { sendServiceRequest(input: $input) { userErrors { code field } } }',
    { token, variables: { input: { idempotencyKey: 'request-1', ...input } } },
  );
  return reply.expectData().sendServiceRequest.userErrors;
};

test('a request goes to the support once, its answer to the person, and the audit log tells of it', async () => {
  const request = { title: 'Which rate?', content: 'Line one\r\nLine <two>' };
  expect(await send(request)).toEqual([]);
  expect(await send(request)).toEqual([]);
  await vi.waitFor(() => expect(smtp.taken.length).toBeGreaterThan(0), { timeout: 20_000, interval: 50 });
  const [taken, ...more] = smtp.taken;
  expect(more).toEqual([]);
  expect(taken?.recipients).toEqual([SUPPORT]);
  const mail = await PostalMime.parse(taken?.raw ?? '');
  expect(mail.subject).toBe('Which rate?');
  expect(mail.replyTo?.[0]?.address).toBe('viewer@skyledger.example');
  expect(mail.text).toContain('Line one\nLine <two>');
  expect(mail.html).toContain('Line one<br>Line &lt;two&gt;');
  const log = await gateway.ask<{ viewer: { administration: { auditLog: { edges: { node: object }[] } } } }>(
    '{ viewer { administration { auditLog(actions: [SERVICE_REQUESTED]) { edges { node { action subject } } } } } }',
    { token: owner },
  );
  expect(log.expectData().viewer.administration.auditLog.edges).toEqual([
    { node: { action: 'SERVICE_REQUESTED', subject: 'Which rate?' } },
  ]);
});

test.each([
  [{ title: ' ', content: 'x' }, 'TEXT_MISSING', 'title'],
  [{ title: 'a\nBcc: b@c.example', content: 'x' }, 'CONTROL_CHARACTERS', 'title'],
  [{ title: 'x'.repeat(255), content: 'x' }, 'TEXT_TOO_LONG', 'title'],
  [{ title: 'x', content: '' }, 'TEXT_MISSING', 'content'],
  [{ title: 'x', content: 'y'.repeat(5001) }, 'TEXT_TOO_LONG', 'content'],
])('%o is refused with %s', async (input, code, field) => {
  expect(await send({ ...input, idempotencyKey: code })).toEqual([{ code, field }]);
});

test('without an address of a support it is told so', async () => {
  const silent = await startUpstream({
    mail: { smtpUrl: smtp.url, from: 'no-reply@skyledger.example', supportAddress: null },
  });
  const door = await startGateway(silent);
  const token = await personToken(silent, 'viewer');
  const reply = await door.ask<{ sendServiceRequest: { userErrors: { code: string }[] } }>(
    'mutation { sendServiceRequest(input: { title: "x", content: "y", idempotencyKey: "z" }) { userErrors { code } } }',
    { token },
  );
  expect(reply.expectData().sendServiceRequest.userErrors).toEqual([{ code: 'SUPPORT_UNAVAILABLE' }]);
  await door.close();
  await silent.close();
});
