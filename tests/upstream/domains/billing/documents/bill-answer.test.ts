// The facts beside the total of a printed bill: the same percent as on screen, and the difference of what is shown (B-12).
import { expect, test } from 'vitest';
import { costChange } from '../../../../../lib/money/percent-change.ts';
import { textsOf } from '../../../../../lib/node/texts.ts';
import { historyFacts } from '../../../../../upstream/domains/billing/paper/bill-answer.ts';
import { billWords } from '../../../../../upstream/domains/billing/paper/bill-words.ts';

test('the change against the month before is that of the exact amounts', () => {
  const before = { name: '05/2024', short: '05', totals: [{ currency: 'USD', totalCharge: 0.0149 }] };
  const document = {
    ...{ texts: textsOf('en'), language: 'en' as const, status: 'confirmed' as const },
    ...{ vendors: ['aws' as const], history: [before] },
  };
  const total = { currency: 'USD', exact: 0.0152, shown: 0.02 };
  const [fact] = historyFacts(document, billWords('en'), total);
  // Of what is shown it would be 100 percent.
  expect(costChange(total.exact, 0.0149).percent).toBe(2.01);
  expect(fact).toMatchObject({ chip: { text: '+2.0%', second: '+$0.01' }, about: '$0.01' });
});
