/**
 * @generated SignedSource<<e91cf9de254b9fab0f1a1f10107a9cd1>>
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
        readonly accounts: ReadonlyArray<{
          readonly label: string;
          readonly value: string;
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
                "concreteType": "FilterOption",
                "kind": "LinkedField",
                "name": "accounts",
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
        "storageKey": "costFilterOptions(range:{\"frame\":\"LAST_3_MONTHS\"})"
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
    "cacheID": "019b11e546a81781975be87d4c5f1859",
    "id": null,
    "metadata": {},
    "name": "PaletteAccountsQuery",
    "operationKind": "query",
    "text": "query PaletteAccountsQuery {\n  viewer {\n    costFilterOptions(range: {frame: LAST_3_MONTHS}) {\n      vendors {\n        vendor\n        accounts {\n          label\n          value\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "f70755a7381869a9a1c124b7ef436ff0";

export default node;
