// Resolvers of billing: one call each.
import { firstOfMonth } from '../../../lib/calendar.ts';
import type { Resolvers } from '../../__generated__/resolver-types.ts';

export const billingResolvers: Resolvers = {
  Viewer: {
    bill: (_viewer, { vendor, month }) => ({ vendor, month: firstOfMonth(month) }),
    bills: (_viewer, { vendor, months }, { billing }) => billing.bills(vendor, months),
  },
  Bill: {
    charges: (bill, _arguments, { billing }) => billing.charges(bill),
  },
};
