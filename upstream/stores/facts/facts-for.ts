// The facts store as one asker sees it: his questions end when he is gone.
import type { FactStore } from './answers/answer.ts';

export type RequestFacts = Pick<FactStore, 'cost' | 'tagKeys' | 'rows' | 'streamRows' | 'bill' | 'billRows'>;

export function factsFor(facts: FactStore, signal: AbortSignal): RequestFacts {
  return {
    cost: (question) => facts.cost(question, { signal }),
    tagKeys: (question) => facts.tagKeys(question, { signal }),
    rows: (question) => facts.rows(question, { signal }),
    bill: (question) => facts.bill(question, { signal }),
    billRows: (question) => facts.billRows(question, { signal }),
    streamRows: (question) => facts.streamRows(question, { signal }),
  };
}
