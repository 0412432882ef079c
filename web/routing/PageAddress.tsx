// The address of the page that is shown, read once for all its parts: each reading of its own follows every parameter.
import { type UseQueryStatesReturn, useQueryStates } from 'nuqs';
import type { ParserMap } from 'nuqs/server';
import { createContext, type ReactNode, useMemo } from 'react';

export interface ReadAddress {
  /** The codecs that it was read with. */
  parameters: ParserMap;
  state: UseQueryStatesReturn<ParserMap>[0];
  /** Stays the same function as long as the page is shown. */
  setState: UseQueryStatesReturn<ParserMap>[1];
}

/** Null outside of a page. */
export const PageAddressContext = createContext<ReadAddress | null>(null);
/** Changes the address, for what does not read it; null outside of a page. */
export const PageChangeContext = createContext<Omit<ReadAddress, 'state'> | null>(null);

interface PageAddressProps {
  parameters: ParserMap;
  children: ReactNode;
}

export function PageAddress({ parameters, children }: PageAddressProps) {
  const [state, setState] = useQueryStates(parameters, { shallow: false, history: 'push' });
  const read = useMemo(() => ({ parameters, state, setState }), [parameters, state, setState]);
  const change = useMemo(() => ({ parameters, setState }), [parameters, setState]);
  return (
    <PageChangeContext value={change}>
      <PageAddressContext value={read}>{children}</PageAddressContext>
    </PageChangeContext>
  );
}
