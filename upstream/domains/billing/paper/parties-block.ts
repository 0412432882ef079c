// Who bills whom, and the numbers that a bill is filed by.
import { type Block, columns } from '../../../paper/blocks.ts';
import { detailBlock } from '../../../paper/sections.ts';
import type { InvoiceDocument } from '../invoice-mail/invoice-document.ts';
import type { BillPrinting } from './bill-printing.ts';

const GAP = 28;

/** What was not set is left out. */
export function partiesBlock({ paper, document }: BillPrinting, width: number): Block {
  const { texts, companyName, details } = document;
  const { issuerName, issuerAddress, issuerTaxNumber } = details;
  const { billToName, billToAddress, billToTaxNumber } = details;
  const parts: [string, string][][] = [
    [[texts('billing.document.issuer'), partyText(document, issuerName, issuerAddress, issuerTaxNumber)]],
    [
      [
        texts('billing.document.billTo'),
        partyText(document, billToName || companyName, billToAddress, billToTaxNumber),
      ],
    ],
    [
      [texts('billing.document.number'), document.reference],
      ...(document.account === null
        ? []
        : [
            [texts('billing.column.item', { noun: document.noun }), document.account.text] satisfies [
              string,
              string,
            ],
          ]),
    ],
    [[texts('billing.document.issued'), document.issuedText]],
    [[texts('billing.document.period'), document.periodText]],
  ];
  const shown = parts.filter((part) => part.some(([, value]) => value !== ''));
  const slot = (width + GAP) / shown.length;
  return columns(
    paper,
    shown.map((part, place) => ({
      x: place * slot,
      width: slot - GAP,
      block: detailBlock(paper, part, slot - GAP),
    })),
  );
}

function partyText({ texts }: InvoiceDocument, name: string, address: string, taxNumber: string): string {
  const lines = address.split('\n').filter((line) => line.trim() !== '');
  const tax = taxNumber === '' ? [] : [texts('billing.document.taxNumber', { number: taxNumber })];
  return [name, ...lines, ...tax].filter((line) => line !== '').join('\n');
}
