// Reads and changes the state of a page in its address.
import type { ParserMap } from 'nuqs/server';
import { use, useCallback } from 'react';
import type { AddressOf, ChangeOf } from './define-page.ts';
import { PageAddressContext, PageChangeContext, type ReadAddress } from './PageAddress.tsx';

/** A page, or parameters that several pages have by the same codecs. */
export interface AddressPart<Codecs extends ParserMap> {
  parameters: Codecs;
  restart?: readonly string[];
}

interface ChangeOptions {
  /** `push` unless given: the change can be undone by going back. */
  history?: 'push' | 'replace';
  /** False: the question stays the same, and what begins anew with another one goes on. */
  restarts?: boolean;
}

interface PageAddress<Codecs extends ParserMap> {
  address: AddressOf<Codecs>;
  /** Stays the same function as long as the page is shown. */
  change: (parts: ChangeOf<Codecs>, options?: ChangeOptions) => void;
}

const NONE: readonly string[] = [];

/** Throws on a page that has other parameters: its address is none of these. */
export function usePageAddress<Codecs extends ParserMap>(part: AddressPart<Codecs>): PageAddress<Codecs> {
  const change = usePageChange(part);
  return { address: addressIn(use(PageAddressContext), part), change };
}

/** What was read of the address. */
export function addressIn<Codecs extends ParserMap>(
  read: ReadAddress | null,
  { parameters }: AddressPart<Codecs>,
): AddressOf<Codecs> {
  return ofPage(read, parameters).state as AddressOf<Codecs>;
}

/** For parts of a page that change its address and need not be drawn anew with it. */
export function usePageChange<Codecs extends ParserMap>({
  parameters,
  restart = NONE,
}: AddressPart<Codecs>): PageAddress<Codecs>['change'] {
  const { setState } = ofPage(use(PageChangeContext), parameters);
  return useCallback(
    (parts: ChangeOf<Codecs>, { restarts = true, ...options }: ChangeOptions = {}) => {
      const restarted = Object.fromEntries((restarts ? restart : NONE).map((each) => [each, null]));
      void setState({ ...restarted, ...parts }, options);
    },
    [setState, restart],
  );
}

function ofPage<Context extends { parameters: ParserMap }>(
  context: Context | null,
  asked: ParserMap,
): Context {
  if (!context || !hasAll(context.parameters, asked))
    throw new Error(`The page that is shown has no ${Object.keys(asked).join()} in its address`);
  return context;
}

function hasAll(shown: ParserMap, asked: ParserMap): boolean {
  return shown === asked || Object.entries(asked).every(([name, codec]) => shown[name] === codec);
}
