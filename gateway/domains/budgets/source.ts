// Calls of the dashboard about budgets; renamed at this edge, nothing computed that the service owns.
import type { DateRange } from '../../../lib/calendar/calendar.ts';
import { accountFilters } from '../../../lib/widgets/budget-steps.ts';
import {
  budgetAlerts,
  budgetData,
  budgetFile,
  budgetList,
  budgetProposal,
  budgetSave,
  budgetSaveAlert,
  type WireBudgetAlert,
  type WireBudgetCell,
  type BudgetFigures as WireFigures,
} from '../../../upstream/contract/budgets/budgets.ts';
import type { ReplyOf } from '../../../upstream/contract/endpoint.ts';
import type { VendorFilter } from '../../../upstream/contract/shared/cost-question.ts';
import type {
  BudgetAlert,
  BudgetAlerts,
  BudgetCell,
  BudgetCellInput,
  BudgetFigures,
  BudgetProposal,
  BudgetRow,
  BudgetScopeInput,
  BudgetStatus,
  Budgets,
  CostBasis,
  CostBudget,
  ReadBudgetFileInput,
  ReadBudgetFilePayload,
  SaveBudgetAlertInput,
  SaveBudgetAlertPayload,
  SaveBudgetsInput,
  SaveBudgetsPayload,
  Vendor,
} from '../../__generated__/graph-types.ts';
import { conversionsOf } from '../../graph/cost-series.ts';
import { orUserErrors } from '../../graph/user-errors.ts';
import { isAmortized, vendorOf } from '../../graph/wire-enums.ts';
import type { RestLoader } from '../../rest/loader.ts';
import type { ViewerContext } from '../../viewer.ts';
import { loadBudgetOfCost } from './budget-of-cost.ts';
import { budgetKeyOf, budgetScopeOf, wireBudgetScope } from './budget-scopes.ts';

/** What a cost is of: vendors, and one account or what filters keep by the keys of the vendor table. */
interface CostScope {
  vendors?: readonly Vendor[] | null | undefined;
  account?: string | null | undefined;
  filters?: Record<string, VendorFilter> | undefined;
}

export class BudgetsSource {
  readonly #loader: RestLoader;
  readonly #viewer: ViewerContext;

  constructor(loader: RestLoader, viewer: ViewerContext) {
    this.#loader = loader;
    this.#viewer = viewer;
  }

  /** Of exactly the cost of a widget, by month of its days. */
  async ofCost(scope: CostScope, range: DateRange): Promise<CostBudget> {
    const selectedVendors = await this.#viewer.vendorCodes(scope.vendors);
    const filters = scope.account ? accountFilters(selectedVendors, scope.account) : (scope.filters ?? {});
    return loadBudgetOfCost(this.#loader, { selectedVendors, filters }, range, 0);
  }

  async status(scope: { basis: CostBasis; vendors?: readonly Vendor[] | null }): Promise<BudgetStatus> {
    const reply = await this.#loader.load(budgetData, {
      selectedVendors: await this.#viewer.vendorCodes(scope.vendors),
      isAmortizedCost: isAmortized(scope.basis),
    });
    const { currency, daysComplete, daysInMonth, startDate: start, endDate: end } = reply;
    return {
      currency,
      daysComplete,
      daysInMonth,
      range: { start, end },
      total: figuresOf(reply.total),
      rows: reply.budgets.map(rowOf),
      ...conversionsOf(reply),
    };
  }

  async list(asked: { basis: CostBasis; months: number; startMonth?: string | null }): Promise<Budgets> {
    const reply = await this.#loader.load(budgetList, {
      startMonth: asked.startMonth ?? null,
      months: asked.months,
      isAmortizedCost: isAmortized(asked.basis),
    });
    const { vendors, accounts, serviceGroupSets } = reply.choices;
    const { version, currency, thisMonth, daysComplete, daysInMonth, months } = reply;
    return {
      version,
      currency,
      thisMonth,
      daysComplete,
      daysInMonth,
      months,
      rows: reply.rows.map(rowOf),
      choices: {
        vendors: vendors.map(vendorOf),
        accounts: accounts.map(({ vendor, accountId, name }) => ({
          vendor: vendorOf(vendor),
          account: accountId,
          name,
        })),
        serviceGroupSets,
      },
      ...conversionsOf(reply),
    };
  }

  async proposal(asked: {
    basis: CostBasis;
    months: readonly string[];
    percent: number;
    scopes: readonly BudgetScopeInput[];
  }): Promise<BudgetProposal> {
    const { cells } = await this.#loader.load(budgetProposal, {
      scopes: asked.scopes.map(wireBudgetScope),
      months: [...asked.months],
      percent: asked.percent,
      isAmortizedCost: isAmortized(asked.basis),
    });
    return { cells: cells.map(cellOf) };
  }

  async readFile({ text }: ReadBudgetFileInput): Promise<ReadBudgetFilePayload> {
    const { cells, faults } = await this.#loader.load(budgetFile, { text });
    return { cells: cells.map(cellOf), faults };
  }

  async alerts(): Promise<BudgetAlerts> {
    const { alerts, people } = await this.#loader.load(budgetAlerts, {});
    return { people, alerts: alerts.map(alertOf) };
  }

  async saveAlert(input: SaveBudgetAlertInput): Promise<SaveBudgetAlertPayload> {
    const { scope, actual, expected, recipients, version } = input;
    const rule = {
      ...wireBudgetScope(scope),
      actualPercents: [...actual],
      expectedPercents: [...expected],
      recipientList: [...recipients],
      version,
    };
    const { result, userErrors } = await orUserErrors(
      this.#loader.write(budgetSaveAlert, rule, [budgetAlerts]),
    );
    return { userErrors, alert: result && alertOf(result.alert) };
  }

  async save({ version, set, removed }: SaveBudgetsInput): Promise<SaveBudgetsPayload> {
    const changes = {
      version,
      set: set.map(wireCell),
      removed: removed.map(({ scope, month }) => ({ ...wireBudgetScope(scope), month })),
    };
    const { result, userErrors } = await orUserErrors(
      this.#loader.write(budgetSave, changes, [budgetList, budgetData]),
    );
    return { userErrors, version: result?.version ?? null };
  }
}

function alertOf(wire: WireBudgetAlert): BudgetAlert {
  const { actualPercents, expectedPercents, recipientList, version, ...scope } = wire;
  return {
    key: budgetKeyOf(scope),
    actual: actualPercents,
    expected: expectedPercents,
    recipients: recipientList,
    version,
  };
}

function rowOf({ name, months, ...scope }: ReplyOf<typeof budgetList>['rows'][number]): BudgetRow {
  return { key: budgetKeyOf(scope), scope: budgetScopeOf(scope), name, months: months.map(figuresOf) };
}

function figuresOf({ expectedCost, ...figures }: WireFigures): BudgetFigures {
  return { ...figures, expected: expectedCost };
}

function cellOf({ month, amount, currency, ...scope }: WireBudgetCell): BudgetCell {
  return { scope: budgetScopeOf(scope), month, amount, currency };
}

function wireCell({ scope, month, amount, currency }: BudgetCellInput): WireBudgetCell {
  return { ...wireBudgetScope(scope), month, amount, currency };
}
