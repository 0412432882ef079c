// The facts store as one asker sees it: his questions end when he is gone.
import type { FactStore } from './answer.ts';

export type AskedFacts = Pick<FactStore, 'cost' | 'tagKeys' | 'rows' | 'streamRows'>;

export function factsFor(facts: FactStore, signal: AbortSignal): AskedFacts {
  return {
    cost: (question) => facts.cost(question, { signal }),
    tagKeys: (question) => facts.tagKeys(question, { signal }),
    rows: (question) => facts.rows(question, { signal }),
    streamRows: (question) => facts.streamRows(question, { signal }),
  };
}
