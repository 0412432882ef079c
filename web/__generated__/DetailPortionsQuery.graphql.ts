/**
 * @generated SignedSource<<4a3e6164cc68d9b75d370ac2b25bdf58>>
 * @relayHash ce4948310131a8bae71bd47600963686
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 197d9b93942731351c84ace0c4e0065a954ab69b666995b00d981be1a94c1069

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type CostBasis = "BILLED" | "EFFECTIVE";
export type FilterField = "ACCOUNT" | "API_OPERATION" | "AVAILABILITY_ZONE" | "CACHE_ENGINE" | "CHARGE_CATEGORY" | "CHARGE_TYPE" | "DATABASE" | "INSTANCE_FAMILY" | "INSTANCE_TYPE" | "INVOICE" | "PLATFORM" | "PRODUCT" | "PRODUCT_FAMILY" | "PUBLISHER" | "PURCHASE_OPTION" | "REGION" | "RESOURCE" | "SERVICE_CATEGORY" | "SERVICE_GROUP" | "TAG" | "TRANSFER_TYPE" | "USAGE_TYPE";
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
export type DetailPortionsQuery$variables = {
  by: FilterField;
  of: CostDetailQuery;
};
export type DetailPortionsQuery$data = {
  readonly viewer: {
    readonly costDetail: Result<{
      readonly portions: {
        readonly compareTotal: number | null | undefined;
        readonly currency: string;
        readonly items: ReadonlyArray<{
          readonly compareCost: number | null | undefined;
          readonly cost: number;
          readonly isOthers: boolean;
          readonly key: string;
          readonly label: string;
          readonly memberCount: number;
          readonly members: ReadonlyArray<{
            readonly compareCost: number | null | undefined;
            readonly cost: number;
            readonly key: string;
            readonly label: string;
            readonly share: number;
          }>;
          readonly relations: ReadonlyArray<{
            readonly cost: number;
            readonly key: string;
          }>;
          readonly share: number;
        }>;
        readonly total: number;
      } | null | undefined;
    } | null | undefined, unknown>;
  };
};
export type DetailPortionsQuery = {
  response: DetailPortionsQuery$data;
  variables: DetailPortionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "by"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "of"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cost",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "compareCost",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "share",
  "storageKey": null
},
v7 = {
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
          "name": "by",
          "variableName": "by"
        }
      ],
      "concreteType": "CostPortions",
      "kind": "LinkedField",
      "name": "portions",
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
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "compareTotal",
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
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            (v5/*:: as any*/),
            (v6/*:: as any*/),
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
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "CostPortion",
              "kind": "LinkedField",
              "name": "members",
              "plural": true,
              "selections": [
                (v2/*:: as any*/),
                (v3/*:: as any*/),
                (v4/*:: as any*/),
                (v5/*:: as any*/),
                (v6/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "CostRelation",
              "kind": "LinkedField",
              "name": "relations",
              "plural": true,
              "selections": [
                (v2/*:: as any*/),
                (v4/*:: as any*/)
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "DetailPortionsQuery",
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
            "field": (v7/*:: as any*/),
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "DetailPortionsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "197d9b93942731351c84ace0c4e0065a954ab69b666995b00d981be1a94c1069",
    "metadata": {},
    "name": "DetailPortionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "275b937584d70113a4e3c193bb8d4069";

export default node;
