/**
 * @generated SignedSource<<8788b979a52b33dc7953cbeaf4f46421>>
 * @relayHash 65b9f43e84ac2e049239f32192c45192
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ebf2ddaf5226eb9098efb319c358cc16146e6f21e0aacb51c3cc5c6a1739b3ef

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type CostBasis = "BILLED" | "EFFECTIVE";
export type FilterField = "ACCOUNT" | "API_OPERATION" | "AVAILABILITY_ZONE" | "CACHE_ENGINE" | "CHARGE_CATEGORY" | "CHARGE_TYPE" | "DATABASE" | "INSTANCE_FAMILY" | "INSTANCE_TYPE" | "INVOICE" | "PLATFORM" | "PRODUCT" | "PRODUCT_FAMILY" | "PUBLISHER" | "PURCHASE_OPTION" | "REGION" | "RESOURCE" | "SERVICE_CATEGORY" | "SERVICE_GROUP" | "TAG" | "TRANSFER_TYPE" | "USAGE_TYPE";
export type TimeFrame = "CUSTOM" | "LAST_12_MONTHS" | "LAST_14_DAYS" | "LAST_3_MONTHS" | "LAST_60_DAYS" | "LAST_6_MONTHS" | "LAST_7_DAYS" | "LAST_MONTH" | "MONTH_TO_DATE" | "YEAR_TO_DATE";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
export type RangeInput = {
  end?: string | null | undefined;
  frame: TimeFrame;
  start?: string | null | undefined;
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
export type FilterValuesQuery$variables = {
  basis: CostBasis;
  field: FilterField;
  filters: ReadonlyArray<CostFilterInput>;
  itemsPerPage: number;
  range: RangeInput;
  search?: string | null | undefined;
  tagKey?: string | null | undefined;
  vendors: ReadonlyArray<Vendor>;
};
export type FilterValuesQuery$data = {
  readonly viewer: {
    readonly costFilterValues: Result<{
      readonly currency: string;
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly cost: number;
          readonly label: string;
          readonly rowCount: number;
          readonly value: string;
        };
      }>;
      readonly totalCount: number;
    } | null | undefined, unknown>;
  };
};
export type FilterValuesQuery = {
  response: FilterValuesQuery$data;
  variables: FilterValuesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "basis"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "field"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filters"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "itemsPerPage"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "range"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "tagKey"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "vendors"
},
v8 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "basis",
      "variableName": "basis"
    },
    {
      "kind": "Variable",
      "name": "field",
      "variableName": "field"
    },
    {
      "kind": "Variable",
      "name": "filters",
      "variableName": "filters"
    },
    {
      "kind": "Variable",
      "name": "itemsPerPage",
      "variableName": "itemsPerPage"
    },
    {
      "kind": "Variable",
      "name": "range",
      "variableName": "range"
    },
    {
      "kind": "Variable",
      "name": "search",
      "variableName": "search"
    },
    {
      "kind": "Variable",
      "name": "tagKey",
      "variableName": "tagKey"
    },
    {
      "kind": "Variable",
      "name": "vendors",
      "variableName": "vendors"
    }
  ],
  "concreteType": "FilterValueConnection",
  "kind": "LinkedField",
  "name": "costFilterValues",
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
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FilterValueEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "FilterOption",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
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
              "name": "cost",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rowCount",
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
      (v7/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "FilterValuesQuery",
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
            "field": (v8/*:: as any*/),
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
      (v4/*:: as any*/),
      (v7/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v6/*:: as any*/),
      (v5/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "FilterValuesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ebf2ddaf5226eb9098efb319c358cc16146e6f21e0aacb51c3cc5c6a1739b3ef",
    "metadata": {},
    "name": "FilterValuesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e4d2a712bc8c20ba2f2b156c2072699d";

export default node;
