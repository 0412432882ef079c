// What works beside the requests: the mailer, bills and dashboards that are mailed, files by mail.
import type { Logger } from 'pino';
import type { UpstreamConfig } from '../config.ts';
import { companyById } from '../documents/companies.ts';
import type { Documents } from '../documents/database.ts';
import { ExportRunner } from '../exports/export-runner.ts';
import type { FactStore } from '../facts/answer.ts';
import type { ProviderKeys } from '../identity/keys.ts';
import { invoiceComposer } from '../invoice-mail/compose.ts';
import { scheduledInvoices } from '../invoice-mail/scheduled-invoice.ts';
import { courierOf } from '../mail/courier.ts';
import { Mailer } from '../mail/mailer.ts';
import { MailScheduler } from '../mail-schedules/scheduler.ts';
import { unsubscribeToken } from '../mail-schedules/unsubscribe-token.ts';
import { billedMonth, billingOf } from './billing/billing-scope.ts';
import { chargesOf } from './billing/charges.ts';
import { BudgetWatch } from './budgets/budget-watch.ts';
import type { DashboardMailTools } from './dashboard-mail.ts';
import type { InvoiceMailTools } from './invoice-mail.ts';
import { makeStores } from './make-stores.ts';
import { scheduledDashboards } from './scheduled-dashboards.ts';
import type { Stores } from './stores.ts';

export interface MailServices {
  stores: Stores;
  invoiceMail: InvoiceMailTools;
  dashboardMail: DashboardMailTools;
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
  keys: ProviderKeys;
  logger: Logger;
}

export function mailServices({ config, issuer, documents, facts, keys, logger }: MailParts): MailServices {
  const { publicUrl } = config;
  const courier = courierOf(config.mail.smtpUrl, config.dataDir);
  const mailer = new Mailer({ documents, courier, from: config.mail.from, logger });
  const stores = makeStores({ config, issuer, documents, facts, mailer });
  const [signingKey = ''] = keys.cookies;
  const compose = composerOf(stores, publicUrl);
  const unsubscribeUrl = (subscription: { seq: number; userId: string }) =>
    `${publicUrl}/unsubscribe?token=${unsubscribeToken(signingKey, subscription)}`;
  const closing = new AbortController();
  const sendings = {
    INVOICE: scheduledInvoices(documents, compose),
    DASHBOARD: scheduledDashboards(stores, publicUrl, closing.signal),
  };
  const scheduler = new MailScheduler({ documents, mailer, sendings, unsubscribeUrl, logger });
  const exporter = new ExportRunner({ stores, dataDir: config.dataDir, publicUrl, logger });
  const budgets = new BudgetWatch({ stores, publicUrl, logger });
  return {
    stores,
    invoiceMail: { compose, signingKey },
    dashboardMail: { wake: () => void scheduler.runDue() },
    open: () => {
      mailer.open();
      scheduler.open();
      exporter.open();
      budgets.open();
    },
    close: async () => {
      closing.abort();
      await budgets.close();
      await exporter.close();
      await scheduler.close();
      await mailer.close();
    },
  };
}

function composerOf(stores: Stores, publicUrl: string): InvoiceMailTools['compose'] {
  return invoiceComposer({
    chargesOf: async (companyId, vendor, billMonth) => {
      const billing = await billingOf(stores, companyId, vendor, new AbortController().signal);
      return chargesOf(billing, await billedMonth(billing, billMonth));
    },
    companyName: async (companyId) => (await companyById(stores.documents, companyId))?.name ?? companyId,
    publicUrl,
    now: stores.now,
  });
}
