/**
 * @generated SignedSource<<ecb1d556a862d9e87d1ceee40de117dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type MlAbnormalUserWidget_content$data = {
  readonly id: string;
  readonly userAnomalies: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"AnomaliesOfAi_anomalies">;
  } | null | undefined, unknown>;
  readonly " $fragmentSpreads": FragmentRefs<"useWidgetSettings_content">;
  readonly " $fragmentType": "MlAbnormalUserWidget_content";
};
export type MlAbnormalUserWidget_content$key = {
  readonly " $data"?: MlAbnormalUserWidget_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"MlAbnormalUserWidget_content">;
};

import MlAbnormalUserWidgetRefetchQuery_graphql from './MlAbnormalUserWidgetRefetchQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": MlAbnormalUserWidgetRefetchQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "MlAbnormalUserWidget_content",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useWidgetSettings_content"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "userAnomalies",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AnomaliesOfAi_anomalies"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "MlAbnormalUserContent",
  "abstractKey": null
};

(node as any).hash = "eac9a35cc1ced7da8dd41f2b70691667";

export default node;
