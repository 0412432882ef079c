// The detectors that stand beside ours.
import type { Detector } from '../company.ts';
import { ets } from './ets.ts';
import { literal } from './literal.ts';
import { peerDetector } from './peer.ts';
import { shEsd } from './s-h-esd.ts';
import { seasonalMad } from './seasonal-mad.ts';
import { sundaySky } from './sundaysky.ts';
import { threeSigma } from './three-sigma.ts';
import { toolkit } from './toolkit.ts';

/** Those that judge a thousand days of hundreds of series in seconds. */
export const QUICK_PEERS: readonly Detector[] = [
  ...[threeSigma, seasonalMad, sundaySky, shEsd, toolkit, literal].map(peerDetector),
];
export const SLOW_PEERS: readonly Detector[] = [peerDetector(ets)];
