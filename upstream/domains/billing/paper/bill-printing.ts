// What each block of a printed bill is made with.
import type { Paper } from '../../../paper/paper.ts';
import type { InvoiceDocument } from '../invoice-mail/invoice-document.ts';
import type { BillWords } from './bill-words.ts';

export interface BillPrinting {
  paper: Paper;
  document: InvoiceDocument;
  words: BillWords;
}
