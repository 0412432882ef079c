// N-05 over the real contract: settings and webhooks with each bad input, the log with a retry, and links that acknowledge.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aiSettings } from '../../../../../upstream/contract/anomaly/ai.ts';
import * as deliveries from '../../../../../upstream/contract/anomaly/deliveries.ts';
import { alertHistory } from '../../../../../upstream/contract/anomaly/handling.ts';
import * as notifications from '../../../../../upstream/contract/anomaly/notifications.ts';
import type { Endpoint, RequestOf } from '../../../../../upstream/contract/endpoint.ts';
import { acknowledgeToken } from '../../../../../upstream/domains/anomaly/notifications/acknowledge-token.ts';
import { providerKeys } from '../../../../../upstream/identity/provider/keys.ts';
import type { AnomalyEvent } from '../../../../../upstream/stores/documents/anomaly/anomaly-events.ts';
import type { Documents } from '../../../../../upstream/stores/documents/database.ts';
import { openDocuments } from '../../../../../upstream/stores/documents/open-documents.ts';
import { callerOf } from '../../../../support/people/people.ts';
import { addFailedDelivery } from '../../../../support/product/anomaly/failed-delivery.ts';
import { setRights } from '../../../../support/product/own-company.ts';
import { ask, type Caller, call } from '../../../../support/product/rest.ts';
import { addSampleAnomaly } from '../../../../support/product/sample-anomaly.ts';
import { startUpstream, type TestUpstream } from '../../../../support/product/upstream.ts';

let upstream: TestUpstream;
let documents: Documents;
let owner: Caller;
let viewer: Caller;
let kinesis: AnomalyEvent;

beforeAll(async () => {
  upstream = await startUpstream();
  kinesis = await addSampleAnomaly(upstream.dataDir);
  documents = await openDocuments(upstream.dataDir);
  owner = await callerOf(upstream, 'owner');
  viewer = await callerOf(upstream, 'viewer');
});
afterAll(async () => {
  await documents?.destroy();
  await upstream?.close();
});

async function refusal<E extends Endpoint>(endpoint: E, request: RequestOf<E>, caller = owner) {
  const { body } = await call(caller, endpoint, request as Record<string, unknown>);
  const { error } = body as { error?: { code: string; field?: string } };
  return [error?.code, error?.field];
}

describe('settings', () => {
  type Setting = RequestOf<typeof notifications.saveNotificationSetting>;
  const setting = (changed: Partial<Setting> = {}): Setting => ({
    vendor: null,
    isAbnormalNotiOn: true,
    mailReceivers: [{ userId: owner.userId, level: 'minor' }],
    version: 0,
    ...changed,
  });
  const save = (changed: Partial<Setting>) =>
    refusal(notifications.saveNotificationSetting, setting(changed));

  it.each<[string, Partial<Setting>, string, string]>([
    ['no recipient', { mailReceivers: [] }, 'RECIPIENT_MISSING', 'mailReceivers'],
    [
      'eleven recipients',
      {
        mailReceivers: Array.from({ length: 11 }, (_, at) => ({ userId: `u${at}`, level: 'minor' as const })),
      },
      ...(['TOO_MANY_RECIPIENTS', 'mailReceivers'] as const),
    ],
    [
      'a stranger',
      { mailReceivers: [{ userId: 'stranger', level: 'minor' }] },
      ...(['UNKNOWN_MEMBER', 'mailReceivers'] as const),
    ],
    ['a band that is turned round', { minAlert: 1000, maxAlert: 100 }, 'ALERT_BAND_INVALID', 'minAlert'],
    ['half a band', { minAlert: 100 }, 'ALERT_BAND_INVALID', 'minAlert'],
    ['quiet hours without an end', { quietFrom: '22:00' }, 'QUIET_HOURS_INVALID', 'quietFrom'],
    [
      'a webhook of no company',
      { webhooks: [{ webhookId: 'none', level: 'minor' }] },
      'UNKNOWN_WEBHOOK',
      'webhooks',
    ],
    ['a vendor that is not there', { vendor: 'nowhere' as 'aws' }, '400', 'vendor'],
    ['an older version', { version: 7 }, 'CHANGED_MEANWHILE', 'version'],
  ])('with %s are refused, and nothing is saved', async (_what, changed, code, field) => {
    const [found, at] = await save(changed);
    expect([code === '400' ? '400' : found, at]).toEqual([code, field]);
    expect((await ask(owner, notifications.notificationSettings, {})).list).toEqual([]);
  });

  it('refuse a recipient twice, and one who may not see anomalies', async () => {
    const twice = { userId: owner.userId, level: 'minor' as const };
    expect(await save({ mailReceivers: [twice, twice] })).toEqual(['RECIPIENT_TWICE', 'mailReceivers']);
    await setRights(documents, viewer.userId, owner.companyId, 'none');
    const blind = await save({ mailReceivers: [{ userId: viewer.userId, level: 'minor' }] });
    await setRights(documents, viewer.userId, owner.companyId, 'view');
    expect(blind).toEqual(['RECEIVER_WITHOUT_RIGHT', 'mailReceivers']);
  });

  it('are changed by editors alone', async () => {
    const { status, body } = await call(viewer, notifications.saveNotificationSetting, setting());
    expect([status, body]).toEqual([200, expect.objectContaining({ status: 'fail' })]);
  });

  it('are kept as they were sent, and their band is that of AI', async () => {
    const full = setting({
      mailSendCond: 'C',
      isIncludeLowerLevel: true,
      minAlert: 20,
      maxAlert: 50.5,
      sensitivity: 'L',
      digest: 'WEEKLY',
      digestDay: 3,
      quietFrom: '22:00',
      quietUntil: '07:30',
      zone: 'EST',
      remindAfterDays: 3,
    });
    const { setting: saved } = await ask(owner, notifications.saveNotificationSetting, full);
    expect(saved).toMatchObject({ ...full, version: 1 });
    expect(await ask(viewer, aiSettings, {})).toMatchObject({
      minAlert: 20,
      maxAlert: 50.5,
      sensitivity: 'L',
    });
    const { list } = await ask(viewer, notifications.notificationSettings, {});
    expect(list).toEqual([saved]);
    await ask(owner, notifications.deleteNotificationSetting, { vendor: null, version: 1 });
    expect(await ask(viewer, aiSettings, {})).toMatchObject({
      minAlert: 100,
      maxAlert: 1000,
      sensitivity: 'M',
    });
  });
});

