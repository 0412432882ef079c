/**
 * @generated SignedSource<<4ea6f971db650f516a9f81453cb04e25>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MixBars_mix$data = {
  readonly currency: string;
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly account: string;
      readonly accountName: string;
      readonly instanceFamily: string;
      readonly mix: {
        readonly " $fragmentSpreads": FragmentRefs<"MixBar_mix">;
      };
      readonly region: string;
      readonly regionName: string;
    };
  }>;
  readonly total: {
    readonly " $fragmentSpreads": FragmentRefs<"MixBar_mix">;
  };
  readonly totalCount: number;
  readonly " $fragmentType": "MixBars_mix";
};
export type MixBars_mix$key = {
  readonly " $data"?: MixBars_mix$data;
  readonly " $fragmentSpreads": FragmentRefs<"MixBars_mix">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "MixBar_mix"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MixBars_mix",
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
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ComputeMix",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ComputeMixEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ComputeMixRow",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
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
              "kind": "ScalarField",
              "name": "region",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "regionName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "instanceFamily",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ComputeMix",
              "kind": "LinkedField",
              "name": "mix",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ComputeMixConnection",
  "abstractKey": null
};
})();

(node as any).hash = "bdbb0ae2f0711ee3f3a65f68e29de9d9";

export default node;
