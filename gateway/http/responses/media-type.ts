// In which form a single answer of GraphQL is sent.

export type MediaType = 'application/json' | 'application/graphql-response+json';

const FORMS: Record<string, MediaType> = {
  'application/json': 'application/json',
  'application/*': 'application/json',
  '*/*': 'application/json',
  'application/graphql-response+json': 'application/graphql-response+json',
};

/** The first form that the client takes; null where it takes neither, or says more about it. */
export function mediaTypeOf(accept: string | null): MediaType | null {
  const wanted = accept ?? '*/*';
  const known = FORMS[wanted];
  if (known) return known;
  for (const part of wanted.split(',')) {
    const name = part.trim().toLowerCase();
    if (name.includes('charset')) return null;
    const form = FORMS[name.split(';')[0] ?? ''];
    if (form) return form;
  }
  return null;
}
