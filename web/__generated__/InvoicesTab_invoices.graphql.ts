/**
 * @generated SignedSource<<00df8d6413b7e161a10832a7288475bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvoiceIssueState = "ISSUED" | "OPEN" | "VOIDED";
export type InvoiceLineKind = "ADJUSTMENT" | "CREDIT" | "MARKETPLACE" | "PURCHASE" | "SUPPORT" | "TAX" | "USAGE";
import type { FragmentRefs } from "relay-runtime";
export type InvoicesTab_invoices$data = ReadonlyArray<{
  readonly billingAccount: string;
  readonly billingAccountName: string;
  readonly currency: string;
  readonly invoiceId: string;
  readonly isDerived: boolean;
  readonly issue: {
    readonly dueOn: string | null | undefined;
    readonly issuedOn: string | null | undefined;
    readonly state: InvoiceIssueState;
  } | null | undefined;
  readonly issuer: string;
  readonly lines: ReadonlyArray<{
    readonly amount: number;
    readonly kind: InvoiceLineKind;
    readonly rowCount: number;
  }>;
  readonly rowCount: number;
  readonly total: number;
  readonly " $fragmentType": "InvoicesTab_invoices";
}>;
export type InvoicesTab_invoices$key = ReadonlyArray<{
  readonly " $data"?: InvoicesTab_invoices$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoicesTab_invoices">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rowCount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "InvoicesTab_invoices",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "billingAccount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "billingAccountName",
      "storageKey": null
    },
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
          "name": "issuedOn",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "issuer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    }
  ],
  "type": "CloudInvoice",
  "abstractKey": null
};
})();

(node as any).hash = "be488b9ed85199274c2a9d12d5a206a7";

export default node;
