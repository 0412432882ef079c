/**
 * @generated SignedSource<<926c8df5dcc417fae6a6eb27534e7579>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type BillOfMonth_bill$data = {
  readonly charges: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"BillConversions_charges" | "BillSentence_charges" | "BillWaterfall_charges" | "ChargeSumDrawer_charges" | "ChargesTab_charges">;
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
            "name": "BillSentence_charges"
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

(node as any).hash = "b1032b1daf96aaa417ed43c980e5bbd8";

export default node;
