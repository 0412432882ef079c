/**
 * @generated SignedSource<<325396b91c1d1f4fde14ab6d641a4011>>
 * @relayHash 2f02eaa9f4298118a9d0609d4dce21a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4da78e7ae99d7eef55b10d53c24046da489626e3ac7c3543f24d6fd22a0203f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CostBasis = "BILLED" | "EFFECTIVE";
export type DashboardFrame = "LAST_12_MONTHS" | "LAST_30_DAYS" | "LAST_3_MONTHS" | "LAST_60_DAYS" | "LAST_6_MONTHS" | "LAST_7_DAYS" | "MONTH_TO_DATE" | "YEAR_TO_DATE";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "TENCENT";
export type ViewBy = "ACCOUNT" | "INSTANCE_TYPE" | "PRODUCT" | "PRODUCT_FAMILY" | "PROJECT" | "REGION" | "SERVICE_CATEGORY" | "SERVICE_GROUP" | "TAG" | "USAGE_TYPE";
export type WidgetCategory = "PRODUCT" | "REGION" | "SERVICE_CATEGORY";
export type WidgetChannel = "ALERT_NOW" | "EMAIL" | "SMS";
export type WidgetChart = "LINE" | "PIE" | "STACK";
export type WidgetComparison = "LAST_3_DAYS" | "LAST_7_DAYS" | "LATEST_DAY" | "LATEST_DAY_TO_AVERAGE" | "MONTH_TO_DATE";
export type WidgetFrame = "LAST_10_DAYS" | "LAST_12_MONTHS" | "LAST_14_DAYS" | "LAST_16_WEEKS" | "LAST_24_WEEKS" | "LAST_2_MONTHS" | "LAST_30_DAYS" | "LAST_3_MONTHS" | "LAST_4_WEEKS" | "LAST_60_DAYS" | "LAST_6_MONTHS" | "LAST_7_DAYS" | "LAST_8_WEEKS" | "MONTH_TO_DATE" | "YEAR_TO_MONTH" | "YEAR_TO_WEEK";
export type WidgetItems = "CUSTOM" | "TOP_10" | "TOP_5";
export type WidgetScale = "COST" | "PERCENTAGE" | "VALUE";
export type WidgetSendType = "ALL" | "BY_LEVEL";
export type WidgetSensitivity = "HIGH" | "LOW" | "MIDDLE";
export type WidgetType = "ABNORMAL_CHANGE" | "ALERTS" | "CLOUD_BUDGET" | "COMPARE_COST_TREND" | "COST_BY_ACCOUNT" | "COST_BY_CATEGORY" | "COST_BY_PRODUCT" | "COST_BY_PROJECT" | "COST_BY_REGION" | "COST_BY_SERVICE_GROUP" | "COST_BY_TAG" | "COST_MONTH_TO_DATE" | "ESTIMATED_COST" | "INTEGRATED_PRODUCT_PORTION" | "ML_ABNORMAL_AI" | "ML_ABNORMAL_USER" | "MULTI_VENDOR_COST_BY" | "MULTI_VENDOR_PORTION_BY_SERVICE_GROUP" | "PORTION_BY" | "PRODUCT_PORTION" | "TOP5" | "TOTAL_SAVING" | "YEAR_COST_FORECAST";
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
  maxAlert?: number | null | undefined;
  minAlert?: number | null | undefined;
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
export type DashboardScopeInput = {
  basis?: CostBasis | null | undefined;
  currency?: string | null | undefined;
  frame?: DashboardFrame | null | undefined;
  vendors?: ReadonlyArray<Vendor> | null | undefined;
};
export type WidgetPreviewQuery$variables = {
  scope?: DashboardScopeInput | null | undefined;
  settings: WidgetSettingsInput;
  type: WidgetType;
};
export type WidgetPreviewQuery$data = {
  readonly viewer: {
    readonly widgetContent: {
      readonly " $fragmentSpreads": FragmentRefs<"WidgetView_content">;
    } | null | undefined;
  };
};
export type WidgetPreviewQuery = {
  response: WidgetPreviewQuery$data;
  variables: WidgetPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "scope"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "settings"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "type"
},
v3 = [
  {
    "kind": "Variable",
    "name": "scope",
    "variableName": "scope"
  },
  {
    "kind": "Variable",
    "name": "settings",
    "variableName": "settings"
  },
  {
    "kind": "Variable",
    "name": "type",
    "variableName": "type"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "account",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "vendor",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "serviceGroupSet",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tagKey",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "WidgetSettings",
  "kind": "LinkedField",
  "name": "settings",
  "plural": false,
  "selections": [
    (v5/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "basis",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "category",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "chartType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "comparison",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "frame",
      "storageKey": null
    },
    {
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
            (v6/*:: as any*/),
            (v7/*:: as any*/)
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxAlert",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minAlert",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scale",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sensitivity",
      "storageKey": null
    },
    (v8/*:: as any*/),
    (v9/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "threshold",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vendors",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewBy",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v11 = {
  "kind": "InlineFragment",
  "selections": [
    (v10/*:: as any*/)
  ],
  "type": "WidgetContent",
  "abstractKey": "__isWidgetContent"
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "CostChange",
  "kind": "LinkedField",
  "name": "change",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "difference",
      "storageKey": null
    },
    (v12/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "percent",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v14 = [
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
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cost",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "DateRange",
  "kind": "LinkedField",
  "name": "range",
  "plural": false,
  "selections": (v14/*:: as any*/),
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "concreteType": "CurrencyAmount",
  "kind": "LinkedField",
  "name": "unconverted",
  "plural": true,
  "selections": [
    (v20/*:: as any*/),
    (v15/*:: as any*/)
  ],
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "budget",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rate",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "expectedRate",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "concreteType": "AxisPoint",
  "kind": "LinkedField",
  "name": "axis",
  "plural": true,
  "selections": [
    (v26/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEmpty",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPartial",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isOthers",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "othersCount",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amounts",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "concreteType": "CostItem",
  "kind": "LinkedField",
  "name": "total",
  "plural": false,
  "selections": [
    (v19/*:: as any*/)
  ],
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "month",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "concreteType": "ForecastBand",
  "kind": "LinkedField",
  "name": "band",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "high",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "low",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastMonthTotal",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "meanPercent",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "refusal",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "toDate",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "share",
  "storageKey": null
},
v39 = [
  (v16/*:: as any*/),
  (v6/*:: as any*/),
  (v17/*:: as any*/),
  (v38/*:: as any*/),
  (v7/*:: as any*/)
],
v40 = [
  (v15/*:: as any*/),
  (v18/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "PortionItem",
    "kind": "LinkedField",
    "name": "items",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "VendorAmount",
        "kind": "LinkedField",
        "name": "byVendor",
        "plural": true,
        "selections": [
          (v20/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      },
      (v16/*:: as any*/),
      (v28/*:: as any*/),
      (v6/*:: as any*/),
      (v17/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "PortionPart",
        "kind": "LinkedField",
        "name": "others",
        "plural": true,
        "selections": (v39/*:: as any*/),
        "storageKey": null
      },
      (v29/*:: as any*/),
      (v38/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "storageKey": null
  },
  (v19/*:: as any*/),
  (v21/*:: as any*/)
],
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "supportedVendors",
  "storageKey": null
},
v42 = [
  (v4/*:: as any*/),
  {
    "kind": "TypeDiscriminator",
    "abstractKey": "__isAiAnomalies"
  },
  {
    "kind": "InlineFragment",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AiAnomaly",
        "kind": "LinkedField",
        "name": "anomalies",
        "plural": true,
        "selections": [
          (v16/*:: as any*/),
          (v26/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "expectedCost",
            "storageKey": null
          },
          (v6/*:: as any*/),
          (v17/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "level",
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      },
      (v15/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "judgedThrough",
        "storageKey": null
      },
      (v41/*:: as any*/)
    ],
    "type": "AiFindings",
    "abstractKey": null
  },
  {
    "kind": "InlineFragment",
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "availableOn",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "phase",
        "storageKey": null
      },
      (v41/*:: as any*/)
    ],
    "type": "AiLearning",
    "abstractKey": null
  },
  {
    "kind": "InlineFragment",
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "applyUrl",
        "storageKey": null
      }
    ],
    "type": "NeedsPlan",
    "abstractKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "WidgetPreviewQuery",
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
            "args": (v3/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "widgetContent",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "WidgetView_content"
              }
            ],
            "storageKey": null
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "WidgetPreviewQuery",
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
            "args": (v3/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "widgetContent",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isWidgetContent"
              },
              (v10/*:: as any*/),
              {
                "if": null,
                "kind": "Defer",
                "label": "WidgetView_content$defer$AbnormalChangeWidget_content",
                "selections": [
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v11/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "AbnormalChanges",
                        "kind": "LinkedField",
                        "name": "abnormalChanges",
                        "plural": false,
                        "selections": [
                          (v13/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "DateRange",
                            "kind": "LinkedField",
                            "name": "compareRange",
                            "plural": false,
                            "selections": (v14/*:: as any*/),
                            "storageKey": null
                          },
                          (v15/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "AbnormalChange",
                            "kind": "LinkedField",
                            "name": "items",
                            "plural": true,
                            "selections": [
                              (v13/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "compareCost",
                                "storageKey": null
                              },
                              (v16/*:: as any*/),
                              (v6/*:: as any*/),
                              (v17/*:: as any*/),
                              (v7/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v18/*:: as any*/),
                          (v19/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "totalCount",
                            "storageKey": null
                          },
                          (v21/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v22/*:: as any*/)
                    ],
                    "type": "AbnormalChangeContent",
                    "abstractKey": null
                  }
                ]
              },
              {
                "if": null,
                "kind": "Defer",
                "label": "WidgetView_content$defer$AlertsWidget_content",
                "selections": [
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v11/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "BudgetStatus",
                        "kind": "LinkedField",
                        "name": "budgetStatus",
                        "plural": false,
                        "selections": [
                          (v15/*:: as any*/),
                          (v18/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "BudgetRow",
                            "kind": "LinkedField",
                            "name": "rows",
                            "plural": true,
                            "selections": [
                              (v6/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "name",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "BudgetScope",
                                "kind": "LinkedField",
                                "name": "scope",
                                "plural": false,
                                "selections": [
                                  (v12/*:: as any*/),
                                  (v7/*:: as any*/),
                                  (v5/*:: as any*/),
                                  (v8/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "serviceGroup",
                                    "storageKey": null
                                  },
                                  (v9/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "tagValue",
                                    "storageKey": null
                                  }
                                ],
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "BudgetFigures",
                                "kind": "LinkedField",
                                "name": "months",
                                "plural": true,
                                "selections": [
                                  (v23/*:: as any*/),
                                  (v24/*:: as any*/),
                                  (v25/*:: as any*/)
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          (v21/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v22/*:: as any*/)
                    ],
                    "type": "AlertsContent",
                    "abstractKey": null
                  }
                ]
              },
              {
                "if": null,
                "kind": "Defer",
                "label": "WidgetView_content$defer$CloudBudgetWidget_content",
                "selections": [
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v11/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "BudgetStatus",
                        "kind": "LinkedField",
                        "name": "budgetStatus",
                        "plural": false,
                        "selections": [
                          (v15/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "daysComplete",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "daysInMonth",
                            "storageKey": null
                          },
                          (v18/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "BudgetFigures",
                            "kind": "LinkedField",
                            "name": "total",
                            "plural": false,
                            "selections": [
                              (v23/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "expected",
                                "storageKey": null
                              },
                              (v25/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "prorated",
                                "storageKey": null
                              },
                              (v24/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "spent",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          (v21/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v22/*:: as any*/)
                    ],
                    "type": "BudgetContent",
                    "abstractKey": null
                  }
                ]
              },
              {
                "if": null,
                "kind": "Defer",
                "label": "WidgetView_content$defer$CostByWidget_content",
                "selections": [
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v11/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CostOverTime",
                        "kind": "LinkedField",
                        "name": "costOverTime",
                        "plural": false,
                        "selections": [
                          (v15/*:: as any*/),
                          (v18/*:: as any*/),
                          (v27/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CostItem",
                            "kind": "LinkedField",
                            "name": "series",
                            "plural": true,
                            "selections": [
                              (v6/*:: as any*/),
                              (v17/*:: as any*/),
                              (v7/*:: as any*/),
                              (v28/*:: as any*/),
                              (v29/*:: as any*/),
                              (v30/*:: as any*/),
                              (v19/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v31/*:: as any*/),
                          (v21/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v22/*:: as any*/)
                    ],
                    "type": "CostByContent",
                    "abstractKey": null
                  }
                ]
              },
              {
                "if": null,
                "kind": "Defer",
                "label": "WidgetView_content$defer$CostTrendWidget_content",
                "selections": [
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v11/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CostTrend",
                        "kind": "LinkedField",
                        "name": "costTrend",
                        "plural": false,
                        "selections": [
                          (v15/*:: as any*/),
                          (v21/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "TrendMonth",
                            "kind": "LinkedField",
                            "name": "months",
                            "plural": true,
                            "selections": [
                              (v32/*:: as any*/),
                              (v19/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "accumulated",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      (v22/*:: as any*/)
                    ],
                    "type": "CostTrendContent",
                    "abstractKey": null
                  }
                ]
              },
              {
                "if": null,
                "kind": "Defer",
                "label": "WidgetView_content$defer$EstimatedCostWidget_content",
                "selections": [
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v11/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "EstimatedCost",
                        "kind": "LinkedField",
                        "name": "estimatedCost",
                        "plural": false,
                        "selections": [
                          (v33/*:: as any*/),
                          (v13/*:: as any*/),
                          (v15/*:: as any*/),
                          (v34/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "EstimateParts",
                            "kind": "LinkedField",
                            "name": "parts",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "expectedCharges",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "known",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "remaining",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "EstimateError",
                            "kind": "LinkedField",
                            "name": "pastError",
                            "plural": false,
                            "selections": [
                              (v35/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "PastEstimate",
                                "kind": "LinkedField",
                                "name": "months",
                                "plural": true,
                                "selections": [
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "actual",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "errorPercent",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "estimated",
                                    "storageKey": null
                                  },
                                  (v32/*:: as any*/)
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          (v18/*:: as any*/),
                          (v36/*:: as any*/),
                          (v37/*:: as any*/),
                          (v19/*:: as any*/),
                          (v21/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v22/*:: as any*/)
                    ],
                    "type": "EstimatedCostContent",
                    "abstractKey": null
                  }
                ]
              },
              {
                "if": null,
                "kind": "Defer",
                "label": "WidgetView_content$defer$IntegratedPortionWidget_content",
                "selections": [
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v11/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Portion",
                        "kind": "LinkedField",
                        "name": "integratedPortion",
                        "plural": false,
                        "selections": (v40/*:: as any*/),
                        "storageKey": null
                      },
                      (v22/*:: as any*/)
                    ],
                    "type": "IntegratedPortionContent",
                    "abstractKey": null
                  }
                ]
              },
              {
                "if": null,
                "kind": "Defer",
                "label": "WidgetView_content$defer$MlAbnormalAiWidget_content",
                "selections": [
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v11/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": null,
                        "kind": "LinkedField",
                        "name": "aiAnomalies",
                        "plural": false,
                        "selections": (v42/*:: as any*/),
                        "storageKey": null
                      },
                      (v22/*:: as any*/)
                    ],
                    "type": "MlAbnormalAiContent",
                    "abstractKey": null
                  }
                ]
              },
              {
                "if": null,
                "kind": "Defer",
                "label": "WidgetView_content$defer$MlAbnormalUserWidget_content",
                "selections": [
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v11/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": null,
                        "kind": "LinkedField",
                        "name": "userAnomalies",
                        "plural": false,
                        "selections": (v42/*:: as any*/),
                        "storageKey": null
                      },
                      (v22/*:: as any*/)
                    ],
                    "type": "MlAbnormalUserContent",
                    "abstractKey": null
                  }
                ]
              },
              {
                "if": null,
                "kind": "Defer",
                "label": "WidgetView_content$defer$MonthToDateWidget_content",
                "selections": [
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v11/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CostMonthToDate",
                        "kind": "LinkedField",
                        "name": "costMonthToDate",
                        "plural": false,
                        "selections": [
                          (v15/*:: as any*/),
                          (v19/*:: as any*/),
                          (v21/*:: as any*/),
                          (v18/*:: as any*/),
                          (v13/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "lastMonthCost",
                            "storageKey": null
                          },
                          (v34/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "DateRange",
                            "kind": "LinkedField",
                            "name": "lastMonthRange",
                            "plural": false,
                            "selections": (v14/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      (v22/*:: as any*/)
                    ],
                    "type": "MonthToDateContent",
                    "abstractKey": null
                  }
                ]
              },
              {
                "if": null,
                "kind": "Defer",
                "label": "WidgetView_content$defer$MultiVendorCostWidget_content",
                "selections": [
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v11/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CostByVendor",
                        "kind": "LinkedField",
                        "name": "costByVendor",
                        "plural": false,
                        "selections": [
                          (v15/*:: as any*/),
                          (v18/*:: as any*/),
                          (v27/*:: as any*/),
                          (v31/*:: as any*/),
                          (v21/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "VendorCost",
                            "kind": "LinkedField",
                            "name": "vendors",
                            "plural": true,
                            "selections": [
                              (v7/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "CostItem",
                                "kind": "LinkedField",
                                "name": "series",
                                "plural": true,
                                "selections": [
                                  (v6/*:: as any*/),
                                  (v17/*:: as any*/),
                                  (v28/*:: as any*/),
                                  (v29/*:: as any*/),
                                  (v30/*:: as any*/),
                                  (v19/*:: as any*/)
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      (v22/*:: as any*/)
                    ],
                    "type": "MultiVendorCostContent",
                    "abstractKey": null
                  }
                ]
              },
              {
                "if": null,
                "kind": "Defer",
                "label": "WidgetView_content$defer$PortionByWidget_content",
                "selections": [
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v11/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Portion",
                        "kind": "LinkedField",
                        "name": "portionBy",
                        "plural": false,
                        "selections": (v40/*:: as any*/),
                        "storageKey": null
                      },
                      (v22/*:: as any*/)
                    ],
                    "type": "PortionByContent",
                    "abstractKey": null
                  }
                ]
              },
              {
                "if": null,
                "kind": "Defer",
                "label": "WidgetView_content$defer$ProductPortionWidget_content",
                "selections": [
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v11/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Portion",
                        "kind": "LinkedField",
                        "name": "productPortion",
                        "plural": false,
                        "selections": (v40/*:: as any*/),
                        "storageKey": null
                      },
                      (v22/*:: as any*/)
                    ],
                    "type": "ProductPortionContent",
                    "abstractKey": null
                  }
                ]
              },
              {
                "if": null,
                "kind": "Defer",
                "label": "WidgetView_content$defer$ServiceGroupPortionWidget_content",
                "selections": [
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v11/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Portion",
                        "kind": "LinkedField",
                        "name": "serviceGroupPortion",
                        "plural": false,
                        "selections": (v40/*:: as any*/),
                        "storageKey": null
                      },
                      (v22/*:: as any*/)
                    ],
                    "type": "ServiceGroupPortionContent",
                    "abstractKey": null
                  }
                ]
              },
              {
                "if": null,
                "kind": "Defer",
                "label": "WidgetView_content$defer$TopCostsWidget_content",
                "selections": [
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v11/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "TopCosts",
                        "kind": "LinkedField",
                        "name": "topCosts",
                        "plural": false,
                        "selections": [
                          (v15/*:: as any*/),
                          (v19/*:: as any*/),
                          (v21/*:: as any*/),
                          (v18/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "TopCost",
                            "kind": "LinkedField",
                            "name": "items",
                            "plural": true,
                            "selections": (v39/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      (v22/*:: as any*/)
                    ],
                    "type": "TopCostsContent",
                    "abstractKey": null
                  }
                ]
              },
              {
                "if": null,
                "kind": "Defer",
                "label": "WidgetView_content$defer$TotalSavingWidget_content",
                "selections": [
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v11/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "TotalSaving",
                        "kind": "LinkedField",
                        "name": "totalSaving",
                        "plural": false,
                        "selections": [
                          (v15/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "SavingSpan",
                            "kind": "LinkedField",
                            "name": "lastMonth",
                            "plural": false,
                            "selections": [
                              (v18/*:: as any*/),
                              (v19/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "SavingSpan",
                            "kind": "LinkedField",
                            "name": "monthToDate",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "commitment",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "credits",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "discounts",
                                "storageKey": null
                              },
                              (v18/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "spot",
                                "storageKey": null
                              },
                              (v19/*:: as any*/),
                              (v21/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      (v22/*:: as any*/)
                    ],
                    "type": "TotalSavingContent",
                    "abstractKey": null
                  }
                ]
              },
              {
                "if": null,
                "kind": "Defer",
                "label": "WidgetView_content$defer$YearForecastWidget_content",
                "selections": [
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v11/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "YearForecast",
                        "kind": "LinkedField",
                        "name": "yearForecast",
                        "plural": false,
                        "selections": [
                          (v15/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "MonthCost",
                            "kind": "LinkedField",
                            "name": "history",
                            "plural": true,
                            "selections": [
                              (v16/*:: as any*/),
                              (v32/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "model",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "ForecastMonth",
                            "kind": "LinkedField",
                            "name": "months",
                            "plural": true,
                            "selections": [
                              (v33/*:: as any*/),
                              (v16/*:: as any*/),
                              (v32/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "ForecastError",
                            "kind": "LinkedField",
                            "name": "pastError",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "comparisons",
                                "storageKey": null
                              },
                              (v35/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "origins",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          (v36/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "RunningMonth",
                            "kind": "LinkedField",
                            "name": "running",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "forecast",
                                "storageKey": null
                              },
                              (v32/*:: as any*/),
                              (v37/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v19/*:: as any*/),
                          (v21/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v22/*:: as any*/)
                    ],
                    "type": "YearForecastContent",
                    "abstractKey": null
                  }
                ]
              },
              (v22/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f4da78e7ae99d7eef55b10d53c24046da489626e3ac7c3543f24d6fd22a0203f",
    "metadata": {},
    "name": "WidgetPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "43341bd24725e83d874d52e3aa31401b";

export default node;
