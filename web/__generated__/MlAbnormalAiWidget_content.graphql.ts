/**
 * @generated SignedSource<<2239caa6ab41f93610602896355c4a96>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type MlAbnormalAiWidget_content$data = {
  readonly aiAnomalies: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"AnomaliesOfAi_anomalies">;
  } | null | undefined, unknown>;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"useWidgetSettings_content">;
  readonly " $fragmentType": "MlAbnormalAiWidget_content";
};
export type MlAbnormalAiWidget_content$key = {
  readonly " $data"?: MlAbnormalAiWidget_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"MlAbnormalAiWidget_content">;
};

import MlAbnormalAiWidgetRefetchQuery_graphql from './MlAbnormalAiWidgetRefetchQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": MlAbnormalAiWidgetRefetchQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "MlAbnormalAiWidget_content",
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
        "name": "aiAnomalies",
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
  "type": "MlAbnormalAiContent",
  "abstractKey": null
};

(node as any).hash = "ff5392e178ea832c18b572c7877cf3a6";

export default node;
