/**
 * @generated SignedSource<<00b1cade1c082fa0d972080fcabefa0c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type MultiVendorCostWidget_content$data = {
  readonly costByVendor: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"MultiVendorCostWidget_cost">;
  } | null | undefined, unknown>;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"useWidgetSettings_content">;
  readonly " $fragmentType": "MultiVendorCostWidget_content";
};
export type MultiVendorCostWidget_content$key = {
  readonly " $data"?: MultiVendorCostWidget_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"MultiVendorCostWidget_content">;
};

import MultiVendorCostWidgetRefetchQuery_graphql from './MultiVendorCostWidgetRefetchQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": MultiVendorCostWidgetRefetchQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "MultiVendorCostWidget_content",
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
        "concreteType": "CostByVendor",
        "kind": "LinkedField",
        "name": "costByVendor",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MultiVendorCostWidget_cost"
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
  "type": "MultiVendorCostContent",
  "abstractKey": null
};

(node as any).hash = "1e79c1b6073b49de0a7ff908652a6443";

export default node;
