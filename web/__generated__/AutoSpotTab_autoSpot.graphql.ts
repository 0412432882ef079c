/**
 * @generated SignedSource<<3a905ff2d161fc868b429c8b4b4899c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AutoSpotTab_autoSpot$data = {
  readonly rows: ReadonlyArray<{
    readonly account: string;
    readonly accountName: string;
    readonly figures: {
      readonly currency: string;
      readonly onDemandCost: number;
      readonly saving: number;
      readonly savingPercent: number;
      readonly spotCost: number;
    };
    readonly instanceType: string;
    readonly region: string;
    readonly unit: string;
    readonly usage: number;
  }>;
  readonly totals: ReadonlyArray<{
    readonly currency: string;
    readonly onDemandCost: number;
    readonly saving: number;
    readonly savingPercent: number;
    readonly spotCost: number;
  }>;
  readonly " $fragmentType": "AutoSpotTab_autoSpot";
};
export type AutoSpotTab_autoSpot$key = {
  readonly " $data"?: AutoSpotTab_autoSpot$data;
  readonly " $fragmentSpreads": FragmentRefs<"AutoSpotTab_autoSpot">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "kind": "ScalarField",
    "name": "onDemandCost",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "saving",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "savingPercent",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "spotCost",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AutoSpotTab_autoSpot",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AutoSpotRow",
      "kind": "LinkedField",
      "name": "rows",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "account",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accountName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AutoSpotFigures",
          "kind": "LinkedField",
          "name": "figures",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "instanceType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "region",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "usage",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AutoSpotFigures",
      "kind": "LinkedField",
      "name": "totals",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "BillAutoSpot",
  "abstractKey": null
};
})();

(node as any).hash = "9116fd1fe6a0febf019998d562358a11";

export default node;
