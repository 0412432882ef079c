// Splits the change of a cost into usage, price and discount: exact, the three parts add up to the change.
import { Big } from 'big.js';

/** Of one usage in one unit. */
export interface UsageCost {
  cost: number;
  /** By the price list. */
  listCost: number;
  /** More than 0. */
  quantity: number;
}

export interface UsageEffects {
  usage: number;
  price: number;
  discount: number;
}

/**
 * Cost is quantity × list price × the part of it that is paid. Usage is valued as it was paid for before, the price at
 * the usage of now, and the discount is what is left. Without a list cost on either side the price is the paid one.
 */
export function usageEffects(current: UsageCost, previous: UsageCost): UsageEffects {
  const [cost, before] = [new Big(current.cost), new Big(previous.cost)];
  const grown = before.times(current.quantity).div(previous.quantity);
  const hasList = current.listCost > 0 && previous.listCost > 0;
  const priced = hasList ? before.times(current.listCost).div(previous.listCost) : cost;
  return {
    usage: grown.minus(before).toNumber(),
    price: priced.minus(grown).toNumber(),
    discount: cost.minus(priced).toNumber(),
  };
}
