/**
 * @generated SignedSource<<5e59aa5f505cf37d609e9db5c7b7201c>>
 * @relayHash 27ab04e16295b1dcf8de7f229fe3442b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42e481ac323ae310d3945e3112d630cf75504b22597c74fdf361d01a3d9b6b0a

import type { ConcreteRequest } from 'relay-runtime';
export type FilterField = "ACCOUNT" | "API_OPERATION" | "AVAILABILITY_ZONE" | "CACHE_ENGINE" | "CHARGE_CATEGORY" | "CHARGE_TYPE" | "DATABASE" | "INSTANCE_FAMILY" | "INSTANCE_TYPE" | "INVOICE" | "PLATFORM" | "PRODUCT" | "PRODUCT_FAMILY" | "PUBLISHER" | "PURCHASE_OPTION" | "REGION" | "RESOURCE" | "SERVICE_CATEGORY" | "SERVICE_GROUP" | "TAG" | "TRANSFER_TYPE" | "USAGE_TYPE";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
export type PaletteAccountsQuery$variables = {
  seesCost: boolean;
  seesDashboards: boolean;
};
export type PaletteAccountsQuery$data = {
  readonly viewer: {
    readonly costFilterOptions?: {
      readonly vendors: ReadonlyArray<{
        readonly fields: ReadonlyArray<{
          readonly field: FilterField;
          readonly options: ReadonlyArray<{
            readonly label: string;
            readonly value: string;
          }>;
        }>;
        readonly vendor: Vendor;
      }>;
    } | null | undefined;
    readonly dashboards?: ReadonlyArray<{
      readonly id: string;
      readonly isStarred: boolean;
      readonly name: string;
    }> | null | undefined;
    readonly savedFilters?: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }> | null | undefined;
    readonly savedViews?: ReadonlyArray<{
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
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "seesCost"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "seesDashboards"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "condition": "seesDashboards",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Dashboard",
            "kind": "LinkedField",
            "name": "dashboards",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isStarred",
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "seesCost",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SavedFilter",
            "kind": "LinkedField",
            "name": "savedFilters",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/)
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
              (v1/*:: as any*/),
              (v2/*:: as any*/)
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
                  "ACCOUNT",
                  "PRODUCT"
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
                        "kind": "ScalarField",
                        "name": "field",
                        "storageKey": null
                      },
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
            "storageKey": "costFilterOptions(fields:[\"ACCOUNT\",\"PRODUCT\"],range:{\"frame\":\"LAST_3_MONTHS\"})"
          }
        ]
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
    "name": "PaletteAccountsQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PaletteAccountsQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "42e481ac323ae310d3945e3112d630cf75504b22597c74fdf361d01a3d9b6b0a",
    "metadata": {},
    "name": "PaletteAccountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "99746b631f53f22c77e6962096266da6";

export default node;
