/**
 * @generated SignedSource<<5a292fefaa4ca4ec3d6bb98bd35e624d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvoiceIssueState = "ISSUED" | "OPEN" | "VOIDED";
import type { FragmentRefs } from "relay-runtime";
export type BillInvoices_invoices$data = ReadonlyArray<{
  readonly currency: string;
  readonly invoiceId: string;
  readonly isDerived: boolean;
  readonly issue: {
    readonly dueOn: string | null | undefined;
    readonly state: InvoiceIssueState;
  } | null | undefined;
  readonly " $fragmentType": "BillInvoices_invoices";
}>;
export type BillInvoices_invoices$key = ReadonlyArray<{
  readonly " $data"?: BillInvoices_invoices$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillInvoices_invoices">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "BillInvoices_invoices",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invoiceId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDerived",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceIssue",
      "kind": "LinkedField",
      "name": "issue",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dueOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CloudInvoice",
  "abstractKey": null
};

(node as any).hash = "43676cceb7e1947ac7f62ab11b1f173f";

export default node;
