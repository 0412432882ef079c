// The colour that an item of the table has in the chart above it.

export interface LegendColour {
  /** The CSS variable. */
  variable: string;
  isOthers: boolean;
}
