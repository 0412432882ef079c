/**
 * @generated SignedSource<<9fb8f60f14640d1f2e468d3d62b0905b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "TENCENT";
export type PaletteAccountsQuery$variables = Record<PropertyKey, never>;
export type PaletteAccountsQuery$data = {
  readonly viewer: {
    readonly costFilterOptions: {
      readonly vendors: ReadonlyArray<{
        readonly fields: ReadonlyArray<{
          readonly options: ReadonlyArray<{
            readonly label: string;
            readonly value: string;
          }>;
        }>;
        readonly vendor: Vendor;
      }>;
    } | null | undefined;
  };
};
export type PaletteAccountsQuery = {
  response: PaletteAccountsQuery$data;
  variables: PaletteAccountsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
              "ACCOUNT"
            ]
          },
          {
            "kind": "Literal",
            "name": "range",
            "value": {
              "frame": "LAST_3_MONTHS"
            }
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
                "kind": "ScalarField",
                "name": "vendor",
                "storageKey": null
              },
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
                        "name": "label",
                        "storageKey": null
                      },
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
        "storageKey": "costFilterOptions(fields:[\"ACCOUNT\"],range:{\"frame\":\"LAST_3_MONTHS\"})"
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PaletteAccountsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PaletteAccountsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "6a8d9de4c7db5d04582a624e2b20aafe",
    "id": null,
    "metadata": {},
    "name": "PaletteAccountsQuery",
    "operationKind": "query",
    "text": "query PaletteAccountsQuery {\n  viewer {\n    costFilterOptions(range: {frame: LAST_3_MONTHS}, fields: [ACCOUNT]) {\n      vendors {\n        vendor\n        fields {\n          options {\n            label\n            value\n          }\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "0ebf0a9324ac391d740da7e2ec694f5f";

export default node;
