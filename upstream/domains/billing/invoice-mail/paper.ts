// How an invoice looks on paper: colours and rules that its parts share.
export const INK = '#1a1f27';
export const LINE = '#d9dde3';
export const HEAD = '#1b2a4a';
export const QUIET = '#566070';
export const GREEN = '#0b6b3a';
export const NAVY = '#1b2a4a';
export const NOTICE = '#fff6e0';

/** A thin line between rows. */
export const ruled = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0,
  hLineColor: () => LINE,
  paddingTop: () => 3,
  paddingBottom: () => 3,
};
