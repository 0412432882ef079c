/**
 * @generated SignedSource<<ac68e1eb74f667645826d4dbea0cf243>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BackTest_simulation$data = {
  readonly backTest: ReadonlyArray<{
    readonly best: number;
    readonly month: string;
    readonly months: number;
    readonly promised: number;
    readonly quantity: number;
    readonly realised: number;
    readonly utilization: number | null | undefined;
  }>;
  readonly capture: number | null | undefined;
  readonly worstMonth: number | null | undefined;
  readonly " $fragmentType": "BackTest_simulation";
};
export type BackTest_simulation$key = {
  readonly " $data"?: BackTest_simulation$data;
  readonly " $fragmentSpreads": FragmentRefs<"BackTest_simulation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BackTest_simulation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "capture",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "worstMonth",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RecommendationBackTest",
      "kind": "LinkedField",
      "name": "backTest",
      "plural": true,
      "selections": [
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
          "name": "months",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "promised",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "realised",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "best",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "utilization",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RecommendationSimulation",
  "abstractKey": null
};

(node as any).hash = "fd7d54416197db59f422842de252d8be";

export default node;
