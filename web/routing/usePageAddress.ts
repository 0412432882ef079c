// Reads and changes the state of a page in its address.
import type { ParserMap } from 'nuqs/server';
import { use, useCallback } from 'react';
import type { AddressOf, ChangeOf } from './define-page.ts';
import { PageAddressContext } from './PageAddress.tsx';

/** A page, or parameters that several pages have by the same codecs. */
export interface AddressPart<Codecs extends ParserMap> {
  parameters: Codecs;
  restart?: readonly string[];
}

interface ChangeOptions {
  /** `push` unless given: the change can be undone by going back. */
  history?: 'push' | 'replace';
}

interface PageAddress<Codecs extends ParserMap> {
  address: AddressOf<Codecs>;
  /** Stays the same function as long as the page is shown. */
  change: (parts: ChangeOf<Codecs>, options?: ChangeOptions) => void;
}

const NONE: readonly string[] = [];

/** Throws on a page that has other parameters: its address is none of these. */
export function usePageAddress<Codecs extends ParserMap>({
  parameters,
  restart = NONE,
}: AddressPart<Codecs>): PageAddress<Codecs> {
  const read = use(PageAddressContext);
  if (!read || !hasAll(read.parameters, parameters))
    throw new Error(`The page that is shown has no ${Object.keys(parameters).join()} in its address`);
  const { state, setState } = read;
  const change = useCallback(
    (parts: ChangeOf<Codecs>, options: ChangeOptions = {}) => {
      const restarted = Object.fromEntries(restart.map((each) => [each, null]));
      void setState({ ...restarted, ...parts }, options);
    },
    [setState, restart],
  );
  return { address: state as AddressOf<Codecs>, change };
}

function hasAll(shown: ParserMap, asked: ParserMap): boolean {
  return shown === asked || Object.entries(asked).every(([name, codec]) => shown[name] === codec);
}
