// Calls for what one cost is made of: its portions (C-13), and its billing rows (C-12).
import type { DetailColumnId } from '../../../../lib/cost/detail-columns.ts';
import { detail, portion } from '../../../../upstream/contract/cost-analytics/cost-analytics.ts';
import { portionField } from '../../../../upstream/contract/cost-analytics/detail-shapes.ts';
import type { ReplyOf } from '../../../../upstream/contract/endpoint.ts';
import type {
  AppliedRate,
  CostDetailRow,
  CostDetailSort,
  CostPortion,
  CostPortions,
  FilterField,
} from '../../../__generated__/graph-types.ts';
import { inputError } from '../../../errors.ts';
import { checkPage, type PageArguments } from '../../../graph/connection.ts';
import { fieldOf, wireField } from '../../../graph/cost-filters.ts';
import { ratesOf } from '../../../graph/cost-series.ts';
import type { RestLoader } from '../../../rest/loader.ts';
import type { CostDetailParent } from '../arguments.ts';
import type { AnalyticsScope } from '../scope.ts';
import { graphRow, wireColumn } from './detail-columns.ts';
import { detailRequest } from './detail-request.ts';

/** A page of billing rows. */
export interface CostDetailRows {
  currency: string;
  rates: AppliedRate[];
  total: number;
  compareTotal: number | null;
  totalCount: number;
  rows: CostDetailRow[];
}

interface RowsAsked {
  columns: DetailColumnId[];
  search?: string | null | undefined;
  serviceGroupSet?: string | null | undefined;
  sort?: CostDetailSort | null | undefined;
}

export class CostDetailSource {
  readonly #loader: RestLoader;
  readonly #scope: AnalyticsScope;

  constructor(loader: RestLoader, scope: AnalyticsScope) {
    this.#loader = loader;
    this.#scope = scope;
  }

  async portions(
    query: CostDetailParent,
    by: FilterField | null | undefined,
    hasRelations: boolean,
  ): Promise<CostPortions> {
    const portionBy = by ? { portionBy: portionFieldOf(by) } : {};
    const reply = await this.#loader.load(portion, {
      ...detailRequest(query, await this.#scope.ofDetail(query)),
      ...portionBy,
      hasRelations,
    });
    return {
      by: fieldOf(reply.portionBy),
      currency: reply.currency,
      rates: ratesOf(reply),
      total: reply.totalCost,
      compareTotal: reply.compareTotalCost,
      items: reply.items.map((item) => ({
        ...portionOf(item),
        isOthers: item.isOthers,
        memberCount: item.isOthers ? item.numberOfOthers : 1,
        members: item.otherItems.map(portionOf),
        relations: item.relationsForAws.map((relation) => ({ key: relation.item, cost: relation.cost })),
      })),
    };
  }

  async rows(
    query: CostDetailParent,
    { columns, search, serviceGroupSet, sort }: RowsAsked,
    paging: PageArguments,
  ): Promise<CostDetailRows> {
    checkPage(paging);
    const text = search?.trim() ?? '';
    const isGrouped = columns.includes('serviceGroup') || sort?.by === 'SERVICE_GROUP';
    if (isGrouped && !serviceGroupSet)
      throw inputError(
        'serviceGroupSet',
        'serviceGroup needs a set of service groups',
        'SERVICE_GROUP_SET_MISSING',
      );
    const reply = await this.#loader.load(detail, {
      ...detailRequest(query, await this.#scope.ofDetail(query)),
      ...paging,
      columns,
      ...(text && { search: text }),
      ...(isGrouped && serviceGroupSet && { columnServiceGroupSetNm: serviceGroupSet }),
      ...(sort && { sort: { by: wireColumn(sort.by), order: sort.order } }),
    });
    return {
      currency: reply.currency,
      rates: ratesOf(reply),
      total: reply.totalCost,
      compareTotal: reply.compare?.totalCost ?? null,
      totalCount: reply.totalCount,
      rows: reply.rows.map(graphRow),
    };
  }
}

type WirePart = ReplyOf<typeof portion>['items'][number]['otherItems'][number];

function portionOf({ item, itemAlias, cost, compareCost, portion: share }: WirePart): CostPortion {
  return {
    key: item,
    label: itemAlias,
    cost,
    compareCost,
    share,
    isOthers: false,
    memberCount: 1,
    members: [],
    relations: [],
  };
}

/** Throws an input error for fields that need a key to have one value. */
function portionFieldOf(field: FilterField) {
  const known = portionField.safeParse(wireField(field));
  if (!known.success) throw inputError('by', 'a cost is divided by a field that needs no key of its own');
  return known.data;
}
