// Alerts of budgets: mailed once for each budget, month, threshold and person, after loads and days (D-16).
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MENUS } from '../../../../lib/catalogue/menus.ts';
import { textsOf } from '../../../../lib/node/texts.ts';
import type { Alert } from '../../../../upstream/domains/alerts/alert.ts';
import { alertMessage } from '../../../../upstream/domains/alerts/alert-message.ts';
import { reachedThresholds } from '../../../../upstream/domains/budgets/alert-rules.ts';
import { BudgetWatch } from '../../../../upstream/domains/budgets/budget-watch.ts';
import { courierOf } from '../../../../upstream/mail/courier.ts';
import { Mailer } from '../../../../upstream/mail/mailer.ts';
import { saveBudgetAlert } from '../../../../upstream/stores/documents/budgets/budget-alerts.ts';
import { type BudgetScope, replaceBudgets } from '../../../../upstream/stores/documents/budgets/budgets.ts';
import { mailsOf } from '../../../../upstream/stores/documents/mails/mails.ts';
import { charge, csv, type FactsBench, openBench } from '../../../support/product/focus-files.ts';
import { addUser } from '../../stores/documents/engines.ts';

const logger = pino({ level: 'silent' });
const COMPANY: BudgetScope = { kind: 'company' };
const ANN = { userId: 'ann', name: 'Ann' };

let bench: FactsBench;
let mailer: Mailer;
let watch: BudgetWatch;
let now: Date;

beforeEach(async () => {
  bench = await openBench();
  now = new Date('2024-05-21T09:00:00Z');
  const { documents } = bench;
  for (const userId of ['ann', 'bob', 'kim']) {
    await addUser(documents, userId);
    await documents.insertInto('memberships').values({ user_id: userId, company_id: 'acme' }).execute();
    const right = { user_id: userId, company_id: 'acme', menu_code: MENUS.DASHBOARD.code };
    await documents
      .insertInto('menu_rights')
      .values({ ...right, auth_type: userId === 'bob' ? 'none' : 'edit' })
      .execute();
  }
  await documents.updateTable('users').set({ language: 'ko' }).where('user_id', '=', 'kim').execute();
  mailer = new Mailer({
    ...{ documents, logger, from: 'no-reply@acme.example', courier: courierOf(null, bench.dir) },
    now: () => now,
  });
  const stores = {
    ...{ documents, facts: bench.facts, mailer, demoToday: 'auto' as const, environment: 'LOCAL' },
    now: () => now,
  };
  watch = new BudgetWatch({ stores, publicUrl: 'https://portal.example', logger });
});
afterEach(async () => {
  await watch.close();
  await mailer.close();
  await bench.close();
});

/** Ten a day up to the day. */
async function spendUntil(day: number): Promise<void> {
  const days = Array.from({ length: day }, (_, place) => charge(place + 1, 'Amazon S3', '10'));
  await bench.load([bench.file(`until-${day}.csv`, csv(days))]);
}

async function budgetOf(amount: string): Promise<void> {
  const budget = { scope: COMPANY, month: '2024-05-01', amount, currency: 'USD' };
  await replaceBudgets(bench.documents, 'acme', [budget]);
}

const alertOf = (actual: number[], expected: number[], recipients: string[], version = 0) =>
  saveBudgetAlert(bench.documents, {
    ...{ companyId: 'acme', actor: ANN, scope: COMPANY, version, actual, expected },
    ...{ recipients: recipients.map((name) => `${name}@acme.example`), at: now },
  });

async function sent(): Promise<string[]> {
  const { mails } = await mailsOf(bench.documents, 'acme', { of: null, mailIds: null, limit: 50, skip: 0 });
  return mails.map(({ recipients, subject }) => `${recipients.join()}: ${subject}`).sort();
}

describe('D-16 the thresholds of a budget', () => {
  test.each([
    [79, null, []],
    [80, null, [{ kind: 'actual', percent: 80 }]],
    [140, 99, [{ kind: 'actual', percent: 100 }]],
    [
      50,
      120,
      [
        { kind: 'actual', percent: 50 },
        { kind: 'expected', percent: 100 },
      ],
    ],
    [null, 100, [{ kind: 'expected', percent: 100 }]],
  ] as const)('of %s and %s percent', (rate, expectedRate, reached) => {
    const rule = rate === 50 ? { actual: [50, 80], expected: [100] } : { actual: [80, 100], expected: [100] };
    const figures = { budget: 100, spent: rate ?? 0, expectedCost: expectedRate };
    expect(reachedThresholds(rule, { ...figures, rate, expectedRate })).toEqual(reached);
  });
});

