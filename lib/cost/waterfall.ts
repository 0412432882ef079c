// Where the bars of a waterfall are on the scale of amounts: on the screen as on paper.

export interface WaterfallAmount {
  /** A sum stands at its amount, a step changes what is before it by its amount. */
  isSum: boolean;
  amount: number;
}

export interface WaterfallPlace {
  /** Amounts between which the bar is; that of a sum begins at zero. */
  from: number;
  to: number;
}

export function placedSteps<Step extends WaterfallAmount>(steps: readonly Step[]): (Step & WaterfallPlace)[] {
  let at = 0;
  return steps.map((step) => {
    const from = step.isSum ? 0 : at;
    at = step.isSum ? step.amount : at + step.amount;
    return { ...step, from, to: at };
  });
}

/** Where the bars start: below the lowest of them, or null where they start at zero. */
export function waterfallStart(steps: readonly WaterfallAmount[]): number | null {
  const ends = placedSteps(steps).flatMap(({ isSum, from, to }) => (isSum ? [to] : [from, to]));
  const [lowest, highest] = [Math.min(...ends), Math.max(...ends)];
  if (lowest <= 0 || highest <= 0 || lowest < highest * 0.6) return null;
  const span = highest - lowest || highest * 0.1;
  const power = 10 ** Math.floor(Math.log10(span));
  const start = Math.floor((lowest - span * 0.6) / power) * power;
  return start > 0 ? start : null;
}
