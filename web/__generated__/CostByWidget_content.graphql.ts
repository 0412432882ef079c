/**
 * @generated SignedSource<<7613144208a41db0d15f271abfab5af3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type CostByWidget_content$data = {
  readonly costOverTime: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"SeriesOfCost_cost">;
  } | null | undefined, unknown>;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"useWidgetSettings_content">;
  readonly " $fragmentType": "CostByWidget_content";
};
export type CostByWidget_content$key = {
  readonly " $data"?: CostByWidget_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"CostByWidget_content">;
};

import CostByWidgetRefetchQuery_graphql from './CostByWidgetRefetchQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": CostByWidgetRefetchQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "CostByWidget_content",
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
        "concreteType": "CostOverTime",
        "kind": "LinkedField",
        "name": "costOverTime",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SeriesOfCost_cost"
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
  "type": "CostByContent",
  "abstractKey": null
};

(node as any).hash = "45687392b45fd2fde0025b481a47843d";

export default node;