describe('webhooks', () => {
  const hook = {
    name: 'Chat',
    template: 'SLACK' as const,
    language: 'ja' as const,
    url: 'https://hooks.example.com/services/T1/secret',
  };

  it.each([
    ['no name', { name: ' ' }, ['NAME_MISSING', 'name']],
    ['no address', { url: 'ftp://example.com' }, ['WEBHOOK_ADDRESS_INVALID', 'url']],
    ['no encryption', { url: 'http://hooks.example.com/' }, ['WEBHOOK_ADDRESS_INVALID', 'url']],
    ['a password in it', { url: 'https://me:secret@example.com/' }, ['WEBHOOK_ADDRESS_INVALID', 'url']],
    [
      'the address of a cloud’s own service',
      { url: 'https://169.254.169.254/' },
      ['WEBHOOK_ADDRESS_PRIVATE', 'url'],
    ],
    ['a private address', { url: 'https://10.1.2.3/' }, ['WEBHOOK_ADDRESS_PRIVATE', 'url']],
    ['one written as a number', { url: 'https://2130706433/' }, ['WEBHOOK_ADDRESS_PRIVATE', 'url']],
    ['one of IPv6', { url: 'https://[::ffff:127.0.0.1]/' }, ['WEBHOOK_ADDRESS_PRIVATE', 'url']],
    ['no numbers', { template: 'SMS' as const }, ['NUMBERS_INVALID', 'numbers']],
    ['words as numbers', { template: 'SMS' as const, numbers: ['call me'] }, ['NUMBERS_INVALID', 'numbers']],
  ])('with %s are refused', async (_what, changed, expected) => {
    expect(await refusal(notifications.saveWebhook, { ...hook, ...changed })).toEqual(expected);
  });

  it('tell their secret once, keep their address, and are removed', async () => {
    const made = await ask(owner, notifications.saveWebhook, hook);
    expect(made.secret).toMatch(/^whsec_[\w+/]+=*$/);
    const { webhookId, version } = made.webhook;
    const told = await ask(owner, notifications.notificationSettings, {});
    expect(JSON.stringify(told)).not.toMatch(/secret|whsec_/);
    expect(told.webhooks).toMatchObject([{ name: 'Chat', origin: 'https://hooks.example.com' }]);
    const kept = { ...hook, url: null, webhookId, version };
    const changed = await ask(owner, notifications.saveWebhook, { ...kept, name: 'Finance' });
    expect([changed.secret, changed.webhook.origin]).toEqual([null, 'https://hooks.example.com']);
    const renewed = await ask(owner, notifications.saveWebhook, {
      ...kept,
      version: 2,
      isSecretRenewed: true,
    });
    expect(renewed.secret).not.toBe(made.secret);
    expect(await refusal(notifications.deleteWebhook, { webhookId, version })).toEqual([
      'CHANGED_MEANWHILE',
      'version',
    ]);
    await ask(owner, notifications.deleteWebhook, { webhookId, version: 3 });
    expect(await refusal(notifications.testWebhook, { webhookId })).toEqual(['UNKNOWN_WEBHOOK', 'webhookId']);
  });

  it('are tried, and told why they cannot be reached', async () => {
    const { webhook } = await ask(owner, notifications.saveWebhook, { ...hook, url: 'https://localhost/' });
    const { webhookId } = webhook;
    expect(await ask(owner, notifications.testWebhook, { webhookId })).toMatchObject({
      isTaken: false,
      fault: 'PRIVATE_ADDRESS',
    });
  });
});

