/**
 * @generated SignedSource<<a84c4c28ece0d657e4bd822357e9ee8a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "TENCENT";
import type { FragmentRefs, Result } from "relay-runtime";
export type TopCostsWidget_viewer$data = {
  readonly topCosts: Result<{
    readonly currency: string;
    readonly items: ReadonlyArray<{
      readonly cost: number;
      readonly key: string;
      readonly label: string;
      readonly share: number;
      readonly vendor: Vendor;
    }>;
    readonly range: {
      readonly end: string;
      readonly start: string;
    };
    readonly total: number;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "TopCostsWidget_viewer";
};
export type TopCostsWidget_viewer$key = {
  readonly " $data"?: TopCostsWidget_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TopCostsWidget_viewer">;
};

import TopCostsWidgetRefetchQuery_graphql from './TopCostsWidgetRefetchQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "viewer"
      ],
      "operation": TopCostsWidgetRefetchQuery_graphql
    }
  },
  "name": "TopCostsWidget_viewer",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "frame",
            "value": "LAST_30_DAYS"
          },
          {
            "kind": "Literal",
            "name": "viewBy",
            "value": "PRODUCT"
          }
        ],
        "concreteType": "TopCosts",
        "kind": "LinkedField",
        "name": "topCosts",
        "plural": false,
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
            "name": "total",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "DateRange",
            "kind": "LinkedField",
            "name": "range",
            "plural": false,
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
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TopCost",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
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
                "name": "key",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "label",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "share",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "vendor",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "topCosts(frame:\"LAST_30_DAYS\",viewBy:\"PRODUCT\")"
      },
      "to": "RESULT"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "ee374d4088f409a97edfaf799e264140";

export default node;
