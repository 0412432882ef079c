// Reads and changes the state of a page in its address.
import type { ParserMap } from 'nuqs/server';
import { use, useCallback } from 'react';
import type { AddressOf, ChangeOf, Page } from './define-page.ts';
import { PageAddressContext } from './PageAddress.tsx';

interface ChangeOptions {
  /** `push` unless given: the change can be undone by going back. */
  history?: 'push' | 'replace';
}

interface PageAddress<Codecs extends ParserMap> {
  address: AddressOf<Codecs>;
  /** Stays the same function as long as the page is shown. */
  change: (parts: ChangeOf<Codecs>, options?: ChangeOptions) => void;
}

/** The address of the page that the part stands on; throws where that is another page, whose address this is not. */
export function usePageAddress<Codecs extends ParserMap>({
  name,
  parameters,
  restart,
}: Page<Codecs>): PageAddress<Codecs> {
  const read = use(PageAddressContext);
  if (read?.parameters !== parameters) throw new Error(`Outside of its page, ${name} has no address`);
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
