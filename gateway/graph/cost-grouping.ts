// What cost is split by: the words of the graph, and those of the wire.

import type { VendorCode } from '../../lib/catalogue/vendors.ts';
import { VIEW_BY_CODES } from '../../lib/catalogue/view-bys.ts';
import type { CostGrouping as WireGrouping } from '../../upstream/contract/shared/cost-question.ts';
import type { CostGrouping, ViewBy } from '../__generated__/graph-types.ts';
import { inputError } from '../errors.ts';

const VIEW_BYS = VIEW_BY_CODES satisfies Record<ViewBy, WireGrouping['viewBy']>;

const NAMES = Object.keys(VIEW_BYS) as ViewBy[];

/** A grouping as an input of the graph says it. */
export interface GroupingWords {
  viewBy: ViewBy;
  tagKey?: string | null | undefined;
  serviceGroupSet?: string | null | undefined;
}

/** Throws an input error where a key is missing, or stands beside a view-by that has none. */
export function wireGrouping({ viewBy, tagKey, serviceGroupSet }: GroupingWords): WireGrouping {
  const isTag = viewBy === 'TAG';
  if (isTag !== Boolean(tagKey))
    throw inputError(
      'tagKey',
      'tagKey goes with TAG, and only with it',
      isTag ? 'TAG_KEY_MISSING' : undefined,
    );
  const isGroup = viewBy === 'SERVICE_GROUP';
  if (isGroup !== Boolean(serviceGroupSet)) {
    const rule = isGroup ? 'SERVICE_GROUP_SET_MISSING' : undefined;
    throw inputError('serviceGroupSet', 'serviceGroupSet goes with SERVICE_GROUP, and only with it', rule);
  }
  return {
    viewBy: VIEW_BYS[viewBy],
    ...(tagKey && { tagKey }),
    ...(serviceGroupSet && { serviceGroupSetNm: serviceGroupSet }),
  };
}

/** The accounts of GCP alone are projects. */
export function forVendors(grouping: WireGrouping, vendors: readonly VendorCode[]): WireGrouping {
  const isOfProjects = grouping.viewBy === 'account' && vendors.every((vendor) => vendor === 'gcp');
  return isOfProjects ? { ...grouping, viewBy: 'project' } : grouping;
}

/** A grouping of the wire in the words of the graph. */
export function groupingOf({ viewBy, tagKey, serviceGroupSetNm }: WireGrouping): CostGrouping {
  const [name] = NAMES.filter((each) => VIEW_BYS[each] === viewBy);
  if (!name) throw new Error(`the graph has no view-by ${viewBy}`);
  return { viewBy: name, tagKey: tagKey ?? null, serviceGroupSet: serviceGroupSetNm ?? null };
}
