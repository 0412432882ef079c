// Whether the page has come to rest, told by `data-settled` of the root element to tests and to tools that take pictures:
// nothing is asked of the gateway, no part waits for its code or data, fonts are there, and what came is painted.

/** A page that draws no frame for so long, such as one in the background, has nothing to paint. */
const NO_FRAME_MS = 500;

let waits = 0;
/** Counts the beginnings of waits, so that a rest that was disturbed is not told. */
let beginnings = 0;

/** What waits for the next rest. */
let atRest: (() => void)[] = [];

/** Does something once the page comes to rest the next time, unless the returned function is called before. */
export function atNextRest(work: () => void): () => void {
  atRest.push(work);
  return () => {
    atRest = atRest.filter((other) => other !== work);
  };
}

/** The page waits for something until the returned function is called. */
export function startWaiting(): () => void {
  waits += 1;
  beginnings += 1;
  delete document.documentElement.dataset.settled;
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    waits -= 1;
    if (waits === 0) void tellRest(beginnings);
  };
}

/** The page waits until the work has ended, well or not. */
export async function untilDone<Value>(work: Promise<Value>): Promise<Value> {
  const end = startWaiting();
  try {
    return await work;
  } finally {
    end();
  }
}

async function tellRest(beginning: number): Promise<void> {
  if ('fonts' in document) await document.fonts.ready;
  await nextFrame();
  await nextFrame();
  if (waits > 0 || beginning !== beginnings) return;
  document.documentElement.dataset.settled = 'true';
  const works = atRest;
  atRest = [];
  for (const work of works) work();
}

/** After what is rendered for the frame in pieces, too; Safari has no idle callback. */
function nextFrame(): Promise<unknown> {
  const painted = new Promise((resolve) =>
    requestAnimationFrame(() =>
      'requestIdleCallback' in window ? requestIdleCallback(resolve) : resolve(0),
    ),
  );
  return Promise.race([painted, new Promise((resolve) => setTimeout(resolve, NO_FRAME_MS))]);
}
