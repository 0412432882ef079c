/**
 * @generated SignedSource<<078822fe4224745f348c4738850fcd7f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BillDetailPlaceholder = "NONE" | "NON_TAG" | "NO_REGION" | "UNDEFINED_GROUP";
import type { FragmentRefs } from "relay-runtime";
export type DetailTree_details$data = {
  readonly rows: ReadonlyArray<{
    readonly cost: number;
    readonly currency: string;
    readonly hasChildren: boolean;
    readonly keys: ReadonlyArray<string>;
    readonly label: string;
    readonly layer: number;
    readonly placeholder: BillDetailPlaceholder | null | undefined;
  }>;
  readonly totals: ReadonlyArray<{
    readonly amount: number;
    readonly currency: string;
  }>;
  readonly " $fragmentType": "DetailTree_details";
};
export type DetailTree_details$key = {
  readonly " $data"?: DetailTree_details$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailTree_details">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DetailTree_details",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BillDetailRow",
      "kind": "LinkedField",
      "name": "rows",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cost",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasChildren",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "keys",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "layer",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "placeholder",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CurrencyAmount",
      "kind": "LinkedField",
      "name": "totals",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "BillDetails",
  "abstractKey": null
};
})();

(node as any).hash = "796a5878459089d6f9c25bf7f6b9a091";

export default node;
