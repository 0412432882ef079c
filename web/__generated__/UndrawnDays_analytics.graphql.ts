/**
 * @generated SignedSource<<3e3d66b7658f7b10a56928a7e95edd58>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UndrawnDays_analytics$data = {
  readonly compareUndrawn: {
    readonly amount: number;
    readonly ranges: ReadonlyArray<{
      readonly end: string;
      readonly start: string;
    }>;
  } | null | undefined;
  readonly currency: string;
  readonly " $fragmentType": "UndrawnDays_analytics";
};
export type UndrawnDays_analytics$key = {
  readonly " $data"?: UndrawnDays_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"UndrawnDays_analytics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UndrawnDays_analytics",
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
      "concreteType": "UndrawnDays",
      "kind": "LinkedField",
      "name": "compareUndrawn",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DateRange",
          "kind": "LinkedField",
          "name": "ranges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "start",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "end",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CostAnalytics",
  "abstractKey": null
};

(node as any).hash = "42e91b7c4bc1e3f2a72d0dcd222d83eb";

export default node;
