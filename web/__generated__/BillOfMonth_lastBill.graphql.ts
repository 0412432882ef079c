/**
 * @generated SignedSource<<38cd2977a186da5ead6ebcd40a919389>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type BillOfMonth_lastBill$data = {
  readonly charges: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"BillSentence_before">;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "BillOfMonth_lastBill";
};
export type BillOfMonth_lastBill$key = {
  readonly " $data"?: BillOfMonth_lastBill$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillOfMonth_lastBill">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BillOfMonth_lastBill",
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
            "name": "BillSentence_before"
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

(node as any).hash = "881fde7277b8ef7e70598b1e3d0d691d";

export default node;
