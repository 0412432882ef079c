/**
 * @generated SignedSource<<e5674676b3a64729525c69d981451d51>>
 * @relayHash 567c838fcb7cdf59f324f74f9a4dae20
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a2bcb2d9a822f2da92f73243f8ef750b79990bf29e04f093fe3e33903974e0f

import type { ConcreteRequest } from 'relay-runtime';
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
export type FirstFiguresQuery$variables = {
  query: CostAnalyticsQuery;
};
export type FirstFiguresQuery$data = {
  readonly viewer: {
    readonly costAnalytics: {
      readonly currency: string;
      readonly series: ReadonlyArray<{
        readonly isOthers: boolean;
        readonly key: string;
        readonly label: string;
        readonly total: number;
        readonly vendor: Vendor | null | undefined;
      }>;
      readonly total: {
        readonly total: number;
      };
    } | null | undefined;
  };
};
export type FirstFiguresQuery = {
  response: FirstFiguresQuery$data;
  variables: FirstFiguresQuery$variables;
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
                "value": 3
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
                "name": "vendor",
                "storageKey": null
              },
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isOthers",
                "storageKey": null
              }
            ],
            "storageKey": "series(top:3)"
          }
        ],
        "storageKey": null
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
    "name": "FirstFiguresQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FirstFiguresQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "9a2bcb2d9a822f2da92f73243f8ef750b79990bf29e04f093fe3e33903974e0f",
    "metadata": {},
    "name": "FirstFiguresQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "19e6f553ef9a9d7e4caba7e3d3d6e348";

export default node;
