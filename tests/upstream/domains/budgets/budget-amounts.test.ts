// Mails and alerts of budgets tell the amounts that the page shows: vendors add up to their company (D-16).
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MENUS } from '../../../../lib/catalogue/menus.ts';
import { alertMessage } from '../../../../upstream/domains/alerts/alert-message.ts';
import { budgetAlertOf } from '../../../../upstream/domains/alerts/budget-alerts.ts';
import { budgetFindings } from '../../../../upstream/domains/budgets/budget-findings.ts';
import { BudgetWatch } from '../../../../upstream/domains/budgets/budget-watch.ts';
import { courierOf } from '../../../../upstream/mail/courier.ts';
import { Mailer } from '../../../../upstream/mail/mailer.ts';
import { saveBudgetAlert } from '../../../../upstream/stores/documents/budgets/budget-alerts.ts';
import { type BudgetScope, replaceBudgets } from '../../../../upstream/stores/documents/budgets/budgets.ts';
import { charge, csv, type FactsBench, openBench } from '../../../support/product/focus-files.ts';
import { addUser } from '../../stores/documents/engines.ts';

const logger = pino({ level: 'silent' });
const NOW = new Date('2024-05-21T09:00:00Z');
const SCOPES: BudgetScope[] = [
  { kind: 'company' },
  { kind: 'vendor', vendor: 'aws' },
  { kind: 'vendor', vendor: 'gcp' },
];

let bench: FactsBench;
let mailer: Mailer;
let stores: ConstructorParameters<typeof BudgetWatch>[0]['stores'];

/** Each vendor costs 1.5066 so far, and all of them 3.0132. */
beforeAll(async () => {
  bench = await openBench();
  const { documents } = bench;
  const days = Array.from({ length: 18 }, (_, place) =>
    ['AWS', 'Google Cloud'].map((ProviderName) => charge(place + 1, 'Storage', '0.0837', { ProviderName })),
  );
  await bench.load([bench.file('costs.csv', csv(days.flat()))]);
  await addUser(documents, 'ann');
  await documents.insertInto('memberships').values({ user_id: 'ann', company_id: 'acme' }).execute();
  const right = { user_id: 'ann', company_id: 'acme', menu_code: MENUS.DASHBOARD.code };
  await documents
    .insertInto('menu_rights')
    .values({ ...right, auth_type: 'edit' })
    .execute();
  const amounts = ['2.0066', '1.0033', '1.0033'];
  const budgets = SCOPES.map((scope, place) => ({
    ...{ scope, month: '2024-05-01', amount: amounts[place] ?? '', currency: 'USD' },
  }));
  await replaceBudgets(documents, 'acme', budgets);
  for (const scope of SCOPES)
    await saveBudgetAlert(documents, {
      ...{ companyId: 'acme', actor: { userId: 'ann', name: 'Ann' }, scope, version: 0, at: NOW },
      ...{ actual: [100], expected: [], recipients: ['ann@acme.example'] },
    });
  mailer = new Mailer({
    ...{ documents, logger, from: 'no-reply@acme.example', courier: courierOf(null, bench.dir) },
    now: () => NOW,
  });
  stores = {
    ...{ documents, facts: bench.facts, mailer, demoToday: 'auto' as const, environment: 'LOCAL' },
    now: () => NOW,
  };
});
afterAll(async () => {
  await mailer?.close();
  await bench?.close();
});

const named = (text: string) => /Whole company|AWS|Google Cloud|GCP/.exec(text)?.[0] ?? '';

test('in mails', async () => {
  const watch = new BudgetWatch({ stores, publicUrl: 'https://portal.example', logger });
  await watch.judgeAll();
  await watch.close();
  const mails = await bench.documents.selectFrom('mails').select(['subject', 'body_text as text']).execute();
  const told = mails.map(({ subject, text }) => {
    const amountOf = (name: string) => new RegExp(`${name}: ([\\d.,]+ USD)`).exec(text)?.[1];
    return [named(subject), amountOf('Spent'), amountOf('Budget'), amountOf('Expected month end')];
  });
  expect(told.sort()).toEqual([
    ['AWS', '1.51 USD', '1.01 USD', '3 USD'],
    ['GCP', '1.50 USD', '1.00 USD', '2 USD'],
    ['Whole company', '3.01 USD', '2.01 USD', '5 USD'],
  ]);
});

test('in alerts', async () => {
  const findings = await budgetFindings(stores, 'acme', new AbortController().signal);
  const messages = findings.map((finding) =>
    alertMessage({ ...budgetAlertOf(finding), since: NOW.toISOString() }, 'en'),
  );
  expect(messages.sort()).toEqual([
    'Budget AWS 05/2024: 150.2% is spent ($1.51 of $1.01)',
    'Budget GCP 05/2024: 150.2% is spent ($1.50 of $1.00)',
    'Budget Whole company 05/2024: 150.2% is spent ($3.01 of $2.01)',
  ]);
});
