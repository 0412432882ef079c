// N-05: webhooks on a server of the test: signed, in the form of their receivers, tried again, and kept from private networks.
import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { tryDeliveryAgain } from '../../../../../upstream/stores/documents/anomaly/delivery-log.ts';
import { describeOnEngines } from '../../../stores/documents/engines.ts';
import { NotifiedCompany } from './notified-company.ts';

describeOnEngines('webhooks', (engine) => {
  const acme = new NotifiedCompany(engine);
  const toldBy = async (template: Parameters<NotifiedCompany['hook']>[0], url?: string) =>
    acme.set({ webhooks: [{ id: await acme.hook(template, url), level: 'MINOR' }] });
  const bodies = () => acme.posted.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
  const told = async () => (await acme.log()).map(({ state, attempts, fault }) => [state, attempts, fault]);

  it('are signed over id, time and body, which the receiver can check by the secret', async () => {
    await toldBy('GENERIC');
    const event = await acme.found();
    await acme.tell();
    const [{ headers, body }] = acme.posted as [(typeof acme.posted)[0]];
    const [id, time] = [headers['webhook-id'], headers['webhook-timestamp']];
    const key = Buffer.from(acme.secret.replace('whsec_', ''), 'base64');
    const expected = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${expected}`);
    expect(Number(time)).toBe(acme.clock / 1000);
    expect(bodies()).toMatchObject([
      {
        type: 'anomaly.alert',
        company: { id: 'acme', name: 'Acme' },
        alerts: [
          {
            ...{ id: event.eventId, reason: 'NEW', level: 'MINOR', vendor: 'aws', currency: 'USD' },
            ...{ cost: 10.19, expected: 1.73, impact: 8.46, judgedThrough: '2024-06-29' },
          },
        ],
      },
    ]);
  });

  it('keep address and secret sealed in the documents', async () => {
    await acme.hook('GENERIC', 'https://hooks.example.com/T000/secret-part');
    const rows = JSON.stringify(await acme.documents.selectFrom('webhooks').selectAll().execute());
    expect(rows).not.toContain('secret-part');
    expect(rows).not.toContain(acme.secret.slice(6));
    expect(rows).toContain('https://hooks.example.com');
  });

  it('speak as Slack, Teams and a gateway of text messages take it', async () => {
    const slack = await acme.hook('SLACK');
    const teams = await acme.hook('TEAMS');
    const sms = await acme.hook('SMS');
    await acme.set({ webhooks: [slack, teams, sms].map((id) => ({ id, level: 'MINOR' as const })) });
    await acme.found({ product: { key: 'x', name: '<!channel> & co' } });
    await acme.tell();
    const all = bodies();
    const ofSlack = all.find(({ blocks }) => blocks);
    // A heading is plain text; the others would call everybody in the channel.
    const [heading, ...others] = (ofSlack?.blocks ?? []) as { type: string }[];
    expect(heading?.type).toBe('header');
    for (const part of [ofSlack?.text, others]) {
      expect(JSON.stringify(part)).toContain('&lt;!channel&gt; &amp; co');
      expect(JSON.stringify(part)).not.toContain('<!channel>');
    }
    expect(all.find(({ attachments }) => attachments)).toMatchObject({
      type: 'message',
      attachments: [{ content: { type: 'AdaptiveCard', version: '1.4' } }],
    });
    const ofSms = all.find(({ to }) => to) as { to: string[]; text: string };
    expect(ofSms.to).toEqual(['+821012345678']);
    expect(ofSms.text).toMatch(
      /^Minor · New anomaly: .* https:\/\/portal\.example\/dashboard\/anomaly-detail\?/,
    );
    expect(ofSms.text.length).toBeLessThanOrEqual(320);
  });

  it('open and resolve one event of AlertNow an anomaly', async () => {
    await toldBy('ALERT_NOW');
    const one = await acme.found({ level: 'CRITICAL' });
    const other = await acme.found();
    await acme.tell();
    await acme.change(one.eventId, { withdrawn_reason: 'DATA_CHANGED' });
    await acme.tell();
    expect(
      bodies()
        .map(({ event_id, event_type, severity }) => [event_id, event_type, severity])
        .sort(),
    ).toEqual(
      [
        [one.eventId, 'trigger', 'critical'],
        [other.eventId, 'trigger', 'warning'],
        [one.eventId, 'resolve', 'critical'],
      ].sort(),
    );
  });

  it('that answer 500 are tried again with growing pauses under the same id, then given up and kept', async () => {
    await toldBy('GENERIC');
    await acme.found();
    acme.answers = Array<number>(6).fill(500);
    await acme.tell();
    expect(await told()).toEqual([['WAITING', 1, 'ANSWER']]);
    await acme.tell();
    expect(acme.posted).toHaveLength(1);
    for (const minutes of [1, 5, 30, 120, 720]) {
      acme.after(minutes);
      await acme.tell();
    }
    acme.after(10_000);
    await acme.tell();
    expect(await told()).toEqual([['FAILED', 6, 'ANSWER']]);
    expect(acme.posted).toHaveLength(6);
    expect(new Set(acme.posted.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const [failed] = await acme.log();
    expect(failed?.answer).toBe('500 noted');
    expect(await tryDeliveryAgain(acme.documents, failed?.deliveryId ?? '', new Date(acme.clock))).toBe(true);
    await acme.tell();
    expect(await told()).toEqual([['SENT', 1, null]]);
    expect(await tryDeliveryAgain(acme.documents, failed?.deliveryId ?? '', new Date(acme.clock))).toBe(
      false,
    );
  });

  it('that hang are left after a bounded time, and hold up no other', async () => {
    const slow = await acme.hook('GENERIC');
    const quick = await acme.hook('SLACK');
    await acme.set({
      receivers: [{ id: 'ann', level: 'MINOR' }],
      webhooks: [slow, quick].map((id) => ({ id, level: 'MINOR' as const })),
    });
    await acme.found();
    acme.answers = ['hang'];
    await acme.tell();
    expect((await told()).sort()).toEqual([
      ['SENT', 1, null],
      ['SENT', 1, null],
      ['WAITING', 1, 'TIMEOUT'],
    ]);
  });

  it('lead nowhere else: a redirect is an answer that was not taken', async () => {
    await toldBy('GENERIC');
    await acme.found();
    acme.answers = [302];
    await acme.tell();
    expect(acme.posted).toHaveLength(1);
    expect(await told()).toEqual([['WAITING', 1, 'ANSWER']]);
  });

  it('that are gone for good are not tried again', async () => {
    await toldBy('GENERIC');
    await acme.found();
    acme.answers = [410];
    await acme.tell();
    expect(await told()).toEqual([['FAILED', 1, 'ANSWER']]);
  });

  describe('never reach a private network that is not allowed', () => {
    it.each(['address', 'name'])('by its %s', async (kind) => {
      const url = kind === 'name' ? acme.hookUrl.replace('127.0.0.1', 'localhost') : acme.hookUrl;
      await toldBy('GENERIC', url);
      await acme.found();
      await acme.tell([]);
      expect(acme.posted).toEqual([]);
      expect(await told()).toEqual([['FAILED', 1, 'PRIVATE_ADDRESS']]);
    });
  });
});
