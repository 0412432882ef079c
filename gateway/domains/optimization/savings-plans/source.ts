// Calls of optimization about Savings Plans; renamed at this edge, nothing computed that the service owns.
import { integratedCoverageList } from '../../../../upstream/contract/optimization/integration/coverage.ts';
import {
  savingsPlanCoverageFamilies,
  savingsPlanCoverageFilter,
  savingsPlanCoverageList,
  savingsPlanCoverageRegions,
  savingsPlanCoverageSummary,
  savingsPlanCoverageTransition,
  savingsPlanCoverageTypes,
} from '../../../../upstream/contract/optimization/savings-plans/coverage.ts';
import {
  savingsPlanInventoryFilter,
  savingsPlanInventoryList,
} from '../../../../upstream/contract/optimization/savings-plans/inventory.ts';
import {
  savingsPlanUtilizationFamilies,
  savingsPlanUtilizationFilter,
  savingsPlanUtilizationList,
  savingsPlanUtilizationRegions,
  savingsPlanUtilizationSummary,
  savingsPlanUtilizationTransition,
  savingsPlanUtilizationTypes,
} from '../../../../upstream/contract/optimization/savings-plans/utilization.ts';
import { MAX_PAGE_SIZE, PAGINGS } from '../../../../upstream/contract/shared/paging.ts';
import type {
  CommitmentCoverageSummary,
  CommitmentCoverageTrend,
  CommitmentOptions,
  CommitmentQuery,
  CommitmentSplit,
  CommitmentUseSummary,
  CommitmentUseTrend,
  SavingsPlanAgreement,
  SavingsPlansAgreementsArgs,
  SavingsPlansCoverageRowsArgs,
  SavingsPlansInventoryArgs,
  SavingsPlansMixArgs,
  SavingsPlanType,
  TimeUnit,
} from '../../../__generated__/graph-types.ts';
import { type PageArguments, toConnection } from '../../../graph/connection.ts';
import type { RestLoader } from '../../../rest/loader.ts';
import { commitmentUseSummaryOf, coverageSummaryOf } from '../shared/figures.ts';
import { endOf } from '../shared/reminders.ts';
import { commitmentUseTrendOf, coverageTrendOf } from '../shared/trends.ts';
import { wireOrder, wireQuery, wireUnit } from '../shared/wire-query.ts';
import { typesOf } from './plan-types.ts';
import { agreementOf, coverageRowOf, mixOf, planOf } from './rows.ts';
import { COVERAGE_ROW_SORTS, MIX_GROUPINGS, MIX_SORTS, PLAN_SORTS, USE_SORTS } from './wire-words.ts';

/** What the fields of `SavingsPlans` are asked with. */
export interface SavingsPlansParent {
  query: CommitmentQuery;
}

type Unit = TimeUnit | null | undefined;

const USE_TRENDS = {
  NONE: savingsPlanUtilizationTransition,
  TYPE: savingsPlanUtilizationTypes,
  REGION: savingsPlanUtilizationRegions,
  FAMILY: savingsPlanUtilizationFamilies,
} as const satisfies Record<CommitmentSplit, unknown>;

const COVERAGE_TRENDS = {
  NONE: savingsPlanCoverageTransition,
  TYPE: savingsPlanCoverageTypes,
  REGION: savingsPlanCoverageRegions,
  FAMILY: savingsPlanCoverageFamilies,
} as const satisfies Record<CommitmentSplit, unknown>;

const OPTIONS = {
  utilization: savingsPlanUtilizationFilter,
  coverage: savingsPlanCoverageFilter,
  inventory: savingsPlanInventoryFilter,
} as const;

export class SavingsPlansSource {
  readonly #loader: RestLoader;

  constructor(loader: RestLoader) {
    this.#loader = loader;
  }

  /** Of the months alone: a filter does not narrow what it can be changed to. */
  options(query: CommitmentQuery, of: keyof typeof OPTIONS): Promise<CommitmentOptions> {
    return this.#loader.load(OPTIONS[of], monthsOf(query));
  }

