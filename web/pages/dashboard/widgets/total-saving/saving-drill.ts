// Where the saving leads: the effective cost of its days, where Cost Analytics says what was saved on it.
export const SAVING_SETTINGS = { basis: 'EFFECTIVE', frame: 'MONTH_TO_DATE' } as const;
