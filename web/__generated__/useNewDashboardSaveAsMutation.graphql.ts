/**
 * @generated SignedSource<<4f3caecd852ec3fa9fa9f73f4cd617c7>>
 * @relayHash ae1e965401bc27d70eb9dd9ddd2cc787
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9b4cb58ecc0c1a5dcb738fa10e9497a7e8368cdf58fcda85eac5690a372c99c

import type { ConcreteRequest } from 'relay-runtime';
export type CostBasis = "BILLED" | "EFFECTIVE";
export type DashboardFrame = "LAST_12_MONTHS" | "LAST_30_DAYS" | "LAST_3_MONTHS" | "LAST_60_DAYS" | "LAST_6_MONTHS" | "LAST_7_DAYS" | "MONTH_TO_DATE" | "YEAR_TO_DATE";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
export type ViewBy = "ACCOUNT" | "CHARGE_CATEGORY" | "INSTANCE_TYPE" | "PRODUCT" | "PRODUCT_FAMILY" | "PROJECT" | "PROVIDER" | "PURCHASE_OPTION" | "REGION" | "RESOURCE" | "SERVICE_CATEGORY" | "SERVICE_GROUP" | "TAG" | "USAGE_TYPE";
export type WidgetCategory = "PRODUCT" | "REGION" | "SERVICE_CATEGORY";
export type WidgetChannel = "ALERT_NOW" | "EMAIL" | "SMS";
export type WidgetChart = "LINE" | "PIE" | "STACK";
export type WidgetComparison = "LAST_3_DAYS" | "LAST_7_DAYS" | "LATEST_DAY" | "LATEST_DAY_TO_AVERAGE" | "MONTH_TO_DATE";
export type WidgetFrame = "LAST_10_DAYS" | "LAST_12_MONTHS" | "LAST_14_DAYS" | "LAST_16_WEEKS" | "LAST_24_WEEKS" | "LAST_2_MONTHS" | "LAST_30_DAYS" | "LAST_3_MONTHS" | "LAST_4_WEEKS" | "LAST_60_DAYS" | "LAST_6_MONTHS" | "LAST_7_DAYS" | "LAST_8_WEEKS" | "MONTH_TO_DATE" | "YEAR_TO_MONTH" | "YEAR_TO_WEEK";
export type WidgetItems = "CUSTOM" | "TOP_10" | "TOP_5";
export type WidgetScale = "COST" | "PERCENTAGE" | "VALUE";
export type WidgetSendType = "ALL" | "BY_LEVEL";
export type WidgetSensitivity = "HIGH" | "LOW" | "MIDDLE";
export type WidgetType = "ABNORMAL_CHANGE" | "ALERTS" | "CLOUD_BUDGET" | "COMPARE_COST_TREND" | "COST_BY_ACCOUNT" | "COST_BY_CATEGORY" | "COST_BY_PRODUCT" | "COST_BY_PROJECT" | "COST_BY_REGION" | "COST_BY_SERVICE_GROUP" | "COST_BY_TAG" | "COST_BY_VENDOR" | "COST_MONTH_TO_DATE" | "ESTIMATED_COST" | "INTEGRATED_PRODUCT_PORTION" | "ML_ABNORMAL_AI" | "ML_ABNORMAL_USER" | "MULTI_VENDOR_COST_BY" | "MULTI_VENDOR_PORTION_BY_SERVICE_GROUP" | "PORTION_BY" | "PRODUCT_PORTION" | "TOP5" | "TOP_MOVERS" | "TOTAL_SAVING" | "YEAR_COST_FORECAST";
export type SaveDashboardAsInput = {
  name: string;
  scope: DashboardScopeInput;
  widgets: ReadonlyArray<WidgetInput>;
};
export type DashboardScopeInput = {
  basis?: CostBasis | null | undefined;
  currency?: string | null | undefined;
  frame?: DashboardFrame | null | undefined;
  vendors?: ReadonlyArray<Vendor> | null | undefined;
};
export type WidgetInput = {
  index: number;
  layout: WidgetLayoutInput;
  settings: WidgetSettingsInput;
  type: WidgetType;
};
export type WidgetLayoutInput = {
  height: number;
  width: number;
  x: number;
  y: number;
};
export type WidgetSettingsInput = {
  account?: string | null | undefined;
  basis?: CostBasis | null | undefined;
  category?: WidgetCategory | null | undefined;
  channels?: ReadonlyArray<WidgetChannel> | null | undefined;
  chartType?: WidgetChart | null | undefined;
  comparison?: WidgetComparison | null | undefined;
  frame?: WidgetFrame | null | undefined;
  includesLowerLevels?: boolean | null | undefined;
  isPinned?: boolean | null | undefined;
  items?: WidgetItemsInput | null | undefined;
  joinSameNames?: boolean | null | undefined;
  maxAlert?: number | null | undefined;
  minAlert?: number | null | undefined;
  savedFilter?: string | null | undefined;
  scale?: WidgetScale | null | undefined;
  sendType?: WidgetSendType | null | undefined;
  sensitivity?: WidgetSensitivity | null | undefined;
  serviceGroupSet?: string | null | undefined;
  tagKey?: string | null | undefined;
  threshold?: number | null | undefined;
  title?: string | null | undefined;
  vendors?: ReadonlyArray<Vendor> | null | undefined;
  viewBy?: ViewBy | null | undefined;
};
export type WidgetItemsInput = {
  chosen?: ReadonlyArray<WidgetItemInput>;
  show: WidgetItems;
};
export type WidgetItemInput = {
  key: string;
  vendor: Vendor;
};
export type useNewDashboardSaveAsMutation$variables = {
  input: SaveDashboardAsInput;
};
export type useNewDashboardSaveAsMutation$data = {
  readonly made: {
    readonly dashboard: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
    }>;
    readonly viewer: {
      readonly dashboard: {
        readonly id: string;
      } | null | undefined;
      readonly dashboards: ReadonlyArray<{
        readonly id: string;
        readonly isSelected: boolean;
        readonly isStarred: boolean;
        readonly name: string;
      }> | null | undefined;
    };
  };
};
export type useNewDashboardSaveAsMutation = {
  response: useNewDashboardSaveAsMutation$data;
  variables: useNewDashboardSaveAsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
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
    "alias": "made",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "DashboardPayload",
    "kind": "LinkedField",
    "name": "saveDashboardAs",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Dashboard",
        "kind": "LinkedField",
        "name": "dashboard",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      },
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
            "concreteType": "Dashboard",
            "kind": "LinkedField",
            "name": "dashboards",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isSelected",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isStarred",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Dashboard",
            "kind": "LinkedField",
            "name": "dashboard",
            "plural": false,
            "selections": [
              (v1/*:: as any*/)
            ],
            "storageKey": null
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
    "name": "useNewDashboardSaveAsMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useNewDashboardSaveAsMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "f9b4cb58ecc0c1a5dcb738fa10e9497a7e8368cdf58fcda85eac5690a372c99c",
    "metadata": {},
    "name": "useNewDashboardSaveAsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ea04937a00d8604a539f038711a8886c";

export default node;