describe('the log', () => {
  it('tells what failed, and has it tried again once', async () => {
    const deliveryId = await addFailedDelivery(upstream.dataDir, kinesis, 'of-the-log');
    const { list } = await ask(viewer, deliveries.deliveryLog, {});
    expect(list.find((each) => each.deliveryId === deliveryId)).toMatchObject({
      state: 'FAILED',
      answer: '500 noted',
      alertIds: [kinesis.eventId],
    });
    const { delivery } = await ask(owner, deliveries.retryDelivery, { deliveryId });
    expect(delivery).toMatchObject({ state: expect.stringMatching(/WAITING|FAILED/) });
    expect(await refusal(deliveries.retryDelivery, { deliveryId: 'none' })).toEqual([
      'UNKNOWN_DELIVERY',
      'deliveryId',
    ]);
  });

  it('sends nothing again to a person who may not see anomalies any more', async () => {
    const to = { channel: 'EMAIL', receiver: viewer.userId };
    const deliveryId = await addFailedDelivery(upstream.dataDir, kinesis, 'of-the-viewer', to);
    await setRights(documents, viewer.userId, owner.companyId, 'none');
    const refused = await refusal(deliveries.retryDelivery, { deliveryId });
    await setRights(documents, viewer.userId, owner.companyId, 'view');
    expect(refused).toEqual(['RECEIVER_WITHOUT_RIGHT', 'deliveryId']);
    const { list } = await ask(owner, deliveries.deliveryLog, {});
    expect(list.find((each) => each.deliveryId === deliveryId)).toMatchObject({ state: 'FAILED' });
  });

  it('is of one company alone', async () => {
    const other = { ...owner, companyId: 'workshop' };
    const { list } = await ask(other, deliveries.deliveryLog, {});
    expect(list).toEqual([]);
    expect(await refusal(deliveries.retryDelivery, { deliveryId: 'of-the-log' }, other)).toEqual([
      'UNKNOWN_DELIVERY',
      'deliveryId',
    ]);
  });
});

describe('a link that acknowledges', () => {
  const tokenFor = async (userId: string, at = new Date(), eventId = kinesis.eventId) => {
    const [key = ''] = (await providerKeys(documents)).cookies;
    return acknowledgeToken(key, { companyId: 'sunflower', eventId, userId }, at);
  };

  it('says what it does, does it once, in the name of the person', async () => {
    const token = await tokenFor(owner.userId);
    const { acknowledgement } = await ask(owner, deliveries.acknowledgement, { token });
    expect(acknowledgement).toMatchObject({
      isDone: false,
      message: expect.stringContaining('Amazon Kinesis'),
    });
    expect(await ask(owner, deliveries.acknowledge, { token })).toEqual({ result: 'OK' });
    expect(await ask(owner, deliveries.acknowledge, { token })).toEqual({ result: 'OK' });
    const { list } = await ask(owner, alertHistory, { alertId: kinesis.eventId });
    expect(list.map(({ state, author }) => [state, author])).toEqual([['ACKNOWLEDGED', expect.any(String)]]);
  });

  it.each([
    ['forged', async () => (await tokenFor('owner')).replace(/^./, 'x')],
    ['lapsed', async () => tokenFor(owner.userId, new Date(Date.now() - 15 * 24 * 60 * 60 * 1000))],
    ['of a person who may only look', async () => tokenFor(viewer.userId)],
    ['of a stranger', async () => tokenFor('stranger')],
    ['of an anomaly that is not there', async () => tokenFor(owner.userId, new Date(), 'none')],
  ])('does nothing when it is %s', async (_what, token) => {
    const named = { token: await token() };
    expect(await ask(owner, deliveries.acknowledgement, named)).toEqual({ acknowledgement: null });
    expect(await ask(owner, deliveries.acknowledge, named)).toEqual({ result: 'LAPSED' });
  });
});
