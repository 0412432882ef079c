// Memory, sockets and timers of a gateway as its own metrics tell them, over the minutes of a soak.

export interface Figures {
  minute: number;
  /** Questions that were not answered yet. */
  pending: number;
  /** Resident memory, and the heap in use, in MB. */
  resident: number;
  heap: number;
  descriptors: number;
  sockets: number;
  timers: number;
}

export async function readFigures(url: string, minute: number, pending: number): Promise<Figures> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const figureOf = (name: string) => {
    const line = text.split('\n').find((one) => one.startsWith(`${name} `));
    return Number(line?.split(' ').at(-1) ?? 0);
  };
  return {
    minute,
    pending,
    resident: figureOf('process_resident_memory_bytes') / 2 ** 20,
    heap: figureOf('nodejs_heap_size_used_bytes') / 2 ** 20,
    descriptors: figureOf('process_open_fds'),
    sockets: figureOf('nodejs_active_resources{type="TCPSocketWrap"}'),
    timers: figureOf('nodejs_active_resources{type="Timeout"}'),
  };
}

/** One line a minute: the least of its heaps, which is nearest to what is really held, and the means of the others. */
export function tableOf(figures: readonly Figures[]): string {
  const lines = [...new Set(figures.map((one) => Math.floor(one.minute)))].map((minute) => {
    const own = figures.filter((one) => Math.floor(one.minute) === minute);
    const mean = (member: keyof Figures) => own.reduce((sum, one) => sum + one[member], 0) / own.length;
    const cells = [mean('pending'), mean('resident'), Math.min(...own.map(({ heap }) => heap))];
    const counts = [mean('descriptors'), mean('sockets'), mean('timers')];
    const widths = [7, 11, 13, 11, 7, 6];
    const line = [...cells, ...counts].map((value, at) => value.toFixed(0).padStart(widths[at] ?? 0));
    return [String(minute).padStart(6), ...line].join('  ');
  });
  return ['minute  pending  resident MB  least heap MB  descriptors  sockets  timers', ...lines].join('\n');
}

/** By how much the resident memory of the last fifth is above that of minute five, or of half of a short run, in %. */
export function growthOf(figures: readonly Figures[]): number {
  const last = figures.at(-1)?.minute ?? 0;
  const from = Math.min(5, last / 2);
  const span = Math.max(0.5, last / 5);
  const mean = (of: readonly Figures[]) => of.reduce((sum, { resident }) => sum + resident, 0) / of.length;
  const before = mean(figures.filter(({ minute }) => minute >= from && minute < from + span));
  const after = mean(figures.filter(({ minute }) => minute >= last - span));
  return (after / before - 1) * 100;
}
