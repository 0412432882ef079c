/**
 * @generated SignedSource<<a13f979c5154488d61a0307d1ca88268>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type BillOfMonth_bill$data = {
  readonly charges: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"BillConversions_charges" | "BillWaterfall_charges" | "ChargeSumDrawer_charges" | "ChargesTab_charges">;
  } | null | undefined, unknown>;
  readonly invoices: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"BillInvoices_invoices">;
  }> | null | undefined;
  readonly " $fragmentType": "BillOfMonth_bill";
};
export type BillOfMonth_bill$key = {
  readonly " $data"?: BillOfMonth_bill$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillOfMonth_bill">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BillOfMonth_bill",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "BillCharges",
        "kind": "LinkedField",
        "name": "charges",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BillConversions_charges"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BillWaterfall_charges"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ChargesTab_charges"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ChargeSumDrawer_charges"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "CloudInvoice",
        "kind": "LinkedField",
        "name": "invoices",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BillInvoices_invoices"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Bill",
  "abstractKey": null
};

(node as any).hash = "520fd44ec1badda4106b4c409592e475";

export default node;
