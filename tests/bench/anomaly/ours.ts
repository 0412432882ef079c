// Our detector, as judging composes it.
import type { Detector } from './company.ts';

export const OURS: readonly Detector[] = [];
