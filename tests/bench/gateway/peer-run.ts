// A server that takes part in a comparison, and what became of it in one workload.
import type { Program } from '../programs.ts';
import type { Targets } from './half-load.ts';
import type { Workload } from './workloads.ts';

/** The name of the gateway that the services are told beside. */
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

/** `failure` says why there are no figures. */
export interface Course {
  peer: Peer;
  targets: Targets;
  samples: Sample[];
  /** The 99th of 100 answers, in milliseconds, at half of the peer's own requests a second. */
  atHalf: number;
  failure: string | null;
}
