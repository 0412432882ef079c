// Rows of the grid and the gaps between widgets, in pixels (D-03).
export const ROW_HEIGHT = 24;
export const GAP = 8;
