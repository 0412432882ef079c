// The code of menus, popovers and tooltips, which the first page does without: it comes once the page has come to rest.
import { useEffect, useState } from 'react';

type OverlayCode = Awaited<ReturnType<typeof load>>;

let code: OverlayCode | null = null;

async function load() {
  const [{ MenuBody }, { PopoverBody }, { TooltipBody }] = await Promise.all([
    import('./MenuBody.tsx'),
    import('./PopoverBody.tsx'),
    import('./TooltipBody.tsx'),
  ]);
  return { MenuBody, PopoverBody, TooltipBody };
}

export async function overlayCode(): Promise<OverlayCode> {
  code ??= await load();
  return code;
}

/** Null until it is there. What is there is drawn at once: React's `lazy` would wait a third of a second the first time. */
export function useOverlayCode(isWanted: boolean): OverlayCode | null {
  const [fault, setFault] = useState<unknown>(null);
  const [, setCome] = useState(code);
  useEffect(() => {
    if (isWanted && !code) overlayCode().then(setCome, setFault);
  }, [isWanted]);
  if (fault) throw fault;
  return code;
}
