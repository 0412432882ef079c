// What works beside the requests: the mailer, bills and dashboards that are mailed, files by mail.
import type { Logger } from 'pino';
import type { UpstreamConfig } from './config.ts';
import { MAX_BILL_TERM } from './contract/billing/shapes.ts';
import { AlertWatch } from './domains/alerts/alert-watch.ts';
import { AnomalyWatch } from './domains/anomaly/judging/anomaly-watch.ts';
import type { NotificationTools } from './domains/anomaly/notifications/notifications.ts';
import { AnomalyNotifier } from './domains/anomaly/notifications/sending/notifier.ts';
import { billList } from './domains/billing/bill-list.ts';
import { billedMonth, billingOf, monthOf } from './domains/billing/billing-scope.ts';
import { chargesOf } from './domains/billing/charges.ts';
import { chargesOfAccount, conversionsTo } from './domains/billing/invoice-mail/chosen-charges.ts';
import { type ComposeTools, invoiceComposer } from './domains/billing/invoice-mail/compose.ts';
import type { InvoiceMailTools } from './domains/billing/invoice-mail/invoice-mail.ts';
import { scheduledInvoices } from './domains/billing/invoice-mail/scheduled-invoice.ts';
import { serviceSplit } from './domains/billing/invoice-mail/service-split.ts';
import { invoicesOf } from './domains/billing/invoices.ts';
import { BudgetWatch } from './domains/budgets/budget-watch.ts';
import { ExportRunner } from './domains/cost-analytics/export/export-runner.ts';
import type { DashboardMailTools } from './domains/dashboard/mail/dashboard-mail.ts';
import { scheduledDashboards } from './domains/dashboard/mail/scheduled-dashboards.ts';
import { StatusWatch } from './domains/operations/distribution/status-watch.ts';
import { scheduledLedgers } from './domains/optimization/decisions/scheduled-ledgers.ts';
import { ReminderWatch } from './domains/optimization/watch/reminder-watch.ts';
import { companyData } from './domains/shared/company-data.ts';
import { makeStores } from './domains/shared/make-stores.ts';
import { mayAllReadMargin } from './domains/shared/margin-right.ts';
import type { Stores } from './domains/shared/stores.ts';
import type { ProviderKeys } from './identity/provider/keys.ts';
import { courierOf } from './mail/courier.ts';
import { Mailer } from './mail/mailer.ts';
import { MailScheduler } from './mail/schedules/scheduler.ts';
import { unsubscribeToken } from './mail/schedules/unsubscribe-token.ts';
import type { Documents } from './stores/documents/database.ts';
import { companyById } from './stores/documents/platform/companies.ts';
import { rateTable } from './stores/documents/reference/exchange-rates.ts';
import { invoiceDetailsOf } from './stores/documents/reference/invoice-details.ts';
import type { FactStore } from './stores/facts/answers/answer.ts';
import type { FactSink } from './stores/facts/fact-sink.ts';

export interface MailServices {
  stores: Stores;
  /** What documents of bills are made of. */
  billTools: ComposeTools;
  invoiceMail: InvoiceMailTools;
  dashboardMail: DashboardMailTools;
  notifications: NotificationTools;
  /** From now on mails are sent, on schedules too: also what came due while nothing ran. */
  open: () => void;
  /** Finishes what is in flight. */
  close: () => Promise<void>;
}

export interface MailParts {
  config: UpstreamConfig;
  issuer: string;
  documents: Documents;
  facts: FactStore;
  sink: FactSink;
  keys: ProviderKeys;
  /** Seals secrets of companies. */
  sealingKey: Uint8Array;
  logger: Logger;
}

