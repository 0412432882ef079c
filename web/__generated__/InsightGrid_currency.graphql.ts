/**
 * @generated SignedSource<<73d7ddd963653f4add7cd77c84ded2ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InsightGrid_currency$data = {
  readonly currency: string;
  readonly rows: ReadonlyArray<{
    readonly drivers: ReadonlyArray<{
      readonly lastMonth: number;
      readonly name: string;
      readonly thisMonth: number;
    }>;
    readonly figures: {
      readonly average: number;
      readonly changePercent: number;
      readonly difference: number;
      readonly lastMonth: number;
      readonly maximum: number;
      readonly status: number;
      readonly thisMonth: number;
    };
    readonly key: string;
    readonly label: string;
  }>;
  readonly total: {
    readonly average: number;
    readonly changePercent: number;
    readonly difference: number;
    readonly lastMonth: number;
    readonly maximum: number;
    readonly status: number;
    readonly thisMonth: number;
  };
  readonly " $fragmentType": "InsightGrid_currency";
};
export type InsightGrid_currency$key = {
  readonly " $data"?: InsightGrid_currency$data;
  readonly " $fragmentSpreads": FragmentRefs<"InsightGrid_currency">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastMonth",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "thisMonth",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "average",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "changePercent",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "difference",
    "storageKey": null
  },
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "maximum",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "status",
    "storageKey": null
  },
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InsightGrid_currency",
  "selections": [
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
      "concreteType": "InsightRow",
      "kind": "LinkedField",
      "name": "rows",
      "plural": true,
      "selections": [
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "InsightDriver",
          "kind": "LinkedField",
          "name": "drivers",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "InsightFigures",
          "kind": "LinkedField",
          "name": "figures",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InsightFigures",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CurrencyInsight",
  "abstractKey": null
};
})();

(node as any).hash = "6869cf8ed94f28870e6f1e9ef5802281";

export default node;
