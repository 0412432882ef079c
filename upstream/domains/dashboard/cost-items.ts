// Which items of a widget stand alone.
import type { ItemsFilter } from '../../contract/dashboard/shapes.ts';
import { badRequest } from '../../refusal.ts';
import type { CostQuestion } from '../../stores/facts/questions/question.ts';

const LIMITS: Record<ItemsFilter['filter'], number> = { top_10_by_cost: 10, top_5_by_cost: 5, custom: 10 };

export function shownItems({ filter }: ItemsFilter): number {
  return LIMITS[filter];
}

/** Refuses a custom filter without items. */
export function chosenItems({ filter, customFilter }: ItemsFilter): Pick<CostQuestion, 'only'> {
  if (filter !== 'custom') return {};
  if (customFilter.length === 0) throw badRequest('Choose at least one item.', 'customFilter');
  return { only: customFilter.map(({ vendor, item }) => ({ vendor, keys: [item] })) };
}
