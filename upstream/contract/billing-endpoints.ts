// Every billing endpoint that is served, by its name in the code.
import { bills, charge } from './billing.ts';

export const billingEndpoints = { bills, charge };
