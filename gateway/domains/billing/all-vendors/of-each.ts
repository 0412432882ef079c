// The same question to several vendors: the one that fails is named, and the others answer.
import type { Vendor } from '../../../__generated__/graph-types.ts';

interface Answers<Answer> {
  answers: { vendor: Vendor; answer: Answer }[];
  missing: Vendor[];
}

/** Fails, as the first one did, where all of them do. */
export async function ofEach<Answer>(
  vendors: readonly Vendor[],
  ask: (vendor: Vendor) => Promise<Answer>,
): Promise<Answers<Answer>> {
  const told = await Promise.allSettled(vendors.map(ask));
  const failed = told.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  if (failed.length > 0 && failed.length === vendors.length) throw failed[0];
  const found: Answers<Answer> = { answers: [], missing: [] };
  for (const [place, vendor] of vendors.entries()) {
    const each = told[place];
    if (each?.status === 'fulfilled') found.answers.push({ vendor, answer: each.value });
    else found.missing.push(vendor);
  }
  return found;
}
