// REST contract of budgets (service `dashboard`): the card's figures, the screen's table, and changes of it.
import { z } from 'zod';
import { widgetScope } from '../dashboard/shapes.ts';
import { defineEndpoint, isoDate } from '../endpoint.ts';
import { vendorCode } from '../platform/platform.ts';
import { askedVendors } from '../shared/asked.ts';
import { costFilters } from '../shared/cost-question.ts';
import { conversions } from '../shared/cost-shapes.ts';

export const BUDGET_SCOPES = ['company', 'vendor', 'account', 'service-group', 'tag'] as const;
/** The most months of a table. */
export const MAX_BUDGET_MONTHS = 24;
const MAX_CELLS = 5000;

/** The cost that a budget is for; members that the scope does not need are null. */
export const budgetScope = z.object({
  scope: z.enum(BUDGET_SCOPES),
  vendor: vendorCode.nullable(),
  accountId: z.string().nullable(),
  serviceGroupSet: z.string().nullable(),
  serviceGroup: z.string().nullable(),
  tagKey: z.string().nullable(),
  tagValue: z.string().nullable(),
});
export type WireBudgetScope = z.output<typeof budgetScope>;

/** Decimal text from 0. */
const amount = z.string().regex(/^\d{1,20}(\.\d{1,18})?$/);
const currencyCode = z.string().regex(/^[A-Z]{3}$/);
/** The first day of a month. */
const monthDay = isoDate.regex(/-01$/);

const budgetCell = budgetScope.extend({ month: monthDay, amount, currency: currencyCode });
export type WireBudgetCell = z.output<typeof budgetCell>;

/** A budget and its cost in one month; amounts in the currency of the reply. */
const figures = z.object({
  month: monthDay,
  /** As it was set; null when it was not, as in a sum of children. */
  set: z.object({ amount, currency: z.string() }).nullable(),
  /** Converted, or the sum of the children's where none is set; null without any, or without an exchange rate. */
  budget: z.number().nullable(),
  /** The budget is the sum of the vendors' or accounts' below it, and so is the cost. */
  isRolledUp: z.boolean(),
  spent: z.number(),
  /** The part of the budget for the complete days of the month; null without a budget. */
  prorated: z.number().nullable(),
  /** 100 x spent / budget; null without a budget above 0. */
  rate: z.number().nullable(),
  /** What the month will have cost: its cost when it is over, the estimate of this month; null when that is refused, and of later months. */
  expectedCost: z.number().nullable(),
  /** 100 x expectedCost / budget. */
  expectedRate: z.number().nullable(),
});
export type BudgetFigures = z.output<typeof figures>;

const row = budgetScope.extend({
  /** Name for people. */
  name: z.string(),
  /** In the order of the months asked for. */
  months: z.array(figures),
});

const share = {
  /** Days of this month whose cost is complete. */
  daysComplete: z.int(),
  daysInMonth: z.int(),
};

export const budgetData = defineEndpoint({
  service: 'dashboard',
  method: 'POST',
  path: '/dashboard/budget_data',
  summary: 'The budget of this month beside its cost, prorated to the day and with the expected month end.',
  access: { menu: 'DASHBOARD', needs: 'view' },
  request: widgetScope,
  reply: z.object({
    currency: z.string(),
    startDate: isoDate,
    endDate: isoDate,
    ...share,
    /** Of the company when all its vendors are selected, else the sum of the selected ones. */
    total: figures,
    /** Every scope with a budget in this month: of the company, of the selected vendors and their accounts, of groups and tags. */
    budgets: z.array(row),
    ...conversions,
  }),
});

export const budgetList = defineEndpoint({
  service: 'dashboard',
  method: 'POST',
  path: '/budget/list',
  summary: 'Budgets by scope and month, with what was spent, and what a budget can be set for.',
  access: { menu: 'DASHBOARD', needs: 'view' },
  request: z.object({
    /** The first month; null: January of this year. */
    startMonth: monthDay.nullable(),
    months: z.int().min(1).max(MAX_BUDGET_MONTHS),
    isAmortizedCost: z.boolean(),
  }),
  reply: z.object({
    /** Changes with any budget of the company; a save names the one that it was made of. */
    version: z.string(),
    currency: z.string(),
    /** The first day of the month of today. */
    thisMonth: monthDay,
    ...share,
    months: z.array(monthDay),
    /** Scopes with a budget in any month, and those that are sums of them. */
    rows: z.array(row),
    choices: z.object({
      vendors: z.array(vendorCode),
      /** Those with cost in the year before. */
      accounts: z.array(z.object({ vendor: vendorCode, accountId: z.string(), name: z.string() })),
      serviceGroupSets: z.array(z.object({ set: z.string(), groups: z.array(z.string()) })),
    }),
    ...conversions,
  }),
});

