// What closes a bill: the vendor's own numbers, and each line that it has in a sentence.
import { BILL_LINES, isLineShown } from '../../../../lib/catalogue/bill-lines.ts';
import { labelled } from '../../../../lib/catalogue/languages.ts';
import { type Block, columns, stack, textBlock } from '../../../paper/blocks.ts';
import { PAPER_COLOURS } from '../../../paper/colours.ts';
import { titled } from '../../../paper/sections.ts';
import { STYLES } from '../../../paper/styles.ts';
import type { BillPrinting } from './bill-printing.ts';

const GAP = 44;

/** Numbers of the vendor's own invoices, by who issued them. */
export function cloudInvoicesBlock({ paper, document }: BillPrinting, width: number): Block[] {
  const { texts, language, cloudInvoices } = document;
  if (cloudInvoices.length === 0) return [];
  const issuers = [...new Set(cloudInvoices.map(({ issuer }) => issuer))];
  const lines = issuers.map((issuer) => {
    const own = cloudInvoices.filter((each) => each.issuer === issuer);
    const numbers = [...new Set(own.map(({ invoiceId }) => invoiceId))].join(', ');
    return textBlock(
      paper,
      [{ text: issuer === '' ? numbers : labelled(language, issuer, numbers) }],
      width,
      STYLES.body,
    );
  });
  return [titled(paper, { title: texts('billing.document.cloudInvoices') }, stack(lines), width)];
}

/** In two columns. */
export function wordsBlock({ paper, document }: BillPrinting, width: number): Block[] {
  const { texts, language, shown } = document;
  const lines = BILL_LINES.filter(({ id }) => shown.some(({ bill }) => isLineShown(id, bill[id], 0)));
  if (lines.length === 0) return [];
  const half = (width - GAP) / 2;
  const style = { ...STYLES.note, colour: PAPER_COLOURS.text2 };
  const told = lines.map(({ textId, explainId }) =>
    textBlock(
      paper,
      [
        {
          text: labelled(language, texts(textId), ''),
          style: { weight: 'strong', colour: PAPER_COLOURS.text },
        },
        { text: texts(explainId) },
      ],
      half,
      style,
    ),
  );
  const middle = Math.ceil(told.length / 2);
  const both = columns(paper, [
    { x: 0, width: half, block: stack(told.slice(0, middle), 5) },
    { x: half + GAP, width: half, block: stack(told.slice(middle), 5) },
  ]);
  return [titled(paper, { title: texts('billing.document.words') }, both, width)];
}
