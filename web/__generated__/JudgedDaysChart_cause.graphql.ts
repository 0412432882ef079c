/**
 * @generated SignedSource<<646d1bfc7e4d077110df3543a3f4560e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JudgedDaysChart_cause$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useCauseText_cause">;
  readonly " $fragmentType": "JudgedDaysChart_cause";
};
export type JudgedDaysChart_cause$key = {
  readonly " $data"?: JudgedDaysChart_cause$data;
  readonly " $fragmentSpreads": FragmentRefs<"JudgedDaysChart_cause">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "key",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "label",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JudgedDaysChart_cause",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "useCauseText_cause",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AnomalyItem",
          "kind": "LinkedField",
          "name": "account",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "operation",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AnomalyItem",
          "kind": "LinkedField",
          "name": "product",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "purchaseOption",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AnomalyItem",
          "kind": "LinkedField",
          "name": "region",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "share",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "usageType",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "AnomalyTopCause",
  "abstractKey": null
};
})();

(node as any).hash = "b12d2ba7afec33c497ecbdd1f10c1008";

export default node;
