/**
 * @generated SignedSource<<8bcb502aedac656298403491e41b52e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvoiceLineKind = "ADJUSTMENT" | "CREDIT" | "MARKETPLACE" | "PURCHASE" | "SUPPORT" | "TAX" | "USAGE";
import type { FragmentRefs } from "relay-runtime";
export type InvoiceReconciliation_invoice$data = {
  readonly billingAccount: string;
  readonly billingAccountName: string;
  readonly currency: string;
  readonly invoiceId: string;
  readonly isDerived: boolean;
  readonly issuer: string;
  readonly lines: ReadonlyArray<{
    readonly amount: number;
    readonly kind: InvoiceLineKind;
  }>;
  readonly rowCount: number;
  readonly rows: {
    readonly difference: number;
    readonly rowsTotal: number;
    readonly " $fragmentSpreads": FragmentRefs<"InvoiceCharges_rows">;
  } | null | undefined;
  readonly total: number;
  readonly " $fragmentType": "InvoiceReconciliation_invoice";
};
export type InvoiceReconciliation_invoice$key = {
  readonly " $data"?: InvoiceReconciliation_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceReconciliation_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "page"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceReconciliation_invoice",
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rowCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "itemsPerPage",
          "value": 50
        },
        {
          "kind": "Variable",
          "name": "page",
          "variableName": "page"
        }
      ],
      "concreteType": "InvoiceRowConnection",
      "kind": "LinkedField",
      "name": "rows",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "difference",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rowsTotal",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "InvoiceCharges_rows"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CloudInvoice",
  "abstractKey": null
};

(node as any).hash = "e7686fb15a925786ddbdfd1451286cb5";

export default node;
