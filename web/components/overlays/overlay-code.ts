// Loads the code of menus, popovers and tooltips, which the first page does without: at its first rest, or when one opens.
import { useEffect, useEffectEvent, useState } from 'react';

export type OverlayCode = Awaited<ReturnType<typeof load>>;

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

/**
 * Null until it is loaded. Loaded code is rendered at once, while React's `lazy` would wait a third of a second first.
 * `onFault`: it could not be loaded. The next time that it is wanted, it is asked for again.
 */
export function useOverlayCode(isWanted: boolean, onFault: () => void): OverlayCode | null {
  const [, setCome] = useState(code);
  const fail = useEffectEvent(onFault);
  useEffect(() => {
    if (isWanted && !code) overlayCode().then(setCome, () => fail());
  }, [isWanted]);
  return code;
}
