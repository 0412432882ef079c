// Who asks for a document of a bill, and how its tables are asked for: by the handlers that answer the screens.
import type { z } from 'zod';
import type { Language } from '../../../../lib/catalogue/languages.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import type { Texts } from '../../../../lib/node/texts.ts';
import type { billDocument } from '../../../contract/billing/documents.ts';
import type { billingEndpoints } from '../../../contract/billing/endpoints.ts';
import type { Call, HandlersOf } from '../../../rest/call.ts';

export type BillDocumentRequest = z.output<(typeof billDocument)['request']>;

export interface DocumentAsker {
  handlers: HandlersOf<typeof billingEndpoints>;
  call: Call;
  language: Language;
  text: Texts;
  vendor: VendorCode;
  /** The two numbers of the month. */
  month: { chargeYear: number; chargeMonth: number };
  request: BillDocumentRequest;
}
