// A company with two people and its mails on a schedule, on a store, a clock and a mail server of the test.
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { MENUS } from '../../../lib/catalogue/menus.ts';
import { FAIL_CODES } from '../../../upstream/contract/endpoint.ts';
import type {
  ComposedInvoice,
  InvoiceRequest,
} from '../../../upstream/domains/billing/invoice-mail/invoice.ts';
import { scheduledInvoices } from '../../../upstream/domains/billing/invoice-mail/scheduled-invoice.ts';
import { courierOf } from '../../../upstream/mail/courier.ts';
import { mailBody } from '../../../upstream/mail/mail-body.ts';
import { Mailer } from '../../../upstream/mail/mailer.ts';
import { type Change, saveSchedule } from '../../../upstream/mail/schedules/save-schedule.ts';
import { MailScheduler } from '../../../upstream/mail/schedules/scheduler.ts';
import type { Sending } from '../../../upstream/mail/schedules/sending.ts';
import { Refusal } from '../../../upstream/refusal.ts';
import type { Documents } from '../../../upstream/stores/documents/database.ts';
import { newestRuns, type RunSummary } from '../../../upstream/stores/documents/mails/mail-schedule-runs.ts';
import type {
  MailSchedule,
  Scheduled,
  ScheduledKind,
} from '../../../upstream/stores/documents/mails/mail-schedules.ts';
import { type SmtpServer, startSmtp } from '../../support/product/smtp.ts';
import { addCompany, addUser, type TestEngine, type TestStore } from '../stores/documents/engines.ts';

const logger = pino({ level: 'silent' });
export const ANN_AND_BOB = ['ann@acme.example', 'bob@acme.example'];

export const BOARD: Scheduled = { kind: 'DASHBOARD', content: { dashboardId: 'board', name: 'Board' } };

export function invoiceOf(title: string): Scheduled {
  const content = { title, description: '', vendor: 'aws', language: 'en', fileType: 'csv' } as const;
  return { kind: 'INVOICE', content: { ...content, isCurrentMonth: false } };
}

export interface Program {
  /** Everything whose time has come. */
  run: () => Promise<void>;
  close: () => Promise<void>;
}

export class Acme {
  clock = 0;
  /** The last day with data; null: they go on. */
  dataThrough: string | null = null;
  /** Whether the bills of the company can be had. */
  isCollected = true;
  /** Whether its dashboard was deleted. */
  isGone = false;
  /** Who may read what not every recipient may. */
  readers = new Set<string>();
  /** Months whose bills were made. */
  composed: string[] = [];
  #store: TestStore | undefined;
  #smtp: SmtpServer | undefined;

