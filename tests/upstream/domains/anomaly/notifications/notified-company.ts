// A company with people and a webhook that are told of anomalies, on a store, a clock and servers of the test.
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { MENUS } from '../../../../../lib/catalogue/menus.ts';
import type { WebhookTemplate } from '../../../../../lib/mail/notifications.ts';
import { AnomalyNotifier } from '../../../../../upstream/domains/anomaly/notifications/sending/notifier.ts';
import { sealedTarget } from '../../../../../upstream/domains/anomaly/notifications/webhooks/sealed-webhook.ts';
import { newWebhookSecret } from '../../../../../upstream/domains/anomaly/notifications/webhooks/signature.ts';
import { courierOf } from '../../../../../upstream/mail/courier.ts';
import { Mailer } from '../../../../../upstream/mail/mailer.ts';
import type { AnomalyEvent } from '../../../../../upstream/stores/documents/anomaly/anomaly-events.ts';
import { loggedDeliveries } from '../../../../../upstream/stores/documents/anomaly/delivery-log.ts';
import {
  type NotificationContent,
  notificationSettings,
  saveNotificationSetting,
} from '../../../../../upstream/stores/documents/anomaly/notification-settings.ts';
import { saveWebhook } from '../../../../../upstream/stores/documents/anomaly/webhooks.ts';
import type { Documents } from '../../../../../upstream/stores/documents/database.ts';
import { keepAnomalies, sampleEvent } from '../../../../support/product/sample-anomaly.ts';
import { type SmtpServer, startSmtp } from '../../../../support/product/smtp.ts';
import { addCompany, addUser, type TestEngine, type TestStore } from '../../../stores/documents/engines.ts';

const logger = pino({ level: 'silent' });
const KEY = Buffer.alloc(32, 7);
const LOOPBACK = ['127.0.0.0/8'];
const START = '2024-06-30T00:00:00.000Z';
/** Short, so that a webhook that hangs costs a test little, but long enough for one that answers on a busy machine. */
const POST_MS = 2_000;

export const PLAIN: NotificationContent = {
  sendType: 'ALL',
  includesLowerLevels: false,
  receivers: [],
  webhooks: [],
  sensitivity: 'M',
  band: null,
  digest: 'NONE',
  digestDay: 1,
  digestTime: '09:00',
  quietFrom: null,
  quietUntil: null,
  zone: 'KST',
  remindAfterDays: null,
};

export interface Posted {
  headers: IncomingHttpHeaders;
  body: string;
}

type Answer = number | 'hang';

export interface TellingProgram {
  tell: () => Promise<void>;
  close: () => Promise<void>;
}

export class NotifiedCompany {
  clock = Date.parse(START);
  readonly posted: Posted[] = [];
  /** What the next posts are answered with; 200 after these. */
  answers: Answer[] = [];
  secret = '';
  #store: TestStore | undefined;
  #smtp: SmtpServer | undefined;
  #server: Server | undefined;
  #started = 0;

  /** Its hooks belong to the suite that makes it. */
  constructor(engine: TestEngine) {
    beforeAll(async () => {
      this.#store = await engine.newStore();
      await addCompany(this.documents);
      await this.documents.updateTable('companies').set({ charge_type: 'PREMIUM' }).execute();
      for (const userId of ['ann', 'bob', 'cho']) {
        await addUser(this.documents, userId);
        const membership = { user_id: userId, company_id: 'acme' };
        await this.documents.insertInto('memberships').values(membership).execute();
      }
      await this.documents
        .updateTable('users')
        .set({ language: 'ko' })
        .where('user_id', '=', 'cho')
        .execute();
      this.#smtp = await startSmtp();
      this.#server = createServer((request, response) => {
        const parts: Buffer[] = [];
        request.on('data', (part: Buffer) => parts.push(part));
        request.on('end', () => {
          this.posted.push({ headers: request.headers, body: Buffer.concat(parts).toString('utf8') });
          const answer = this.answers.shift() ?? 200;
          if (answer === 'hang') return;
          response.writeHead(answer, answer === 302 ? { location: this.hookUrl } : {});
          response.end('noted');
        });
      });
      await new Promise<void>((resolve) => this.#server?.listen(0, '127.0.0.1', resolve));
    });
    afterAll(async () => {
      await this.smtp.close();
      this.#server?.closeAllConnections();
      await new Promise((resolve) => this.#server?.close(resolve));
    });
    beforeEach(async () => {
      for (const table of [
        'anomaly_tellings',
        'anomaly_deliveries',
        'anomaly_notifications',
        'webhooks',
        'mails',
        'anomaly_states',
        'anomaly_flags',
        'anomaly_days',
        'anomaly_events',
      ] as const)
        await this.documents.deleteFrom(table).execute();
      for (const userId of ['ann', 'bob', 'cho']) await this.setRight(userId, 'edit');
      this.smtp.taken.length = 0;
      this.posted.length = 0;
      this.answers = [];
      this.#started = 0;
      this.clock = Date.parse(START);
    });
  }

