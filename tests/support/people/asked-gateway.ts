// A gateway for the tests of one file, which people of the demo ask.
import { afterAll, beforeAll } from 'vitest';
import { type Question, type Reply, startGateway } from '../product/gateway.ts';
import { startUpstream } from '../product/upstream.ts';
import { type Person, personToken } from './people.ts';

interface AskedGateway<Who extends Person> {
  /** What the gateway answers to this person. */
  ask<Data = Record<string, unknown>>(
    person: Who,
    query: string,
    variables?: Question['variables'],
  ): Promise<Reply<Data>>;
}

/** Starts upstream and gateway before the tests of the file, signs these people in, and ends both after the tests. */
export function gatewayForTests<Who extends Person>(...people: Who[]): AskedGateway<Who> {
  const tokens = new Map<Who, string>();
  let askWith: Awaited<ReturnType<typeof startGateway>>['ask'] | undefined;
  const ends: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    const upstream = await startUpstream();
    ends.unshift(upstream.close);
    const gateway = await startGateway(upstream);
    ends.unshift(gateway.close);
    askWith = gateway.ask;
    for (const person of people) tokens.set(person, await personToken(upstream, person));
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });
  return {
    ask: (person, query, variables = {}) => {
      const token = tokens.get(person);
      if (!askWith || token === undefined) throw new Error(`${person} is not signed in`);
      return askWith(query, { token, variables });
    },
  };
}
