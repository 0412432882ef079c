// A server that is compared, and what was measured of it in one workload.
import type { Program } from '../programs.ts';
import type { Targets } from './half-load.ts';
import type { Workload } from './workloads.ts';

/** Name of the gateway whose latency is compared with that of the services alone. */
export const OURS = 'ours';

export interface Peer {
  name: string;
  program: Program;
  /** Where a workload is asked, and how its document is named there. */
  ask: (workload: Workload) => { url: string; document: { query: string } | { documentId: string } };
  /** Of another checkout: its graph, contract and operations may be others. */
  isOther?: boolean;
}

export interface Sample {
  rate: number;
  /** Milliseconds of processor time a request. */
  cpu: number;
  latencies: number[];
}

/** Figures of a peer in one workload; `failure` says why there are none. */
export interface PeerRun {
  peer: Peer;
  targets: Targets;
  samples: Sample[];
  /** The 99th of 100 answers, in milliseconds, at half of the peer's own requests a second. */
  atHalf: number;
  failure: string | null;
}
