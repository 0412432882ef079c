/**
 * @generated SignedSource<<05de3e35e25f734b52e82e3087834128>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnomalyList_anomalies$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"AnomalyRow_anomaly">;
    };
  }>;
  readonly totalCount: number;
  readonly " $fragmentType": "AnomalyList_anomalies";
};
export type AnomalyList_anomalies$key = {
  readonly " $data"?: AnomalyList_anomalies$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnomalyList_anomalies">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnomalyList_anomalies",
  "selections": [
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
      "concreteType": "AnomalyEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Anomaly",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "AnomalyRow_anomaly"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AnomalyConnection",
  "abstractKey": null
};

(node as any).hash = "0cf5720be50011f92de81ea352a8c6b1";

export default node;
