/**
 * @generated SignedSource<<f2b0974774453230361c10bfe95f10ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InsightDriverKind = "COMMITMENT" | "CREDIT" | "OTHER" | "TAX" | "USAGE";
export type InsightReference = "AVERAGE" | "LAST_MONTH" | "MAXIMUM";
import type { FragmentRefs } from "relay-runtime";
export type InsightOfCurrency_currency$data = {
  readonly currency: string;
  readonly messages: ReadonlyArray<{
    readonly key: string;
  }>;
  readonly rows: ReadonlyArray<{
    readonly drivers: ReadonlyArray<{
      readonly kind: InsightDriverKind;
      readonly lastMonth: number;
      readonly name: string;
      readonly thisMonth: number;
    }>;
    readonly figures: {
      readonly average: number;
      readonly changePercent: number;
      readonly exceeds: ReadonlyArray<InsightReference>;
      readonly fallsBelow: ReadonlyArray<InsightReference>;
      readonly lastMonth: number;
      readonly maximum: number;
      readonly thisMonth: number;
    };
    readonly key: string;
    readonly label: string;
  }>;
  readonly total: {
    readonly average: number;
    readonly changePercent: number;
    readonly exceeds: ReadonlyArray<InsightReference>;
    readonly fallsBelow: ReadonlyArray<InsightReference>;
    readonly lastMonth: number;
    readonly maximum: number;
    readonly thisMonth: number;
  };
  readonly " $fragmentType": "InsightOfCurrency_currency";
};
export type InsightOfCurrency_currency$key = {
  readonly " $data"?: InsightOfCurrency_currency$data;
  readonly " $fragmentSpreads": FragmentRefs<"InsightOfCurrency_currency">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastMonth",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "thisMonth",
  "storageKey": null
},
v3 = [
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
    "name": "exceeds",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fallsBelow",
    "storageKey": null
  },
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "maximum",
    "storageKey": null
  },
  (v2/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InsightOfCurrency_currency",
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
      "name": "messages",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
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
        (v0/*:: as any*/),
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            (v2/*:: as any*/)
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
          "selections": (v3/*:: as any*/),
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
      "selections": (v3/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CurrencyInsight",
  "abstractKey": null
};
})();

(node as any).hash = "94588e1f7d00cb34dad78a83f6a1eb9a";

export default node;
