// The walls between the rooms, circles of imports, and what is read of a module's imports.
import { expect, it } from 'vitest';
import { circlesOf } from '../../scripts/checks/circles.ts';
import { importsOf } from '../../scripts/checks/imports.ts';
import { closedBy } from '../../scripts/checks/walls.ts';

it('finds every form of an import, with its line', () => {
  const text = [
    "import { a } from './a.ts';",
    "import type { B } from '../b.ts';",
    "import 'side.css';",
    "export { c } from './c.ts';",
    "const d = await import('./d.ts');",
  ].join('\n');
  expect(importsOf('web/pages/x.ts', text)).toEqual([
    { target: 'web/pages/a.ts', line: 1, isLazy: false },
    { target: 'web/b.ts', line: 2, isLazy: false },
    { target: 'side.css', line: 3, isLazy: false },
    { target: 'web/pages/c.ts', line: 4, isLazy: false },
    { target: 'web/pages/d.ts', line: 5, isLazy: true },
  ]);
});

it.each([
  ['gateway/config.ts', 'web/routes.tsx'],
  ['web/main.tsx', 'gateway/viewer.ts'],
  ['web/main.tsx', 'upstream/contract/endpoint.ts'],
  ['web/main.tsx', 'lib/node/settings.ts'],
  ['lib/money/money.ts', 'upstream/clock.ts'],
  ['lib/money/money.ts', 'node:fs'],
  ['gateway/viewer.ts', 'upstream/clock.ts'],
  ['gateway/domains/billing/resolvers.ts', 'gateway/domains/platform/source.ts'],
  ['gateway/domains/billing/invoice-mail/source.ts', 'gateway/domains/dashboard/mail/source.ts'],
  ['gateway/domains/budgets/source.ts', 'gateway/domains/cost-analytics/filters/options-source.ts'],
  ['gateway/domains/billing/source.ts', 'undici'],
  ['upstream/clock.ts', 'gateway/viewer.ts'],
  ['upstream/domains/billing/billing.ts', 'tools/demo/companies.ts'],
  ['upstream/contract/billing/billing.ts', 'upstream/refusal.ts'],
  ['upstream/domains/billing/billing.ts', 'upstream/domains/budgets/scope-costs.ts'],
  ['upstream/stores/facts/open-facts.ts', 'upstream/ingest/load/upgrade-facts.ts'],
  ['upstream/stores/documents/schema.ts', 'upstream/stores/facts/open-facts.ts'],
  ['upstream/ingest/runs/run-load.ts', 'upstream/domains/shared/stores.ts'],
  ['upstream/mail/mailer.ts', 'upstream/domains/shared/stores.ts'],
  ['upstream/identity/sign-in/login.ts', 'upstream/mail/mailer.ts'],
  ['web/components/Panel.tsx', 'react-relay'],
  ['web/components/Panel.tsx', 'web/shell/Shell.tsx'],
  ['web/relay/environment.ts', 'web/shell/Shell.tsx'],
  ['web/pages/billing/BillingPage.tsx', 'web/shell/Shell.tsx'],
  ['web/pages/dashboard/grid/DashboardGrid.tsx', 'web/pages/budgets/budget-rows.ts'],
  ['web/pages/dashboard/categories/CategoryRow.tsx', 'web/pages/dashboard/grid/Grid.module.css'],
  ['web/pages/platform/mails/MailList.tsx', 'web/pages/platform/sign-in/DeniedPage.tsx'],
  ['web/pages/dashboard/shared/mailing/MailForm.tsx', 'web/pages/dashboard/page.tsx'],
])('%s may not import %s', (from, to) => {
  expect(closedBy(from, to)).not.toEqual([]);
});

it.each([
  ['web/main.tsx', 'lib/money/money.ts'],
  ['gateway/viewer.ts', 'upstream/contract/endpoint.ts'],
  ['gateway/domains/dashboard/mail/source.ts', 'gateway/domains/dashboard/board/source.ts'],
  ['gateway/context.ts', 'gateway/domains/billing/source.ts'],
  ['gateway/rest/transport/transport.ts', 'undici'],
  ['upstream/server.ts', 'tools/demo/demo.ts'],
  ['upstream/domains/dashboard/mail/figures.ts', 'upstream/domains/dashboard/widgets.ts'],
  ['upstream/domains/dashboard/ml-abnormal.ts', 'upstream/domains/data/data-state.ts'],
  ['upstream/app.ts', 'upstream/domains/billing/billing.ts'],
  ['web/pages/billing/BillingPage.tsx', 'web/pages/billing/bill/BillGrid.tsx'],
  ['web/pages/platform/mails/NewInvoice.tsx', 'web/pages/billing/shared/invoice-mail/InvoiceDialog.tsx'],
  ['web/pages/dashboard/shared/mailing/NextMail.tsx', 'web/pages/platform/shared/mails/StateMark.tsx'],
  ['web/routes.tsx', 'web/shell/Shell.tsx'],
])('%s may import %s', (from, to) => {
  expect(closedBy(from, to)).toEqual([]);
});

it('finds circles of imports of any length, and only those', () => {
  const imports = {
    a: ['b', 'node:fs'],
    b: ['c'],
    c: ['a', 'd'],
    d: ['e', 'f'],
    e: ['f'],
    f: [],
    g: ['g', 'a'],
    h: ['a', 'g'],
  };
  expect(circlesOf(new Map(Object.entries(imports)))).toEqual([['a', 'b', 'c'], ['g']]);
});