export const budgetOfCost = defineEndpoint({
  service: 'dashboard',
  method: 'POST',
  path: '/budget/of_cost',
  summary: 'The budget by month of exactly the cost that vendors and filters leave, where there is one.',
  access: { menu: 'DASHBOARD', needs: 'view' },
  request: z.object({
    startMonth: monthDay,
    months: z.int().min(1).max(MAX_BUDGET_MONTHS),
    selectedVendors: askedVendors,
    filters: costFilters.default({}),
  }),
  reply: z.object({
    currency: z.string(),
    /** Empty where filters leave what no budget can be set for. Null: none is set, or there is no exchange rate. */
    months: z.array(z.object({ month: monthDay, budget: z.number().nullable() })),
  }),
});

export const budgetProposal = defineEndpoint({
  service: 'dashboard',
  method: 'POST',
  path: '/budget/proposal',
  summary: 'Amounts for months from what the same months cost a year before. Nothing is saved.',
  access: { menu: 'DASHBOARD', needs: 'edit' },
  request: z.object({
    scopes: z.array(budgetScope).min(1).max(500),
    months: z.array(monthDay).min(1).max(MAX_BUDGET_MONTHS),
    /** Of the cost a year before, such as 110 for ten percent more. */
    percent: z.number().min(0).max(1000),
    isAmortizedCost: z.boolean(),
  }),
  /** Months without cost a year before are left out. */
  reply: z.object({ cells: z.array(budgetCell) }),
});

export const budgetFile = defineEndpoint({
  service: 'dashboard',
  method: 'POST',
  path: '/budget/file',
  summary: 'Reads a CSV file of budgets: its amounts, or everything that is wrong with it. Nothing is saved.',
  access: { menu: 'DASHBOARD', needs: 'edit' },
  request: z.object({ text: z.string().max(1_000_000) }),
  reply: z.object({
    cells: z.array(budgetCell),
    /** Any fault leaves the file unread. */
    faults: z.array(
      z.object({
        code: z.enum([
          'NOT_CSV',
          'EMPTY',
          'UNKNOWN_COLUMN',
          'WRONG_VALUE',
          'MISSING',
          'NOT_OF_SCOPE',
          'TWICE',
          'TOO_MANY',
        ]),
        /** From 1; null of the whole file. */
        line: z.int().nullable(),
        column: z.string().nullable(),
        value: z.string().nullable(),
      }),
    ),
  }),
});

export const budgetSave = defineEndpoint({
  service: 'dashboard',
  method: 'POST',
  path: '/budget/save',
  summary:
    'Sets budgets, or takes them away. Refused with CHANGED_MEANWHILE when others changed budgets since.',
  access: { menu: 'DASHBOARD', needs: 'edit' },
  request: z.object({
    version: z.string(),
    set: z.array(budgetCell).max(MAX_CELLS),
    removed: z.array(budgetScope.extend({ month: monthDay })).max(MAX_CELLS),
  }),
  reply: z.object({ version: z.string() }),
});

/** Percents of the budget, rising. */
const percents = z.array(z.number().min(1).max(1000)).max(10);

const alert = budgetScope.extend({
  /** Of what was spent. */
  actualPercents: percents,
  /** Of the expected month end. */
  expectedPercents: percents,
  /** Addresses of people of the company. */
  recipientList: z.array(z.string()),
  /** 0: nothing is saved. */
  version: z.int(),
});
export type WireBudgetAlert = z.output<typeof alert>;

export const budgetAlerts = defineEndpoint({
  service: 'dashboard',
  method: 'POST',
  path: '/budget/alerts',
  summary: 'Who is told of which budget and when, and who can be told.',
  access: { menu: 'DASHBOARD', needs: 'edit' },
  request: z.object({}),
  reply: z.object({
    alerts: z.array(alert),
    /** People of the company who may see the dashboard. */
    people: z.array(z.object({ name: z.string(), email: z.string() })),
  }),
});

export const budgetSaveAlert = defineEndpoint({
  service: 'dashboard',
  method: 'POST',
  path: '/budget/save_alert',
  summary: 'Sets who is told of a budget; without percents or recipients nobody is.',
  access: { menu: 'DASHBOARD', needs: 'edit' },
  request: alert,
  reply: z.object({ alert }),
});

export const budgetEndpoints = {
  budgetData,
  budgetList,
  budgetOfCost,
  budgetProposal,
  budgetFile,
  budgetSave,
  budgetAlerts,
  budgetSaveAlert,
};
