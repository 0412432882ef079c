/**
 * @generated SignedSource<<ca855359f906e1d67f6800f0358cf831>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PromiseLedgers_ledgers$data = ReadonlyArray<{
  readonly best: number;
  readonly currency: string;
  readonly months: ReadonlyArray<{
    readonly best: number;
    readonly month: string;
    readonly pieces: number;
    readonly promised: number;
    readonly realised: number;
  }>;
  readonly promised: number;
  readonly realised: number;
  readonly " $fragmentType": "PromiseLedgers_ledgers";
}>;
export type PromiseLedgers_ledgers$key = ReadonlyArray<{
  readonly " $data"?: PromiseLedgers_ledgers$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromiseLedgers_ledgers">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "best",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "promised",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "realised",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PromiseLedgers_ledgers",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "PromiseLedgerMonth",
      "kind": "LinkedField",
      "name": "months",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "month",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pieces",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    (v1/*:: as any*/),
    (v2/*:: as any*/)
  ],
  "type": "PromiseLedger",
  "abstractKey": null
};
})();

(node as any).hash = "4038e401220d2908637346019d6853dd";

export default node;
