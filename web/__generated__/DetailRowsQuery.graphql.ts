/**
 * @generated SignedSource<<5e26d6f762509c552dc753d0ad48953e>>
 * @relayHash 6394d8d74af5cb8e87fa61c5a12e2f24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49f0ce783b9ba5aab508bb943f68f73471ee5fb6e348b6de3462b1c9c7c7c968

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type CostBasis = "BILLED" | "EFFECTIVE";
export type CostDetailColumn = "ACCOUNT" | "AVAILABILITY_ZONE" | "CHARGE_TYPE" | "CONSUMED_QUANTITY" | "CONSUMED_UNIT" | "COST" | "DATABASE_ENGINE" | "DESCRIPTION" | "INVOICE_ID" | "OPERATION" | "PLATFORM" | "PRODUCT" | "QUANTITY" | "REGION" | "RESOURCE_ID" | "RESOURCE_NAME" | "SERVICE_CATEGORY" | "SERVICE_GROUP" | "SKU_DESCRIPTION" | "SKU_ID" | "TRANSFER_TYPE" | "UNIT_PRICE" | "USAGE_DATE" | "USAGE_TYPE" | "VENDOR";
export type FilterField = "ACCOUNT" | "API_OPERATION" | "AVAILABILITY_ZONE" | "CACHE_ENGINE" | "CHARGE_CATEGORY" | "CHARGE_TYPE" | "DATABASE" | "INSTANCE_FAMILY" | "INSTANCE_TYPE" | "INVOICE" | "PLATFORM" | "PRODUCT" | "PRODUCT_FAMILY" | "PUBLISHER" | "PURCHASE_OPTION" | "REGION" | "RESOURCE" | "SERVICE_CATEGORY" | "SERVICE_GROUP" | "TAG" | "TRANSFER_TYPE" | "USAGE_TYPE";
export type SortOrder = "ASC" | "DESC";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
export type ViewBy = "ACCOUNT" | "CHARGE_CATEGORY" | "INSTANCE_TYPE" | "PRODUCT" | "PRODUCT_FAMILY" | "PROJECT" | "PROVIDER" | "PURCHASE_OPTION" | "REGION" | "RESOURCE" | "SERVICE_CATEGORY" | "SERVICE_GROUP" | "TAG" | "USAGE_TYPE";
export type CostDetailQuery = {
  alsoVendors?: ReadonlyArray<Vendor>;
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
  within?: ReadonlyArray<FilterConditionInput>;
};
export type CostFilterInput = {
  conditions: ReadonlyArray<FilterConditionInput>;
  vendor: Vendor;
};
export type FilterConditionInput = {
  contains?: string | null | undefined;
  field: FilterField;
  isExcluding?: boolean;
  startsWith?: string | null | undefined;
  tagKey?: string | null | undefined;
  values?: ReadonlyArray<string> | null | undefined;
};
export type GroupingInput = {
  serviceGroupSet?: string | null | undefined;
  tagKey?: string | null | undefined;
  viewBy: ViewBy;
};
export type CostDetailSort = {
  by: CostDetailColumn;
  order: SortOrder;
};
export type DetailRowsQuery$variables = {
  availabilityZone: boolean;
  chargeType: boolean;
  consumedQuantity: boolean;
  consumedUnit: boolean;
  databaseEngine: boolean;
  description: boolean;
  invoiceId: boolean;
  of: CostDetailQuery;
  operation: boolean;
  page: number;
  platform: boolean;
  resourceId: boolean;
  resourceName: boolean;
  search?: string | null | undefined;
  serviceCategory: boolean;
  serviceGroup: boolean;
  serviceGroupSet?: string | null | undefined;
  size: number;
  skuDescription: boolean;
  skuId: boolean;
  sort?: CostDetailSort | null | undefined;
  transferType: boolean;
  unitPrice: boolean;
  usageType: boolean;
};
export type DetailRowsQuery$data = {
  readonly viewer: {
    readonly costDetail: Result<{
      readonly rows: {
        readonly currency: string;
        readonly edges: ReadonlyArray<{
          readonly cursor: string;
          readonly node: {
            readonly account: string | null | undefined;
            readonly accountName: string | null | undefined;
            readonly availabilityZone?: string | null | undefined;
            readonly billingCurrency: string | null | undefined;
            readonly chargeType?: string | null | undefined;
            readonly consumedQuantity?: number | null | undefined;
            readonly consumedUnit?: string | null | undefined;
            readonly cost: number;
            readonly databaseEngine?: string | null | undefined;
            readonly description?: string | null | undefined;
            readonly invoiceId?: string | null | undefined;
            readonly operation?: string | null | undefined;
            readonly platform?: string | null | undefined;
            readonly product: string | null | undefined;
            readonly quantity: number | null | undefined;
            readonly region: string | null | undefined;
            readonly resourceId?: string | null | undefined;
            readonly resourceName?: string | null | undefined;
            readonly serviceCategory?: string | null | undefined;
            readonly serviceGroup?: string | null | undefined;
            readonly skuDescription?: string | null | undefined;
            readonly skuId?: string | null | undefined;
            readonly transferType?: string | null | undefined;
            readonly unit: string | null | undefined;
            readonly unitPrice?: number | null | undefined;
            readonly usageDate: string;
            readonly usageType?: string | null | undefined;
            readonly vendor: Vendor;
          };
        }>;
        readonly rates: ReadonlyArray<{
          readonly date: string | null | undefined;
          readonly from: string;
          readonly rate: number;
          readonly source: string;
          readonly to: string;
        }>;
        readonly total: number;
        readonly totalCount: number;
      } | null | undefined;
    } | null | undefined, unknown>;
  };
};
export type DetailRowsQuery = {
  response: DetailRowsQuery$data;
  variables: DetailRowsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "availabilityZone"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "chargeType"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "consumedQuantity"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "consumedUnit"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "databaseEngine"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "description"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "invoiceId"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "of"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "operation"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "page"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "platform"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "resourceId"
},
v12 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "resourceName"
},
v13 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v14 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "serviceCategory"
},
v15 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "serviceGroup"
},
v16 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "serviceGroupSet"
},
v17 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "size"
},
v18 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "skuDescription"
},
v19 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "skuId"
},
v20 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v21 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "transferType"
},
v22 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "unitPrice"
},
v23 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "usageType"
},
v24 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "of",
      "variableName": "of"
    }
  ],
  "concreteType": "CostDetail",
  "kind": "LinkedField",
  "name": "costDetail",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "itemsPerPage",
          "variableName": "size"
        },
        {
          "kind": "Variable",
          "name": "page",
          "variableName": "page"
        },
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "search"
        },
        {
          "kind": "Variable",
          "name": "serviceGroupSet",
          "variableName": "serviceGroupSet"
        },
        {
          "kind": "Variable",
          "name": "sort",
          "variableName": "sort"
        }
      ],
      "concreteType": "CostDetailRowConnection",
      "kind": "LinkedField",
      "name": "rows",
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
          "concreteType": "AppliedRate",
          "kind": "LinkedField",
          "name": "rates",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "date",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "from",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rate",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "source",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "to",
              "storageKey": null
            }
          ],
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
                  "name": "vendor",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "account",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "accountName",
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
                  "name": "region",
                  "storageKey": null
                },
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
                  "name": "billingCurrency",
                  "storageKey": null
                },
                {
                  "condition": "resourceId",
                  "kind": "Condition",
                  "passingValue": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "resourceId",
                      "storageKey": null
                    }
                  ]
                },
                {
                  "condition": "resourceName",
                  "kind": "Condition",
                  "passingValue": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "resourceName",
                      "storageKey": null
                    }
                  ]
                },
                {
                  "condition": "usageType",
                  "kind": "Condition",
                  "passingValue": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "usageType",
                      "storageKey": null
                    }
                  ]
                },
                {
                  "condition": "transferType",
                  "kind": "Condition",
                  "passingValue": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "transferType",
                      "storageKey": null
                    }
                  ]
                },
                {
                  "condition": "serviceGroup",
                  "kind": "Condition",
                  "passingValue": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "serviceGroup",
                      "storageKey": null
                    }
                  ]
                },
                {
                  "condition": "availabilityZone",
                  "kind": "Condition",
                  "passingValue": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "availabilityZone",
                      "storageKey": null
                    }
                  ]
                },
                {
                  "condition": "operation",
                  "kind": "Condition",
                  "passingValue": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "operation",
                      "storageKey": null
                    }
                  ]
                },
                {
                  "condition": "platform",
                  "kind": "Condition",
                  "passingValue": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "platform",
                      "storageKey": null
                    }
                  ]
                },
                {
                  "condition": "databaseEngine",
                  "kind": "Condition",
                  "passingValue": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "databaseEngine",
                      "storageKey": null
                    }
                  ]
                },
                {
                  "condition": "description",
                  "kind": "Condition",
                  "passingValue": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "description",
                      "storageKey": null
                    }
                  ]
                },
                {
                  "condition": "invoiceId",
                  "kind": "Condition",
                  "passingValue": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "invoiceId",
                      "storageKey": null
                    }
                  ]
                },
                {
                  "condition": "chargeType",
                  "kind": "Condition",
                  "passingValue": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "chargeType",
                      "storageKey": null
                    }
                  ]
                },
                {
                  "condition": "serviceCategory",
                  "kind": "Condition",
                  "passingValue": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "serviceCategory",
                      "storageKey": null
                    }
                  ]
                },
                {
                  "condition": "unitPrice",
                  "kind": "Condition",
                  "passingValue": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "unitPrice",
                      "storageKey": null
                    }
                  ]
                },
                {
                  "condition": "skuId",
                  "kind": "Condition",
                  "passingValue": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "skuId",
                      "storageKey": null
                    }
                  ]
                },
                {
                  "condition": "skuDescription",
                  "kind": "Condition",
                  "passingValue": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "skuDescription",
                      "storageKey": null
                    }
                  ]
                },
                {
                  "condition": "consumedUnit",
                  "kind": "Condition",
                  "passingValue": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "consumedUnit",
                      "storageKey": null
                    }
                  ]
                },
                {
                  "condition": "consumedQuantity",
                  "kind": "Condition",
                  "passingValue": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "consumedQuantity",
                      "storageKey": null
                    }
                  ]
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
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      (v12/*:: as any*/),
      (v13/*:: as any*/),
      (v14/*:: as any*/),
      (v15/*:: as any*/),
      (v16/*:: as any*/),
      (v17/*:: as any*/),
      (v18/*:: as any*/),
      (v19/*:: as any*/),
      (v20/*:: as any*/),
      (v21/*:: as any*/),
      (v22/*:: as any*/),
      (v23/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "DetailRowsQuery",
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
            "field": (v24/*:: as any*/),
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
    "argumentDefinitions": [
      (v7/*:: as any*/),
      (v9/*:: as any*/),
      (v17/*:: as any*/),
      (v13/*:: as any*/),
      (v16/*:: as any*/),
      (v20/*:: as any*/),
      (v11/*:: as any*/),
      (v12/*:: as any*/),
      (v23/*:: as any*/),
      (v21/*:: as any*/),
      (v15/*:: as any*/),
      (v0/*:: as any*/),
      (v8/*:: as any*/),
      (v10/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v1/*:: as any*/),
      (v14/*:: as any*/),
      (v22/*:: as any*/),
      (v19/*:: as any*/),
      (v18/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "DetailRowsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v24/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "49f0ce783b9ba5aab508bb943f68f73471ee5fb6e348b6de3462b1c9c7c7c968",
    "metadata": {},
    "name": "DetailRowsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3540f8441c01560bd4001f1c1fc5b5be";

export default node;