describe('D-16 a budget of 0', () => {
  test('is over each threshold as soon as something is spent', () => {
    const rule = { actual: [50, 100], expected: [100] };
    const rates = { budget: 0, rate: null, expectedRate: null };
    expect(reachedThresholds(rule, { ...rates, spent: 1, expectedCost: 2 })).toEqual([
      { kind: 'actual', percent: 100 },
      { kind: 'expected', percent: 100 },
    ]);
    expect(reachedThresholds(rule, { ...rates, spent: 0, expectedCost: null })).toEqual([]);
  });

  test('is called over budget in mails', async () => {
    await spendUntil(16);
    await budgetOf('0');
    await alertOf([80], [], ['ann', 'kim']);
    await watch.judgeAll();
    expect(await sent()).toEqual([
      'ann@acme.example: Budget alert: Whole company 05/2024, over budget',
      'kim@acme.example: 예산 알림: 회사 전체 2024/05, 예산 초과',
    ]);
  });

  test.each(['en', 'ko', 'ja', 'zh'] as const)('is called over budget in alerts of %s', (language) => {
    const alert = { kind: 'BUDGET_REACHED', scope: COMPANY, accountName: '', month: '2024-05-01' } as const;
    const figures = { budget: 0, cost: 5, rate: null, currency: 'USD' };
    const message = (kind: 'BUDGET_REACHED' | 'BUDGET_EXPECTED') =>
      alertMessage({ ...alert, ...figures, kind } as Alert, language);
    const word = textsOf(language)('budgets.page.overBudget').toLowerCase();
    expect(message('BUDGET_REACHED')).toContain(word);
    expect(message('BUDGET_EXPECTED')).toContain(word);
    expect(message('BUDGET_EXPECTED')).not.toMatch(/%|OVER/);
  });
});

describe('D-16 alerts by mail', () => {
  test('each threshold is told once, to each in his language, and again only at the next one', async () => {
    await spendUntil(16);
    await budgetOf('200');
    await alertOf([50, 80, 100], [], ['ann', 'kim']);
    await watch.judgeAll();
    const first = [
      'ann@acme.example: Budget alert: Whole company 05/2024, 80% of the budget',
      'kim@acme.example: 예산 알림: 회사 전체 2024/05, 예산의 80%',
    ];
    expect(await sent()).toEqual(first);
    now = new Date('2024-05-22T09:00:00Z');
    await watch.judgeAll();
    expect(await sent()).toEqual(first);
    await spendUntil(21);
    await watch.judgeAll();
    expect(await sent()).toEqual(
      [
        'ann@acme.example: Budget alert: Whole company 05/2024, 100% of the budget',
        ...first,
        'kim@acme.example: 예산 알림: 회사 전체 2024/05, 예산의 100%',
      ].sort(),
    );
  });

  test('the expected month end has thresholds of its own', async () => {
    // 20 complete days and the newest one of ten: 310 are expected.
    await spendUntil(21);
    await budgetOf('300');
    await alertOf([80], [100], ['ann']);
    await watch.judgeAll();
    expect(await sent()).toEqual([
      'ann@acme.example: Budget alert: Whole company 05/2024, 100% of the budget',
    ]);
  });

  test('who may not see the dashboard is not told; a change names the version that it was made of', async () => {
    await spendUntil(16);
    await budgetOf('100');
    await alertOf([100], [], ['bob']);
    await watch.judgeAll();
    expect(await sent()).toEqual([]);
    expect(await alertOf([100], [], ['ann'], 0)).toBe(false);
    expect(await alertOf([100], [], ['ann'], 1)).toBe(true);
    await watch.judgeAll();
    expect(await sent()).toHaveLength(1);
  });

  test('without percents nobody is told any more', async () => {
    await spendUntil(16);
    await budgetOf('100');
    await alertOf([100], [], ['ann']);
    await alertOf([], [], ['ann'], 1);
    await watch.judgeAll();
    expect(await sent()).toEqual([]);
  });
});
