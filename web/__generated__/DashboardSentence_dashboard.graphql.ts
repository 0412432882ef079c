/**
 * @generated SignedSource<<36a4d17d2c0c4a8ec697c01e5a41d453>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CostBasis = "BILLED" | "EFFECTIVE";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type DashboardSentence_dashboard$data = {
  readonly id: string;
  readonly summary: {
    readonly scope: {
      readonly basis: CostBasis | null | undefined;
      readonly currency: string | null | undefined;
      readonly vendors: ReadonlyArray<Vendor> | null | undefined;
    };
    readonly " $fragmentSpreads": FragmentRefs<"SentenceWords_summary">;
  };
  readonly " $fragmentType": "DashboardSentence_dashboard";
};
export type DashboardSentence_dashboard$key = {
  readonly " $data"?: DashboardSentence_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardSentence_dashboard">;
};

import DashboardSentenceRefetchQuery_graphql from './DashboardSentenceRefetchQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "scope"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": DashboardSentenceRefetchQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "DashboardSentence_dashboard",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "scope",
          "variableName": "scope"
        }
      ],
      "concreteType": "DashboardSummary",
      "kind": "LinkedField",
      "name": "summary",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "DashboardScope",
          "kind": "LinkedField",
          "name": "scope",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "basis",
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
              "name": "vendors",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SentenceWords_summary"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "33d79587d9e25e8ee7b6100028ae74e1";

export default node;
