/**
 * @generated SignedSource<<01c2efcf9220453def19d3fca6f91af7>>
 * @relayHash 4690d4d83058e764df163a5bd58a1e74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d345a432aee4d63101dac85196aaaa6fcd2a59a9394b1e1af6ada0c4289b765b

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
export type ItemOptionsQuery$variables = {
  basis: CostBasis;
  field: FilterField;
  range: RangeInput;
  search?: string | null | undefined;
  tagKey?: string | null | undefined;
  vendors?: ReadonlyArray<Vendor> | null | undefined;
};
export type ItemOptionsQuery$data = {
  readonly viewer: {
    readonly costFilterValues: Result<{
      readonly currency: string;
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly cost: number;
          readonly label: string;
          readonly value: string;
        };
        readonly vendor: Vendor;
      }>;
    } | null | undefined, unknown>;
  };
};
export type ItemOptionsQuery = {
  response: ItemOptionsQuery$data;
  variables: ItemOptionsQuery$variables;
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
  "name": "range"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "tagKey"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "vendors"
},
v6 = {
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
      "kind": "Literal",
      "name": "itemsPerPage",
      "value": 100
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
      "concreteType": "FilterValueEdge",
      "kind": "LinkedField",
      "name": "edges",
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
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ItemOptionsQuery",
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
            "field": (v6/*:: as any*/),
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
      (v2/*:: as any*/),
      (v5/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ItemOptionsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d345a432aee4d63101dac85196aaaa6fcd2a59a9394b1e1af6ada0c4289b765b",
    "metadata": {},
    "name": "ItemOptionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "282046b928a6fd60b10148540a229747";

export default node;
