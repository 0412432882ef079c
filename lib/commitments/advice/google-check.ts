// Google's advice on committed use, checked by its own arithmetic: lines for the same usage bound each other.
import type { ImportCheck } from './imported-check.ts';

/** A line on cores and memory of one kind of machine in one region. */
export interface GoogleAdvice {
  /** The account, region and kind of machine: the usage that it is about. */
  usage: string;
  /** STABLE: the least that was in use. OPTIMAL: what saves most. Null where it does not say. */
  size: 'STABLE' | 'OPTIMAL' | null;
  termYears: number | null;
  /** Amounts by resource, such as VCPU and MEMORY. */
  amounts: ReadonlyMap<string, number>;
  monthlySaving: number | null;
  /** The saving a month in the currency of the account, where that is also the line's own. */
  localSaving: number | null;
}

const CENT = 0.01;

export function checkedByPeers(line: GoogleAdvice, all: readonly GoogleAdvice[]): ImportCheck[] {
  const peers = all.filter((each) => each !== line && each.usage === line.usage);
  return [saving(line), quantity(line, peers), peerSaving(line, peers)];
}

/** Both state the same money. */
function saving({ monthlySaving, localSaving }: GoogleAdvice): ImportCheck {
  if (monthlySaving === null || localSaving === null) return unknown('SAVING');
  const isOk = Math.abs(monthlySaving - localSaving) < CENT;
  return { check: 'SAVING', isOk, told: monthlySaving, reckoned: localSaving };
}

const isPair = (one: GoogleAdvice, other: GoogleAdvice) =>
  one.size !== null && other.size !== null && one.size !== other.size && one.termYears === other.termYears;

/** What is always in use is no more than what pays. */
function quantity(line: GoogleAdvice, peers: readonly GoogleAdvice[]): ImportCheck {
  const bounds = peers
    .filter((peer) => isPair(line, peer))
    .flatMap((peer) =>
      [...line.amounts].flatMap(([resource, told]) => {
        const reckoned = peer.amounts.get(resource);
        if (reckoned === undefined) return [];
        return [{ told, reckoned, isOk: line.size === 'STABLE' ? told <= reckoned : told >= reckoned }];
      }),
    );
  return worstOf('PEER_QUANTITY', bounds);
}

/** The size that saves most saves no less than any other, and a longer term no less than a shorter one of the same size. */
function peerSaving(line: GoogleAdvice, peers: readonly GoogleAdvice[]): ImportCheck {
  const { monthlySaving: told } = line;
  if (told === null) return unknown('PEER_SAVING');
  const bounds = peers.flatMap((peer) => {
    const { monthlySaving: reckoned } = peer;
    const order = isPair(line, peer) ? (line.size === 'OPTIMAL' ? 1 : -1) : termOrder(line, peer);
    if (reckoned === null || order === 0) return [];
    return [{ told, reckoned, isOk: order * (told - reckoned) >= -CENT }];
  });
  return worstOf('PEER_SAVING', bounds);
}

/** 1 where the line is of the longer term, -1 of the shorter, 0 where the two cannot be compared. */
function termOrder(line: GoogleAdvice, peer: GoogleAdvice): number {
  const { amounts, size, termYears } = line;
  const isAlike =
    size === peer.size &&
    amounts.size === peer.amounts.size &&
    [...amounts].every(([resource, amount]) => peer.amounts.get(resource) === amount);
  return isAlike ? Math.sign((termYears ?? 0) - (peer.termYears ?? 0)) : 0;
}

type Bound = Pick<ImportCheck, 'told' | 'reckoned'> & { isOk: boolean };

function worstOf(check: ImportCheck['check'], bounds: readonly Bound[]): ImportCheck {
  const shown = bounds.find(({ isOk }) => !isOk) ?? bounds[0];
  return shown ? { check, ...shown } : unknown(check);
}

const unknown = (check: ImportCheck['check']): ImportCheck => ({
  check,
  isOk: null,
  told: null,
  reckoned: null,
});
