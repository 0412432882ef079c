// Where what is spent leads where no budget is set: to the cost of the month, as the page Budgets has no row of it.
export const SPENT_SETTINGS = { frame: 'MONTH_TO_DATE' } as const;
