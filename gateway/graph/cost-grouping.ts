// What cost is split by: the words of the graph, and those of the wire.
import {
  costField,
  sameField,
  VIEW_BYS,
  type ViewById,
} from '../../lib/catalogue/derived/cost-field-lists.ts';
import { GRAPH_VIEW_BYS, WIRE_VIEW_BYS } from '../../lib/catalogue/derived/cost-field-words.ts';
import type { VendorCode } from '../../lib/catalogue/vendors.ts';
import type { CostGrouping as WireGrouping } from '../../upstream/contract/shared/cost-question.ts';
import type { CostGrouping, ViewBy } from '../__generated__/graph-types.ts';
import { inputError } from '../errors.ts';

/** A grouping as an input of the graph says it. */
export interface GroupingWords {
  viewBy: ViewBy;
  tagKey?: string | null | undefined;
  serviceGroupSet?: string | null | undefined;
}

/** Throws an input error where a key is missing, or is beside a view-by that has none. */
export function wireGrouping({ viewBy, tagKey, serviceGroupSet }: GroupingWords): WireGrouping {
  const id = GRAPH_VIEW_BYS.idOf(viewBy);
  const { key } = costField(id);
  const isTag = key === 'tagKey';
  if (isTag !== Boolean(tagKey))
    throw inputError(
      'tagKey',
      'tagKey goes with TAG, and only with it',
      isTag ? 'TAG_KEY_MISSING' : undefined,
    );
  const isGroup = key === 'serviceGroupSet';
  if (isGroup !== Boolean(serviceGroupSet)) {
    const rule = isGroup ? 'SERVICE_GROUP_SET_MISSING' : undefined;
    throw inputError('serviceGroupSet', 'serviceGroupSet goes with SERVICE_GROUP, and only with it', rule);
  }
  return {
    viewBy: WIRE_VIEW_BYS.wordOf(id),
    ...(tagKey && { tagKey }),
    ...(serviceGroupSet && { serviceGroupSetNm: serviceGroupSet }),
  };
}

/** By the vendors' own name of the field where they have one: the accounts of GCP alone are projects. */
export function forVendors(grouping: WireGrouping, vendors: readonly VendorCode[]): WireGrouping {
  const id = WIRE_VIEW_BYS.idOf(grouping.viewBy);
  const own = VIEW_BYS.find((each) => each !== id && sameField(each) === id && isOfAll(each, vendors));
  return own ? { ...grouping, viewBy: WIRE_VIEW_BYS.wordOf(own) } : grouping;
}

function isOfAll(id: ViewById, vendors: readonly VendorCode[]): boolean {
  const { vendors: only } = costField(id);
  return vendors.every((vendor) => only?.includes(vendor));
}

/** A grouping of the wire in the words of the graph. */
export function groupingOf({ viewBy, tagKey, serviceGroupSetNm }: WireGrouping): CostGrouping {
  const name: ViewBy = GRAPH_VIEW_BYS.wordOf(WIRE_VIEW_BYS.idOf(viewBy));
  return { viewBy: name, tagKey: tagKey ?? null, serviceGroupSet: serviceGroupSetNm ?? null };
}
