// How much of a discount's change comes of usage that moved between purchase options, each paying its own part of the list
// price.

/** Of one purchase option. */
export interface OptionCost {
  cost: number;
  listCost: number;
}

/** By purchase option. */
type OptionCosts = ReadonlyMap<string, OptionCost>;

/**
 * The list cost of now, times how the shares of the options moved, each at the part of its list price that was paid
 * before (of an option that is new: is paid now). 0 where the list prices do not show it.
 */
export function optionEffect(now: OptionCosts, before: OptionCosts): number {
  const [list, listBefore] = [listOf(now), listOf(before)];
  const all = [...now.values(), ...before.values()];
  if (list <= 0 || listBefore <= 0 || all.some(({ cost, listCost }) => listCost <= 0 || cost < 0)) return 0;
  const options = new Set([...now.keys(), ...before.keys()]);
  if (options.size < 2) return 0;
  return [...options].reduce((sum, option) => {
    const [one, other] = [now.get(option), before.get(option)];
    const moved = (one?.listCost ?? 0) / list - (other?.listCost ?? 0) / listBefore;
    const paid = other ?? one;
    return sum + (paid ? list * moved * (paid.cost / paid.listCost) : 0);
  }, 0);
}

function listOf(options: OptionCosts): number {
  return [...options.values()].reduce((sum, { listCost }) => sum + listCost, 0);
}
