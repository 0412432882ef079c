/**
 * @generated SignedSource<<ae960a14bc6f19c5dd950961a542489e>>
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
    readonly unconverted: ReadonlyArray<{
      readonly amount: number;
      readonly currency: string;
    }>;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "TopCostsWidget_viewer";
};
export type TopCostsWidget_viewer$key = {
  readonly " $data"?: TopCostsWidget_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TopCostsWidget_viewer">;
};

import TopCostsWidgetRefetchQuery_graphql from './TopCostsWidgetRefetchQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
};
return {
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
          (v0/*:: as any*/),
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
            "concreteType": "CurrencyAmount",
            "kind": "LinkedField",
            "name": "unconverted",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "amount",
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
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
})();

(node as any).hash = "eba133c9e37c026d2ab96792d44042ff";

export default node;
