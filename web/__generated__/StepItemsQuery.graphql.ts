/**
 * @generated SignedSource<<4672a02a6f6ceb52ff239c13b1a5e1ad>>
 * @relayHash a50e5fa74429fc23b996a59784172219
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1f53f88c8a2707ce7e77289d8bc260078be8cc8d2da87958a3e7c897db09350

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type CompareAlign = "POSITION" | "WEEKDAY";
export type CompareCost = "AVERAGE" | "INDIVIDUAL";
export type CompareMode = "CUSTOM" | "LAST_PERIOD" | "LAST_YEAR" | "NONE";
export type CostBasis = "BILLED" | "EFFECTIVE";
export type FilterField = "ACCOUNT" | "API_OPERATION" | "AVAILABILITY_ZONE" | "CACHE_ENGINE" | "CHARGE_CATEGORY" | "CHARGE_TYPE" | "DATABASE" | "INSTANCE_FAMILY" | "INSTANCE_TYPE" | "INVOICE" | "PLATFORM" | "PRODUCT" | "PRODUCT_FAMILY" | "PUBLISHER" | "PURCHASE_OPTION" | "REGION" | "RESOURCE" | "SERVICE_CATEGORY" | "SERVICE_GROUP" | "TAG" | "TRANSFER_TYPE" | "USAGE_TYPE";
export type TimeFrame = "CUSTOM" | "LAST_12_MONTHS" | "LAST_14_DAYS" | "LAST_3_MONTHS" | "LAST_60_DAYS" | "LAST_6_MONTHS" | "LAST_7_DAYS" | "LAST_MONTH" | "MONTH_TO_DATE" | "YEAR_TO_DATE";
export type TimeUnit = "DAY" | "MONTH" | "WEEK";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
export type ViewBy = "ACCOUNT" | "CHARGE_CATEGORY" | "INSTANCE_TYPE" | "PRODUCT" | "PRODUCT_FAMILY" | "PROJECT" | "PROVIDER" | "PURCHASE_OPTION" | "REGION" | "RESOURCE" | "SERVICE_CATEGORY" | "SERVICE_GROUP" | "TAG" | "USAGE_TYPE";
export type CostAnalyticsQuery = {
  basis?: CostBasis;
  compare?: CompareMode;
  compareAlign?: CompareAlign;
  compareCost?: CompareCost;
  compareRange?: RangeInput | null | undefined;
  filters?: ReadonlyArray<CostFilterInput>;
  joinSameNames?: boolean;
  range: RangeInput;
  savedFilter?: string | null | undefined;
  serviceGroupSet?: string | null | undefined;
  tagKey?: string | null | undefined;
  thenBy?: ReadonlyArray<GroupingInput>;
  unit?: TimeUnit;
  vendors?: ReadonlyArray<Vendor> | null | undefined;
  viewBy?: ViewBy;
};
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
export type GroupingInput = {
  serviceGroupSet?: string | null | undefined;
  tagKey?: string | null | undefined;
  viewBy: ViewBy;
};
export type StepItemsQuery$variables = {
  query: CostAnalyticsQuery;
};
export type StepItemsQuery$data = {
  readonly viewer: {
    readonly costAnalytics: Result<{
      readonly currency: string;
      readonly range: {
        readonly end: string;
        readonly start: string;
      };
      readonly series: ReadonlyArray<{
        readonly byVendor: ReadonlyArray<{
          readonly vendor: Vendor;
        }> | null | undefined;
        readonly isOthers: boolean;
        readonly key: string;
        readonly label: string;
        readonly labels: ReadonlyArray<string>;
        readonly othersCount: number;
        readonly share: number;
        readonly total: number;
        readonly vendor: Vendor | null | undefined;
      }>;
      readonly total: {
        readonly total: number;
      };
    } | null | undefined, unknown>;
  };
};
export type StepItemsQuery = {
  response: StepItemsQuery$data;
  variables: StepItemsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "query"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "vendor",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "query",
      "variableName": "query"
    }
  ],
  "concreteType": "CostAnalytics",
  "kind": "LinkedField",
  "name": "costAnalytics",
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
      "concreteType": "DateRange",
      "kind": "LinkedField",
      "name": "range",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "start",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "end",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CostItem",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "top",
          "value": 50
        }
      ],
      "concreteType": "CostItem",
      "kind": "LinkedField",
      "name": "series",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "labels",
          "storageKey": null
        },
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "VendorAmount",
          "kind": "LinkedField",
          "name": "byVendor",
          "plural": true,
          "selections": [
            (v2/*:: as any*/)
          ],
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
          "name": "othersCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "share",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": "series(top:50)"
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "StepItemsQuery",
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
            "field": (v3/*:: as any*/),
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
    "name": "StepItemsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c1f53f88c8a2707ce7e77289d8bc260078be8cc8d2da87958a3e7c897db09350",
    "metadata": {},
    "name": "StepItemsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b9ec5f33f93b02ee9fa4ed06d476641c";

export default node;
