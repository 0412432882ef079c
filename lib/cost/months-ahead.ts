// How far a chart of cost goes on after this month.

/** Months that are added to a chart of months which reaches this one. A range that ends later shows all of its own. */
export const MONTHS_AHEAD = 3;
