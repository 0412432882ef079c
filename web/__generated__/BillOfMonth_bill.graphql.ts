/**
 * @generated SignedSource<<831a08a0bc3bf09be5bd6eb297fbe8de>>
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
    }
  ],
  "type": "Bill",
  "abstractKey": null
};

(node as any).hash = "3d47f4a6469db2e42a1a3054153f80db";

export default node;
