/**
 * @generated SignedSource<<fa1073ae98cbbedc1a4b0de34e17904d>>
 * @relayHash 45b6dec21ce418247845f26e3c88c00a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac592e7b14ba28ffefdcee6ec511b2b72a34038859d0358662420dd6f93c7d72

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
export type SaveDashboardInput = {
  id: string;
  name: string;
  scope: DashboardScopeInput;
  version: number;
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
export type useSaveDashboardMutation$variables = {
  input: SaveDashboardInput;
};
export type useSaveDashboardMutation$data = {
  readonly saveDashboard: {
    readonly dashboard: {
      readonly id: string;
      readonly isTemplate: boolean;
      readonly widgets: ReadonlyArray<{
        readonly content: {
          readonly __typename: string;
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"useWidgetSettings_content">;
        };
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"savedContent_dashboard">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
    }>;
  };
};
export type useSaveDashboardMutation = {
  response: useSaveDashboardMutation$data;
  variables: useSaveDashboardMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
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
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isTemplate",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "frame",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "vendors",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "basis",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "DashboardScope",
  "kind": "LinkedField",
  "name": "scope",
  "plural": false,
  "selections": [
    (v8/*:: as any*/),
    (v9/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    (v10/*:: as any*/)
  ],
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "index",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "WidgetLayout",
  "kind": "LinkedField",
  "name": "layout",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "x",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "y",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "width",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "height",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "account",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "chartType",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "comparison",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "concreteType": "WidgetItemChoice",
  "kind": "LinkedField",
  "name": "items",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WidgetItem",
      "kind": "LinkedField",
      "name": "chosen",
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
          "name": "vendor",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "show",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "maxAlert",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minAlert",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "savedFilter",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "savedFilterName",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "scale",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sensitivity",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "serviceGroupSet",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tagKey",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "threshold",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewBy",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "concreteType": "WidgetSettings",
  "kind": "LinkedField",
  "name": "settings",
  "plural": false,
  "selections": [
    (v15/*:: as any*/),
    (v10/*:: as any*/),
    (v16/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "channels",
      "storageKey": null
    },
    (v17/*:: as any*/),
    (v18/*:: as any*/),
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "includesLowerLevels",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPinned",
      "storageKey": null
    },
    (v19/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "joinSameNames",
      "storageKey": null
    },
    (v20/*:: as any*/),
    (v21/*:: as any*/),
    (v22/*:: as any*/),
    (v23/*:: as any*/),
    (v24/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sendType",
      "storageKey": null
    },
    (v25/*:: as any*/),
    (v26/*:: as any*/),
    (v27/*:: as any*/),
    (v28/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    (v9/*:: as any*/),
    (v29/*:: as any*/)
  ],
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveDashboardMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DashboardPayload",
        "kind": "LinkedField",
        "name": "saveDashboard",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Dashboard",
            "kind": "LinkedField",
            "name": "dashboard",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "kind": "InlineDataFragmentSpread",
                "name": "savedContent_dashboard",
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v11/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Widget",
                    "kind": "LinkedField",
                    "name": "widgets",
                    "plural": true,
                    "selections": [
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      (v30/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "args": null,
                "argumentDefinitions": []
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Widget",
                "kind": "LinkedField",
                "name": "widgets",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "content",
                    "plural": false,
                    "selections": [
                      (v31/*:: as any*/),
                      (v3/*:: as any*/),
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "useWidgetSettings_content"
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
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveDashboardMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DashboardPayload",
        "kind": "LinkedField",
        "name": "saveDashboard",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Dashboard",
            "kind": "LinkedField",
            "name": "dashboard",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Widget",
                "kind": "LinkedField",
                "name": "widgets",
                "plural": true,
                "selections": [
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v30/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "content",
                    "plural": false,
                    "selections": [
                      (v31/*:: as any*/),
                      (v3/*:: as any*/),
                      {
                        "kind": "TypeDiscriminator",
                        "abstractKey": "__isWidgetContent"
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "WidgetSettings",
                        "kind": "LinkedField",
                        "name": "settings",
                        "plural": false,
                        "selections": [
                          (v15/*:: as any*/),
                          (v10/*:: as any*/),
                          (v16/*:: as any*/),
                          (v17/*:: as any*/),
                          (v18/*:: as any*/),
                          (v8/*:: as any*/),
                          (v19/*:: as any*/),
                          (v20/*:: as any*/),
                          (v21/*:: as any*/),
                          (v22/*:: as any*/),
                          (v23/*:: as any*/),
                          (v24/*:: as any*/),
                          (v25/*:: as any*/),
                          (v26/*:: as any*/),
                          (v27/*:: as any*/),
                          (v28/*:: as any*/),
                          (v9/*:: as any*/),
                          (v29/*:: as any*/)
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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ac592e7b14ba28ffefdcee6ec511b2b72a34038859d0358662420dd6f93c7d72",
    "metadata": {},
    "name": "useSaveDashboardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2026f0969150114d9e582d3cfc965924";

export default node;
