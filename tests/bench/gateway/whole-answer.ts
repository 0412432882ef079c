// An answer of the graph as one value, whether it came whole or in parts.

interface Part {
  data?: unknown;
  errors?: unknown;
  incremental?: { path: (string | number)[]; data?: unknown; errors?: unknown }[];
}

type Container = Record<string | number, unknown>;

/** Data with all parts put into their places. Throws for text that is no answer of the graph, and for errors in it. */
export function wholeAnswer(text: string): unknown {
  // No line of the JSON inside is broken.
  const parts = text.startsWith('{')
    ? [JSON.parse(text) as Part]
    : text.split(/-{3,}(?:\r\n|$)/).flatMap((part) => {
        const start = part.indexOf('{');
        return start < 0 ? [] : [JSON.parse(part.slice(start)) as Part];
      });
  const [first, ...others] = parts;
  if (!first) throw new Error(`no answer: ${text.slice(0, 300)}`);
  const increments = others.flatMap(({ incremental = [] }) => incremental);
  const errors = [first, ...increments].flatMap((part) => part.errors ?? []);
  if (errors.length > 0) throw new Error(`errors: ${JSON.stringify(errors).slice(0, 600)}`);
  for (const { path, data } of increments) {
    const place = path.reduce<unknown>((value, key) => (value as Container)[key], first.data);
    merge(place as Container, data as Container);
  }
  return first.data;
}

function merge(into: Container, more: Container): void {
  for (const [name, value] of Object.entries(more)) {
    const known = into[name];
    if (typeof known === 'object' && known !== null && typeof value === 'object' && value !== null)
      merge(known as Container, value as Container);
    else into[name] = value;
  }
}
