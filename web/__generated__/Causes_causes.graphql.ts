/**
 * @generated SignedSource<<d082a4931daebdf859beb931a2f1a4a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Causes_causes$data = {
  readonly causes: ReadonlyArray<{
    readonly account: {
      readonly key: string;
      readonly label: string;
    } | null | undefined;
    readonly changeRate: number;
    readonly difference: number;
    readonly expected: number;
    readonly influence: number;
    readonly operation: string;
    readonly product: string;
    readonly purchaseOption: string;
    readonly real: number;
    readonly region: {
      readonly key: string;
      readonly label: string;
    } | null | undefined;
    readonly usageType: string;
  }>;
  readonly currency: string;
  readonly difference: number;
  readonly others: {
    readonly changeRate: number;
    readonly difference: number;
    readonly expected: number;
    readonly influence: number;
    readonly numberOfOthers: number | null | undefined;
    readonly real: number;
  } | null | undefined;
  readonly real: number;
  readonly " $fragmentType": "Causes_causes";
};
export type Causes_causes$key = {
  readonly " $data"?: Causes_causes$data;
  readonly " $fragmentSpreads": FragmentRefs<"Causes_causes">;
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
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "changeRate",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "difference",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "expected",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "influence",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "real",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Causes_causes",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AnomalyCause",
      "kind": "LinkedField",
      "name": "causes",
      "plural": true,
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
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
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
          "kind": "ScalarField",
          "name": "product",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "purchaseOption",
          "storageKey": null
        },
        (v5/*:: as any*/),
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
          "name": "usageType",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "AnomalyCause",
      "kind": "LinkedField",
      "name": "others",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "numberOfOthers",
          "storageKey": null
        },
        (v5/*:: as any*/)
      ],
      "storageKey": null
    },
    (v5/*:: as any*/)
  ],
  "type": "AnomalyCauses",
  "abstractKey": null
};
})();

(node as any).hash = "5c9a540e01603fe95193ae9dca2daf30";

export default node;
