/** What the menu of the person shows: its entries, or the values of one choice. */
export type PersonView = 'entries' | 'language' | 'currency' | 'scheme';
