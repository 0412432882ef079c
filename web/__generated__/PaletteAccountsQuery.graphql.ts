/**
 * @generated SignedSource<<d54e30a5c95ada5a8e8e948a05cde5a7>>
 * @relayHash ec6e69c5c7f367981b9dd5414e7a4445
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1cfaa698b5df45e7d49d7453e4e752067c8bb02ff259eb6576c5b180b512aec

import type { ConcreteRequest } from 'relay-runtime';
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
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
    readonly savedFilters: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }> | null | undefined;
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
        "args": null,
        "concreteType": "SavedFilter",
        "kind": "LinkedField",
        "name": "savedFilters",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
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
    "id": "a1cfaa698b5df45e7d49d7453e4e752067c8bb02ff259eb6576c5b180b512aec",
    "metadata": {},
    "name": "PaletteAccountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f570e94a673e92cdf17fa0643cfaf077";

export default node;
