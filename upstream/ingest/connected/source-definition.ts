// A connected source as its runs know it.
import type { SourceKind } from '../../../lib/catalogue/loads/source-kinds.ts';

/** Where the files are and how the portal signs in there. */
export interface SourcePlace {
  kind: SourceKind;
  way: string;
  /** Fields of the kind and of the way that are no secrets, by their ids. */
  place: Readonly<Record<string, string>>;
}

export type SourceSecrets = Readonly<Record<string, string>>;

/** What a program lets its sources reach. */
export interface SourceLimits {
  /** Private networks that may be reached, without encryption too. */
  networks: readonly string[];
  /** Folders below which sources of the kind FOLDER may be. */
  folders: readonly string[];
}
