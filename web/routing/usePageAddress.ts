// Reads and changes the state of a page in its address.
import { useQueryStates } from 'nuqs';
import type { ParserMap } from 'nuqs/server';
import { useCallback } from 'react';
import type { AddressOf, ChangeOf, Page } from './define-page.ts';

interface ChangeOptions {
  /** `push` unless given: the change can be undone by going back. */
  history?: 'push' | 'replace';
}

interface PageAddress<Codecs extends ParserMap> {
  address: AddressOf<Codecs>;
  /** Stays the same function as long as the page is shown. */
  change: (parts: ChangeOf<Codecs>, options?: ChangeOptions) => void;
}

export function usePageAddress<Codecs extends ParserMap>({
  parameters,
  restart,
}: Page<Codecs>): PageAddress<Codecs> {
  const [address, setAddress] = useQueryStates(parameters, { shallow: false, history: 'push' });
  const change = useCallback(
    (parts: ChangeOf<Codecs>, options: ChangeOptions = {}) => {
      const restarted = Object.fromEntries(restart.map((name) => [name, null]));
      void setAddress({ ...restarted, ...parts }, options);
    },
    [setAddress, restart],
  );
  return { address: address as AddressOf<Codecs>, change };
}