  async utilization(query: CommitmentQuery): Promise<CommitmentUseSummary> {
    return commitmentUseSummaryOf(await this.#loader.load(savingsPlanUtilizationSummary, wireQuery(query)));
  }

  async utilizationTrend(
    query: CommitmentQuery,
    by: CommitmentSplit,
    unit: Unit,
  ): Promise<CommitmentUseTrend> {
    return commitmentUseTrendOf(
      await this.#loader.load(USE_TRENDS[by], { ...wireQuery(query), ...wireUnit(unit) }),
    );
  }

  async agreements(query: CommitmentQuery, { sort, ...page }: SavingsPlansAgreementsArgs) {
    const { currency, list, totalCount } = await this.#loader.load(savingsPlanUtilizationList, {
      ...wireQuery(query),
      ...wireOrder(sort, USE_SORTS),
      ...pageOf(page),
    });
    return toConnection(
      list.map((row) => agreementOf(row, currency)),
      totalCount,
      page,
    );
  }

  /** By type, the largest payment first. */
  async types(query: CommitmentQuery): Promise<SavingsPlanType[]> {
    const { currency, list } = await this.#loader.load(savingsPlanUtilizationList, {
      ...wireQuery(query),
      ...wireOrder({ by: 'TOTAL_PAYMENT', order: 'DESC' }, USE_SORTS),
      ...pageOf({ page: 1, itemsPerPage: MAX_PAGE_SIZE }),
    });
    return typesOf(list, currency);
  }

  async agreement(query: CommitmentQuery, id: string): Promise<SavingsPlanAgreement | null> {
    const { currency, list } = await this.#loader.load(savingsPlanUtilizationList, {
      ...monthsOf(query),
      savingsPlanId: id,
    });
    return list[0] ? agreementOf(list[0], currency) : null;
  }

  async agreementTrend(query: CommitmentQuery, id: string, unit: Unit): Promise<CommitmentUseTrend> {
    const request = { ...monthsOf(query), ...wireUnit(unit), savingsPlanId: id };
    return commitmentUseTrendOf(await this.#loader.load(savingsPlanUtilizationTransition, request));
  }

  async coverage(query: CommitmentQuery): Promise<CommitmentCoverageSummary> {
    return coverageSummaryOf(await this.#loader.load(savingsPlanCoverageSummary, wireQuery(query)));
  }

  async coverageTrend(
    query: CommitmentQuery,
    by: CommitmentSplit,
    unit: Unit,
  ): Promise<CommitmentCoverageTrend> {
    const request = { ...wireQuery(query), ...wireUnit(unit) };
    return coverageTrendOf(await this.#loader.load(COVERAGE_TRENDS[by], request));
  }

  async coverageRows(query: CommitmentQuery, { sort, ...page }: SavingsPlansCoverageRowsArgs) {
    const { currency, list, totalCount } = await this.#loader.load(savingsPlanCoverageList, {
      ...wireQuery(query),
      ...wireOrder(sort, COVERAGE_ROW_SORTS),
      ...pageOf(page),
    });
    return toConnection(
      list.map((row) => coverageRowOf(row, currency)),
      totalCount,
      page,
    );
  }

  async inventory(query: CommitmentQuery, { sort, ...page }: SavingsPlansInventoryArgs) {
    const { list, totalCount, ends } = await this.#loader.load(savingsPlanInventoryList, {
      ...wireQuery(query),
      ...wireOrder(sort, PLAN_SORTS),
      ...pageOf(page),
    });
    return { ...toConnection(list.map(planOf), totalCount, page), ends: ends.map(endOf) };
  }

  async mix(query: CommitmentQuery, { by, sort, ...page }: SavingsPlansMixArgs) {
    const { currency, list, total, totalCount } = await this.#loader.load(integratedCoverageList, {
      ...wireQuery(query),
      groupBy: by.map((grouping) => MIX_GROUPINGS[grouping]),
      ...wireOrder(sort, MIX_SORTS),
      ...pageOf(page),
    });
    const rows = list.map(
      ({ accountId: account, accountName, regionCode, regionName, instanceFamily, ...mix }) => ({
        account,
        accountName,
        region: regionCode,
        regionName,
        instanceFamily,
        mix: mixOf(mix),
      }),
    );
    return { ...toConnection(rows, totalCount, page), currency, total: mixOf(total) };
  }
}

function pageOf(page: PageArguments) {
  return PAGINGS.start.write(page);
}

/** The months only: a single plan and the filter options do not depend on the other filters. */
function monthsOf({ months, toDate }: CommitmentQuery) {
  const all = { accounts: [], products: [], regions: [], instanceFamilies: [] };
  return wireQuery({ ...all, toDate, ...(months && { months }) });
}
