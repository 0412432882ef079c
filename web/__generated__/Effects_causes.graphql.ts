/**
 * @generated SignedSource<<cb3ab6c262e2c6064a657e8fefde8ee9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Effects_causes$data = {
  readonly currency: string;
  readonly difference: number;
  readonly effects: {
    readonly mix: number;
    readonly price: number;
    readonly usage: number;
  };
  readonly " $fragmentType": "Effects_causes";
};
export type Effects_causes$key = {
  readonly " $data"?: Effects_causes$data;
  readonly " $fragmentSpreads": FragmentRefs<"Effects_causes">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Effects_causes",
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
      "name": "difference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnomalyEffects",
      "kind": "LinkedField",
      "name": "effects",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mix",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "price",
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
    }
  ],
  "type": "AnomalyCauses",
  "abstractKey": null
};

(node as any).hash = "607d05a81edb2e74bf8e1381c60f4a93";

export default node;
