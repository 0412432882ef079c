/**
 * @generated SignedSource<<940b351c2d8bb4154be77ca2400ba89a>>
 * @relayHash f385aa02d73471682d67608658194617
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90a3f377655839a288f213ee29058898e99940b888026da3d62b36fd3983b67c

import type { ConcreteRequest } from 'relay-runtime';
export type TimeFrame = "CUSTOM" | "LAST_12_MONTHS" | "LAST_14_DAYS" | "LAST_3_MONTHS" | "LAST_60_DAYS" | "LAST_6_MONTHS" | "LAST_7_DAYS" | "LAST_MONTH" | "MONTH_TO_DATE" | "YEAR_TO_DATE";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
export type RangeInput = {
  end?: string | null | undefined;
  frame: TimeFrame;
  start?: string | null | undefined;
};
export type ViewByKeysQuery$variables = {
  range: RangeInput;
  vendors?: ReadonlyArray<Vendor> | null | undefined;
};
export type ViewByKeysQuery$data = {
  readonly viewer: {
    readonly costFilterOptions: {
      readonly vendors: ReadonlyArray<{
        readonly fields: ReadonlyArray<{
          readonly options: ReadonlyArray<{
            readonly value: string;
          }>;
        }>;
      }>;
    } | null | undefined;
    readonly serviceGroupSets: ReadonlyArray<{
      readonly name: string;
    }> | null | undefined;
  };
};
export type ViewByKeysQuery = {
  response: ViewByKeysQuery$data;
  variables: ViewByKeysQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "range"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "vendors"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "fields",
            "value": [
              "TAG"
            ]
          },
          {
            "kind": "Variable",
            "name": "range",
            "variableName": "range"
          },
          {
            "kind": "Variable",
            "name": "vendors",
            "variableName": "vendors"
          }
        ],
        "concreteType": "CostFilterOptions",
        "kind": "LinkedField",
        "name": "costFilterOptions",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "VendorFilterOptions",
            "kind": "LinkedField",
            "name": "vendors",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "FilterFieldOptions",
                "kind": "LinkedField",
                "name": "fields",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "FilterOption",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "value",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ServiceGroupSet",
        "kind": "LinkedField",
        "name": "serviceGroupSets",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ViewByKeysQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ViewByKeysQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "90a3f377655839a288f213ee29058898e99940b888026da3d62b36fd3983b67c",
    "metadata": {},
    "name": "ViewByKeysQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fdeea7d43601b92d1d7d0dc9e6c12c63";

export default node;