  /** Its hooks belong to the suite that makes it. */
  constructor(engine: TestEngine) {
    beforeAll(async () => {
      this.#store = await engine.newStore();
      await addCompany(this.documents);
      for (const [userId, right] of [
        ['ann', 'edit'],
        ['bob', 'none'],
      ] as const) {
        await addUser(this.documents, userId);
        const membership = { user_id: userId, company_id: 'acme' };
        await this.documents.insertInto('memberships').values(membership).execute();
        await this.setRight(userId, right);
      }
      this.#smtp = await startSmtp();
    });
    afterAll(() => this.smtp.close());
    beforeEach(async () => {
      await this.documents.updateTable('mail_schedules').set({ deleted_at: 'before' }).execute();
      await this.setRight('ann', 'edit');
      this.smtp.taken.length = 0;
      this.composed = [];
      this.isCollected = true;
      this.dataThrough = null;
      this.isGone = false;
      this.readers = new Set(['ann', 'bob']);
      this.at('2026-01-05T00:00:00Z');
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

  /** The store as another program opens it. */
  async openAgain(): Promise<Documents> {
    if (!this.#store) throw new Error('the store is not open yet');
    return this.#store.openAgain();
  }

  at(instant: string): void {
    this.clock = Date.parse(instant);
  }

  programOn(documents: Documents): Program {
    const now = () => new Date(this.clock);
    const courier = courierOf(this.smtp.url, '/nowhere');
    const mailer = new Mailer({ documents, courier, from: 'no-reply@acme.example', logger, now });
    const scheduler = new MailScheduler({
      documents,
      mailer,
      sendings: {
        INVOICE: scheduledInvoices(documents, {
          compose: (request) => this.#compose(request),
          todayOf: async () => this.dataThrough ?? new Date(this.clock).toISOString().slice(0, 10),
        }),
        DASHBOARD: (schedule) => this.#dashboard(schedule),
        PROMISE_LEDGER: () => this.#ledger(),
      },
      logger,
      now,
      unsubscribeUrl: ({ seq, userId }) => `https://portal.example/unsubscribe?token=${seq}.${userId}`,
    });
    return {
      run: async () => {
        await scheduler.runDue();
        await mailer.deliverDue();
      },
      close: async () => {
        await scheduler.close();
        await mailer.close();
      },
    };
  }

  changeNow(): Change {
    return { documents: this.documents, companyId: 'acme', userId: 'ann', at: new Date(this.clock) };
  }

  reserve(scheduled: Scheduled = invoiceOf('')): Promise<number> {
    return saveSchedule(this.changeNow(), {
      scheduled,
      schedule: { cycle: 'monthly', zone: 'KST', day: 11, time: '10:00' },
      recipients: ANN_AND_BOB,
      isPaused: false,
      based: null,
      key: null,
    });
  }

  async runsOf(seq: number, kind: ScheduledKind = 'INVOICE'): Promise<RunSummary[]> {
    return (await newestRuns(this.documents, [{ seq, kind }], 10)).get(seq) ?? [];
  }

  async setRight(userId: string, right: string): Promise<void> {
    await this.documents
      .insertInto('menu_rights')
      .values({ user_id: userId, company_id: 'acme', menu_code: MENUS.BILLING.code, auth_type: right })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'company_id', 'menu_code']).doUpdateSet({ auth_type: right }),
      )
      .execute();
  }

  /** Only says that it was sent: the dashboards themselves are tested on the real service. */
  #dashboard({ content }: MailSchedule<'DASHBOARD'>): Sending {
    return {
      fault: async () => (this.isGone ? 'DASHBOARD_GONE' : null),
      billMonthOf: async () => null,
      makesUpMissed: false,
      compose: async () => (_recipient, url) => ({
        kind: 'DASHBOARD',
        language: 'en',
        subject: content.name,
        body: mailBody('en', { title: content.name, paragraphs: [url ?? ''], footer: '.' }),
        attachments: [],
      }),
    };
  }

  /** Only says that it was sent; its figures are tested on real hours. */
  #ledger(): Sending {
    return {
      fault: async () => null,
      mayRead: async ({ userId }) => this.readers.has(userId),
      billMonthOf: async () => null,
      makesUpMissed: false,
      compose: async () => (_recipient, _url) => ({
        kind: 'PROMISE_LEDGER',
        language: 'en',
        subject: 'Ledger',
        body: mailBody('en', { title: 'Ledger', paragraphs: [], footer: '.' }),
        attachments: [],
      }),
    };
  }

  /** Only says what it was asked for: the bills themselves are tested on the real service. */
  async #compose({ billMonth, language }: InvoiceRequest): Promise<ComposedInvoice> {
    if (!this.isCollected) throw new Refusal(FAIL_CODES.noDataCollected, 'Collected data does not exist.');
    this.composed.push(billMonth);
    return {
      subject: `Bill ${billMonth}`,
      bodyWith: (url) =>
        mailBody(language, {
          title: billMonth,
          paragraphs: [],
          footer: '.',
          unsubscribe: url === null ? null : { text: 'Unsubscribe', url },
        }),
      file: { name: 'bill.csv', contentType: 'text/csv', content: Buffer.from(billMonth) },
    };
  }
}
