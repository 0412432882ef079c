// Where budgets are set.
export const BUDGETS_URL = '/budgets';
