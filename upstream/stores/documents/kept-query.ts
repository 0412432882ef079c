// Queries that are compiled once: compiling takes three times as long as running most of them.
import type { Compilable, CompiledQuery } from 'kysely';
import type { Documents } from './database.ts';

/** The compiled text for one engine, and what each of its parameters is: the value at a place, or a constant. */
interface Kept<Row> {
  query: CompiledQuery<Row>;
  bound: { place: number | null; constant: unknown }[];
}

/** Stands for a value while the text is made. No query binds a constant that looks like it. */
const standIn = (place: number) => `\u0000value ${place}`;

/**
 * Runs the query that `make` builds, with the values bound. `make` is called once for each engine, with stand-ins for the
 * values, so it must not branch on them.
 */
export function keptQuery<Values extends readonly string[], Row>(
  make: (documents: Documents, ...values: Values) => Compilable<Row>,
): (documents: Documents, ...values: Values) => Promise<Row[]> {
  const known = new WeakMap<object, Kept<Row>>();
  return async (documents, ...values) => {
    // A transaction has the adapter of its store.
    const { adapter } = documents.getExecutor();
    let kept = known.get(adapter);
    if (!kept) {
      const standIns = values.map((_, place) => standIn(place)) as readonly string[] as Values;
      kept = keptOf<Row>(make(documents, ...standIns), standIns);
      known.set(adapter, kept);
    }
    const parameters = kept.bound.map(({ place, constant }) => (place === null ? constant : values[place]));
    return (await documents.executeQuery<Row>({ ...kept.query, parameters })).rows;
  };
}

function keptOf<Row>(built: Compilable<Row>, standIns: readonly string[]): Kept<Row> {
  const query = built.compile() as CompiledQuery<Row>;
  const places = new Map(standIns.map((text, place): [unknown, number] => [text, place]));
  const bound = query.parameters.map((parameter) => ({
    place: places.get(parameter) ?? null,
    constant: parameter,
  }));
  return { query, bound };
}
