/**
 * @generated SignedSource<<9dcdfb79bf2c36aea091d2f725baea57>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ComputingResourcesTab_resources$data = ReadonlyArray<{
  readonly cost: number;
  readonly currency: string;
  readonly instanceType: string;
  readonly operatingSystem: string;
  readonly purchaseOption: string;
  readonly region: string;
  readonly resourceCount: number;
  readonly unit: string;
  readonly usage: number;
  readonly " $fragmentType": "ComputingResourcesTab_resources";
}>;
export type ComputingResourcesTab_resources$key = ReadonlyArray<{
  readonly " $data"?: ComputingResourcesTab_resources$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComputingResourcesTab_resources">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ComputingResourcesTab_resources",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cost",
      "storageKey": null
    },
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
      "name": "instanceType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "operatingSystem",
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
      "kind": "ScalarField",
      "name": "region",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "resourceCount",
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
  "type": "ComputingResource",
  "abstractKey": null
};

(node as any).hash = "dbcdeaa6b10e09307ab28b1d01020a42";

export default node;