  get documents(): Documents {
    if (!this.#store) throw new Error('the store is not open yet');
    return this.#store.documents;
  }

  get smtp(): SmtpServer {
    if (!this.#smtp) throw new Error('the mail server does not run yet');
    return this.#smtp;
  }

  get hookUrl(): string {
    if (!this.#server) throw new Error('the server of the webhook does not run yet');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hook`;
  }

  /** The store as another program opens it. */
  async openAgain(): Promise<Documents> {
    if (!this.#store) throw new Error('the store is not open yet');
    return this.#store.openAgain();
  }

  after(minutes: number): void {
    this.clock += minutes * 60_000;
  }

  /** A program that tells; `networks` are those that webhooks may reach. */
  programOn(documents: Documents, networks: readonly string[] = LOOPBACK): TellingProgram {
    const now = () => new Date(this.clock);
    const courier = courierOf(this.smtp.url, '/nowhere');
    const mailer = new Mailer({ documents, courier, from: 'no-reply@acme.example', logger, now });
    const notifier = new AnomalyNotifier({
      stores: { documents, mailer, now, environment: 'LOCAL' },
      publicUrl: 'https://portal.example',
      signingKey: 'signing',
      secretKey: KEY,
      networks,
      logger,
      postMs: POST_MS,
    });
    return {
      tell: async () => {
        await notifier.notify();
        await mailer.deliverDue();
      },
      close: async () => {
        await notifier.close();
        await mailer.close();
      },
    };
  }

  /** Tells all that is due, in a program of its own. */
  async tell(networks?: readonly string[]): Promise<void> {
    const program = this.programOn(this.documents, networks);
    await program.tell();
    await program.close();
  }

  async set(content: Partial<NotificationContent>, vendor: 'aws' | 'gcp' | null = null, isOn = true) {
    const known = (await notificationSettings(this.documents, 'acme')).find((each) => each.vendor === vendor);
    const change = {
      ...{ companyId: 'acme', vendor, version: known?.version ?? 0, at: new Date(this.clock) },
      actor: { userId: 'ann', name: 'Ann' },
    };
    await saveNotificationSetting(this.documents, change, isOn, { ...PLAIN, ...content });
  }

  /** A webhook at the test's server, or elsewhere. */
  async hook(template: WebhookTemplate, url = this.hookUrl): Promise<string> {
    this.secret = newWebhookSecret();
    const saved = await saveWebhook(
      this.documents,
      { companyId: 'acme', actor: { userId: 'ann', name: 'Ann' }, at: new Date(this.clock) },
      null,
      {
        ...{ name: 'Chat', template, language: 'en', numbers: ['+821012345678'] },
        origin: new URL(url).origin,
        sealed: sealedTarget(KEY, { url, secret: this.secret }),
      },
      10,
    );
    if (typeof saved === 'string') throw new Error(saved);
    return saved.webhookId;
  }

  /** Found now, on another service than those before. */
  async found(changed: Partial<AnomalyEvent> = {}): Promise<AnomalyEvent> {
    this.#started += 1;
    const name = `Service ${this.#started}`;
    const event = sampleEvent({
      companyId: 'acme',
      product: { key: name, name },
      startedOn: '2024-06-26',
      lastSeenOn: '2024-06-29',
      endedOn: null,
      detectedAt: new Date(this.clock).toISOString(),
      ...changed,
    });
    await keepAnomalies(this.documents, [event]);
    await this.documents
      .updateTable('anomaly_events')
      .set({ detected_at: event.detectedAt })
      .where('event_id', '=', event.eventId)
      .execute();
    return event;
  }

  async change(eventId: string, values: { level?: string; withdrawn_reason?: string }): Promise<void> {
    await this.documents.updateTable('anomaly_events').set(values).where('event_id', '=', eventId).execute();
  }

  async setState(eventId: string, state: string): Promise<void> {
    const row = { state, state_from: null, state_until: null, assignee_id: null, version: 1 };
    await this.documents
      .insertInto('anomaly_states')
      .values({ event_id: eventId, company_id: 'acme', ...row })
      .execute();
  }

  async setRight(userId: string, right: string): Promise<void> {
    await this.documents
      .insertInto('menu_rights')
      .values({ user_id: userId, company_id: 'acme', menu_code: MENUS.ANOMALY.code, auth_type: right })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'company_id', 'menu_code']).doUpdateSet({ auth_type: right }),
      )
      .execute();
  }

  /** Of each mail its address and subject, by address. */
  mails(): string[] {
    return this.smtp.taken
      .map(({ recipients, mail }) => `${recipients.join()}: ${mail.subject ?? ''}`)
      .sort();
  }

  /** The log, the oldest first. */
  async log() {
    const { deliveries } = await loggedDeliveries(this.documents, 'acme', { limit: 100, skip: 0 });
    return deliveries.toReversed();
  }
}
