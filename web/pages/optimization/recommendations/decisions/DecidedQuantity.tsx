// How much was decided on: money an hour of a plan, else instances.
import { useQuantity } from '../simulation/useQuantity.ts';

interface DecidedQuantityProps {
  kind: string;
  quantity: number;
  /** ISO 4217 */
  currency: string;
}

export function DecidedQuantity({ kind, quantity, currency }: DecidedQuantityProps) {
  return useQuantity(kind !== 'SAVINGS_PLANS', currency)(quantity);
}