export function mailServices({
  config,
  issuer,
  documents,
  facts,
  sink,
  keys,
  sealingKey,
  logger,
}: MailParts): MailServices {
  const { publicUrl } = config;
  const courier = courierOf(config.mail.smtpUrl, config.dataDir);
  const mailer = new Mailer({ documents, courier, from: config.mail.from, logger });
  const stores = makeStores({ config, issuer, documents, facts, sink, mailer });
  const [signingKey = ''] = keys.cookies;
  const billTools = billToolsOf(stores, publicUrl);
  const compose = invoiceComposer(billTools);
  const unsubscribeUrl = (subscription: { seq: number; userId: string }) =>
    `${publicUrl}/unsubscribe?token=${unsubscribeToken(signingKey, subscription)}`;
  const todayOf = async (companyId: string) => (await companyData(stores, companyId)).clock.today;
  const closing = new AbortController();
  const sendings = {
    INVOICE: scheduledInvoices(documents, { compose, todayOf }),
    DASHBOARD: scheduledDashboards(stores, publicUrl, closing.signal),
    PROMISE_LEDGER: scheduledLedgers(stores, publicUrl, closing.signal),
  };
  const scheduler = new MailScheduler({ documents, mailer, sendings, unsubscribeUrl, logger });
  const exporter = new ExportRunner({ stores, dataDir: config.dataDir, publicUrl, logger });
  const budgets = new BudgetWatch({ stores, publicUrl, logger });
  const alerts = new AlertWatch({ stores, logger });
  const anomalies = new AnomalyWatch({ stores, logger });
  const reminders = new ReminderWatch({ stores, publicUrl, logger });
  const statuses = new StatusWatch({ stores, publicUrl, logger });
  const webhooks = {
    secretKey: sealingKey,
    networks: config.webhookNetworks,
    publicUrl,
  };
  const notifier = new AnomalyNotifier({ stores, signingKey, logger, ...webhooks });
  return {
    stores,
    billTools,
    invoiceMail: { compose, signingKey },
    dashboardMail: { wake: () => void scheduler.runDue(), publicUrl },
    notifications: {
      ...webhooks,
      signingKey,
      wake: () => {
        void notifier.notify();
        void mailer.deliverDue();
      },
    },
    open: () => {
      mailer.open();
      scheduler.open();
      exporter.open();
      budgets.open();
      alerts.open();
      reminders.open();
      statuses.open();
      notifier.open();
      if (config.isAnomalyJudged) anomalies.open();
    },
    close: async () => {
      closing.abort();
      await anomalies.close();
      await alerts.close();
      await notifier.close();
      await budgets.close();
      await reminders.close();
      await statuses.close();
      await exporter.close();
      await scheduler.close();
      await mailer.close();
    },
  };
}

function billToolsOf(stores: Stores, publicUrl: string): ComposeTools {
  const { documents } = stores;
  return {
    billOf: async ({ companyId, vendor, billMonth, account, currency }) => {
      const billing = await billingOf(stores, companyId, vendor, new AbortController().signal);
      const billed = await billedMonth(billing, billMonth);
      const [whole, services, invoices, rates, list] = await Promise.all([
        chargesOf(billing, billed),
        serviceSplit(billing, billMonth, account),
        invoicesOf(billing, billMonth),
        rateTable(documents),
        account === null ? billList(billing, MAX_BILL_TERM) : null,
      ]);
      const charges = account === null ? whole : chargesOfAccount(whole, account);
      return {
        ...{ charges, services },
        conversions:
          currency === null
            ? []
            : conversionsTo(currency, charges.bills, { vendor, month: billMonth }, rates),
        history: (list?.bills ?? [])
          .map(({ totals, ...month }) => ({ month: monthOf(month), totals }))
          .filter(({ month }) => month < billMonth),
        // The vendor's invoices are of all accounts.
        invoices: account === null ? invoices.filter(({ isDerived }) => !isDerived) : [],
      };
    },
    partiesOf: async (companyId) => {
      const company = await companyById(documents, companyId);
      return {
        companyName: company?.name ?? companyId,
        details: await invoiceDetailsOf(documents, companyId),
        dataVersion: company?.dataVersion ?? null,
        data: await companyData(stores, companyId),
      };
    },
    mayReadMargin: (companyId, userIds) => mayAllReadMargin(documents, userIds, companyId),
    publicUrl,
    now: stores.now,
  };
}
