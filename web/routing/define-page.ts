// What a page is made of: the codecs of its address, its query, and its skeleton. Its path, its right and the scope of
// each parameter are in the table that all programs read (lib/catalogue/pages.ts).
import { createLoader, createSerializer, type inferParserType, type ParserMap } from 'nuqs/server';
import type { ReactNode } from 'react';
import type { ConcreteRequest, Variables } from 'relay-runtime';
import { type PageName, type ParameterName, pagePath } from '../../lib/catalogue/pages.ts';

/** The state that an address holds. */
export type AddressOf<Codecs extends ParserMap> = inferParserType<Codecs>;

/** A change of the address; null puts a parameter back to its default. */
export type ChangeOf<Codecs extends ParserMap> = {
  [Name in keyof Codecs]?: AddressOf<Codecs>[Name] | null;
};

/** Exactly one codec for each parameter in the table. */
type Complete<Name extends PageName, Codecs> = Record<ParameterName<Name>, unknown> &
  Record<Exclude<keyof Codecs, ParameterName<Name>>, never>;

interface PageDeclaration<Codecs extends ParserMap> {
  /** How each parameter is read and written; a value that cannot be read counts as left out. */
  parameters: Codecs;
  /** Parameters that have no effect because another one is missing, e.g. `viewBy=tag` without a key. */
  incomplete?: (address: AddressOf<Codecs>) => readonly (keyof Codecs & string)[];
  /** Parameters that go back to their default with every other change, such as the page of a list. */
  restart?: readonly (keyof Codecs & string)[];
  query: ConcreteRequest;
  /** What the query is asked with; null where the address asks for nothing that may be requested. */
  variables: (address: AddressOf<Codecs>, url: URL) => Variables | null;
  /** The page shows what its last visit showed, dimmed, until its query has a whole answer. */
  showsLastVisit?: boolean;
  /** Blocks as large as the page, shown until its query has an answer. */
  skeleton: ReactNode;
}

export interface Page<Codecs extends ParserMap = ParserMap> {
  name: PageName;
  parameters: Codecs;
  /** Of an address: the parameters that have no effect because another one is missing. */
  incomplete: (url: URL) => readonly string[];
  restart: readonly string[];
  query: ConcreteRequest;
  showsLastVisit: boolean;
  skeleton: ReactNode;
  read: (url: URL) => AddressOf<Codecs>;
  /** What the query is asked with at an address. */
  variables: (url: URL) => Variables | null;
  /** The address of a state; parameters at their default are left out. */
  link: (state: ChangeOf<Codecs>) => string;
}

/** Declares the page of a name in the table of pages. */
export function definePage<Name extends PageName, Codecs extends ParserMap>(
  name: Name,
  declaration: PageDeclaration<Codecs> & { parameters: Complete<Name, Codecs> },
): Page<Codecs> {
  const {
    parameters,
    incomplete = () => [],
    restart = [],
    query,
    variables,
    showsLastVisit = false,
    skeleton,
  }: PageDeclaration<Codecs> = declaration;
  const read = createLoader(parameters);
  const serialize = createSerializer(parameters);
  return {
    name,
    parameters,
    incomplete: (url) => incomplete(read(url)),
    restart,
    query,
    showsLastVisit,
    skeleton,
    read: (url) => read(url),
    variables: (url) => variables(read(url), url),
    link: (state) => serialize(pagePath(name), state as Parameters<typeof serialize>[1]),
  };
}
