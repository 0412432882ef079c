/**
 * @generated SignedSource<<322395d1c876506cdf84669d95eb4378>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type CostBasis = "BILLED" | "EFFECTIVE";
export type FilterField = "ACCOUNT" | "API_OPERATION" | "AVAILABILITY_ZONE" | "CACHE_ENGINE" | "CHARGE_TYPE" | "DATABASE" | "INSTANCE_FAMILY" | "INSTANCE_TYPE" | "INVOICE" | "PLATFORM" | "PRODUCT" | "PRODUCT_FAMILY" | "PUBLISHER" | "PURCHASE_OPTION" | "REGION" | "RESOURCE" | "SERVICE_GROUP" | "TAG" | "TRANSFER_TYPE" | "USAGE_TYPE";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "TENCENT";
export type ViewBy = "ACCOUNT" | "INSTANCE_TYPE" | "PRODUCT" | "PROJECT" | "REGION" | "SERVICE_GROUP" | "TAG" | "USAGE_TYPE";
export type CostDetailQuery = {
  basis?: CostBasis;
  compareDate?: string | null | undefined;
  compareEndDate?: string | null | undefined;
  date: string;
  endDate?: string | null | undefined;
  filters?: ReadonlyArray<CostFilterInput>;
  isMonthly?: boolean;
  keys: ReadonlyArray<string>;
  savedFilter?: string | null | undefined;
  serviceGroupSet?: string | null | undefined;
  tagKey?: string | null | undefined;
  thenBy?: ReadonlyArray<GroupingInput>;
  vendor: Vendor;
  viewBy: ViewBy;
};
export type CostFilterInput = {
  conditions: ReadonlyArray<FilterConditionInput>;
  vendor: Vendor;
};
export type FilterConditionInput = {
  contains?: string | null | undefined;
  field: FilterField;
  isExcluding?: boolean;
  tagKey?: string | null | undefined;
  values?: ReadonlyArray<string> | null | undefined;
};
export type GroupingInput = {
  serviceGroupSet?: string | null | undefined;
  tagKey?: string | null | undefined;
  viewBy: ViewBy;
};
export type CostDetailItemQuery$variables = {
  of: CostDetailQuery;
};
export type CostDetailItemQuery$data = {
  readonly viewer: {
    readonly costDetail: Result<{
      readonly portions: {
        readonly currency: string;
        readonly items: ReadonlyArray<{
          readonly cost: number;
          readonly isOthers: boolean;
          readonly key: string;
          readonly label: string;
          readonly memberCount: number;
          readonly share: number;
        }>;
        readonly total: number;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"CostDetailRows_detail">;
    } | null | undefined, unknown>;
  };
};
export type CostDetailItemQuery = {
  response: CostDetailItemQuery$data;
  variables: CostDetailItemQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "of"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "of",
    "variableName": "of"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cost",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "CostPortions",
  "kind": "LinkedField",
  "name": "portions",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
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
      "concreteType": "CostPortion",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
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
        (v3/*:: as any*/),
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
          "name": "isOthers",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "memberCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CostDetailItemQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": (v1/*:: as any*/),
              "concreteType": "CostDetail",
              "kind": "LinkedField",
              "name": "costDetail",
              "plural": false,
              "selections": [
                (v4/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "CostDetailRows_detail"
                }
              ],
              "storageKey": null
            },
            "to": "RESULT"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CostDetailItemQuery",
    "selections": [
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
            "args": (v1/*:: as any*/),
            "concreteType": "CostDetail",
            "kind": "LinkedField",
            "name": "costDetail",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "itemsPerPage",
                    "value": 30
                  },
                  {
                    "kind": "Literal",
                    "name": "page",
                    "value": 1
                  }
                ],
                "concreteType": "CostDetailRowConnection",
                "kind": "LinkedField",
                "name": "rows",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "totalCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CostDetailRowEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "cursor",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CostDetailRow",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "usageDate",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "product",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "usageType",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "resourceId",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "resourceName",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "quantity",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "unit",
                            "storageKey": null
                          },
                          (v3/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "rows(itemsPerPage:30,page:1)"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "42aa868bb6fce3974eb67c68c0cc1163",
    "id": null,
    "metadata": {},
    "name": "CostDetailItemQuery",
    "operationKind": "query",
    "text": "query CostDetailItemQuery(\n  $of: CostDetailQuery!\n) {\n  viewer {\n    costDetail(of: $of) {\n      portions {\n        currency\n        total\n        items {\n          key\n          label\n          cost\n          share\n          isOthers\n          memberCount\n        }\n      }\n      ...CostDetailRows_detail\n    }\n  }\n}\n\nfragment CostDetailRows_detail on CostDetail {\n  rows(itemsPerPage: 30, page: 1) {\n    currency\n    totalCount\n    edges {\n      cursor\n      node {\n        usageDate\n        product\n        usageType\n        resourceId\n        resourceName\n        quantity\n        unit\n        cost\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "3f43317dd08afac70ca59437f0eee7ff";

export default node;
