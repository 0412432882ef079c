// What the handlers of every domain stand on.
import type { DemoToday } from '../config.ts';
import type { Documents } from '../documents/database.ts';
import type { FactStore } from '../facts/question.ts';

export interface Stores {
  documents: Documents;
  facts: FactStore;
  demoToday: DemoToday;
  /** Issuer of the embedded OpenID provider. */
  issuer: string;
  now: () => Date;
}
