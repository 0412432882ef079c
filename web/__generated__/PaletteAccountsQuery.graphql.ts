/**
 * @generated SignedSource<<cc9496fbfcdde3b52fd878f3a6896a2a>>
 * @relayHash 60d25e676e7dbda392fefa60bb79791a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70b9aa2313615f2f52ee33e22e3ace47e7b03a2549cc1d43c47939e770f7b05f

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
    readonly savedViews: ReadonlyArray<{
      readonly address: string;
      readonly description: string;
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
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
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
          (v0/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SavedView",
        "kind": "LinkedField",
        "name": "savedViews",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "address",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "description",
            "storageKey": null
          },
          (v0/*:: as any*/),
          (v1/*:: as any*/)
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
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PaletteAccountsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "70b9aa2313615f2f52ee33e22e3ace47e7b03a2549cc1d43c47939e770f7b05f",
    "metadata": {},
    "name": "PaletteAccountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b92f51e8e7c60a8f5bb7fa1be42179e1";

export default node;
