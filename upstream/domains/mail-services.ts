// What works beside the requests: the mailer, invoice mails over the bills of the portal and their scheduler, files by mail.
import type { Logger } from 'pino';
import type { UpstreamConfig } from '../config.ts';
import { companyById } from '../documents/companies.ts';
import type { Documents } from '../documents/database.ts';
import { ExportRunner } from '../exports/export-runner.ts';
import type { FactStore } from '../facts/answer.ts';
import type { ProviderKeys } from '../identity/keys.ts';
import { invoiceComposer } from '../invoice-mail/compose.ts';
import { InvoiceScheduler } from '../invoice-mail/scheduler.ts';
import { unsubscribeToken } from '../invoice-mail/unsubscribe-token.ts';
import { courierOf } from '../mail/courier.ts';
import { Mailer } from '../mail/mailer.ts';
import { billedMonth, billingOf } from './billing/billing-scope.ts';
import { chargesOf } from './billing/charges.ts';
import { BudgetWatch } from './budgets/budget-watch.ts';
import type { InvoiceMailTools } from './invoice-mail.ts';
import { makeStores } from './make-stores.ts';
import type { Stores } from './stores.ts';

export interface MailServices {
  stores: Stores;
  invoiceMail: InvoiceMailTools;
  /** From now on mails are sent, and what was reserved: also what came due while nothing ran. */
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
  const scheduler = new InvoiceScheduler({ documents, mailer, compose, unsubscribeUrl, logger });
  const exporter = new ExportRunner({ stores, dataDir: config.dataDir, publicUrl, logger });
  const budgets = new BudgetWatch({ stores, publicUrl, logger });
  return {
    stores,
    invoiceMail: { compose, signingKey },
    open: () => {
      mailer.open();
      scheduler.open();
      exporter.open();
      budgets.open();
    },
    close: async () => {
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
