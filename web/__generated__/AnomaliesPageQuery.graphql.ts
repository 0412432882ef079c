/**
 * @generated SignedSource<<af8abc47d81a31f1f7b5296c026666ba>>
 * @relayHash 55ec22a8840fb804cadfad03fadb5bd6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c3046412e801b53bb8346a6df3ed914c23ba6eef045ffdd8ef8b4f772181b0f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type AlarmLevel = "CRITICAL" | "MAJOR" | "MINOR";
export type AnomalyDetectType = "AI" | "RULE";
export type AnomalySensitivity = "HIGH" | "LOW" | "MIDDLE";
export type AnomalySort = "IMPACT" | "LEVEL" | "NEWEST" | "OLDEST";
export type AnomalyState = "ACKNOWLEDGED" | "FALSE" | "OPEN" | "PLANNED" | "RESOLVED" | "SNOOZED" | "WITHDRAWN";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
export type AnomalyFilterInput = {
  detectType?: AnomalyDetectType | null | undefined;
  end?: string | null | undefined;
  isStarred?: boolean | null | undefined;
  isWithHidden?: boolean;
  levels?: ReadonlyArray<AlarmLevel> | null | undefined;
  sensitivity?: AnomalySensitivity | null | undefined;
  start?: string | null | undefined;
  states?: ReadonlyArray<AnomalyState> | null | undefined;
  topKey?: string | null | undefined;
  vendors?: ReadonlyArray<Vendor> | null | undefined;
};
export type AnomaliesPageQuery$variables = {
  alertsOf?: ReadonlyArray<Vendor> | null | undefined;
  counted: AnomalyFilterInput;
  end?: string | null | undefined;
  filter: AnomalyFilterInput;
  itemsPerPage: number;
  page: number;
  sort: AnomalySort;
  start?: string | null | undefined;
};
export type AnomaliesPageQuery$data = {
  readonly viewer: {
    readonly alertFeed: Result<{
      readonly " $fragmentSpreads": FragmentRefs<"ActiveAlerts_feed">;
    } | null | undefined, unknown>;
    readonly anomalies: Result<{
      readonly " $fragmentSpreads": FragmentRefs<"AnomalyList_anomalies">;
    } | null | undefined, unknown>;
    readonly anomalyCounts: Result<ReadonlyArray<{
      readonly count: number;
      readonly level: AlarmLevel;
    }> | null | undefined, unknown>;
    readonly anomalyWatch: Result<{
      readonly " $fragmentSpreads": FragmentRefs<"AnomalyList_watch" | "WatchState_watch">;
    } | null | undefined, unknown>;
    readonly ofAi: Result<{
      readonly " $fragmentSpreads": FragmentRefs<"TopAnomalies_top">;
    } | null | undefined, unknown>;
    readonly ofRules: Result<{
      readonly " $fragmentSpreads": FragmentRefs<"TopAnomalies_top">;
    } | null | undefined, unknown>;
  };
};
export type AnomaliesPageQuery = {
  response: AnomaliesPageQuery$data;
  variables: AnomaliesPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "alertsOf"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "counted"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "end"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "itemsPerPage"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "page"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "start"
},
v8 = [
  {
    "kind": "Variable",
    "name": "vendors",
    "variableName": "alertsOf"
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "level",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "filter",
      "variableName": "counted"
    }
  ],
  "concreteType": "AnomalyLevelCount",
  "kind": "LinkedField",
  "name": "anomalyCounts",
  "plural": true,
  "selections": [
    (v9/*:: as any*/),
    (v10/*:: as any*/)
  ],
  "storageKey": null
},
v12 = {
  "kind": "Variable",
  "name": "end",
  "variableName": "end"
},
v13 = {
  "kind": "Variable",
  "name": "start",
  "variableName": "start"
},
v14 = [
  {
    "kind": "Literal",
    "name": "detectType",
    "value": "AI"
  },
  (v12/*:: as any*/),
  (v13/*:: as any*/)
],
v15 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "TopAnomalies_top"
  }
],
v16 = [
  {
    "kind": "Literal",
    "name": "detectType",
    "value": "RULE"
  },
  (v12/*:: as any*/),
  (v13/*:: as any*/)
],
v17 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Variable",
    "name": "itemsPerPage",
    "variableName": "itemsPerPage"
  },
  {
    "kind": "Variable",
    "name": "page",
    "variableName": "page"
  },
  {
    "kind": "Variable",
    "name": "sort",
    "variableName": "sort"
  }
],
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "supportedVendors",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "judgedAt",
  "storageKey": null
},
v22 = [
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
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "vendor",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v29 = [
  (v27/*:: as any*/),
  (v28/*:: as any*/)
],
v30 = {
  "alias": null,
  "args": null,
  "concreteType": "AnomalyItem",
  "kind": "LinkedField",
  "name": "account",
  "plural": false,
  "selections": (v29/*:: as any*/),
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "impact",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "concreteType": "AnomalyItem",
  "kind": "LinkedField",
  "name": "product",
  "plural": false,
  "selections": (v29/*:: as any*/),
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "concreteType": "AnomalyItem",
  "kind": "LinkedField",
  "name": "region",
  "plural": false,
  "selections": (v29/*:: as any*/),
  "storageKey": null
},
v34 = [
  (v26/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "AnomalyTopItem",
    "kind": "LinkedField",
    "name": "items",
    "plural": true,
    "selections": [
      (v30/*:: as any*/),
      (v9/*:: as any*/),
      (v31/*:: as any*/),
      (v27/*:: as any*/),
      (v32/*:: as any*/),
      (v33/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ruleTitle",
        "storageKey": null
      },
      (v23/*:: as any*/)
    ],
    "storageKey": null
  }
];
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
    "name": "AnomaliesPageQuery",
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
              "args": null,
              "concreteType": "AnomalyWatch",
              "kind": "LinkedField",
              "name": "anomalyWatch",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "WatchState_watch"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "AnomalyList_watch"
                }
              ],
              "storageKey": null
            },
            "to": "RESULT"
          },
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": (v8/*:: as any*/),
              "concreteType": "AlertFeed",
              "kind": "LinkedField",
              "name": "alertFeed",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ActiveAlerts_feed"
                }
              ],
              "storageKey": null
            },
            "to": "RESULT"
          },
          {
            "kind": "CatchField",
            "field": (v11/*:: as any*/),
            "to": "RESULT"
          },
          {
            "kind": "CatchField",
            "field": {
              "alias": "ofAi",
              "args": (v14/*:: as any*/),
              "concreteType": "AnomalyTop",
              "kind": "LinkedField",
              "name": "anomalyTop",
              "plural": false,
              "selections": (v15/*:: as any*/),
              "storageKey": null
            },
            "to": "RESULT"
          },
          {
            "kind": "CatchField",
            "field": {
              "alias": "ofRules",
              "args": (v16/*:: as any*/),
              "concreteType": "AnomalyTop",
              "kind": "LinkedField",
              "name": "anomalyTop",
              "plural": false,
              "selections": (v15/*:: as any*/),
              "storageKey": null
            },
            "to": "RESULT"
          },
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": (v17/*:: as any*/),
              "concreteType": "AnomalyConnection",
              "kind": "LinkedField",
              "name": "anomalies",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "AnomalyList_anomalies"
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
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v7/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v6/*:: as any*/),
      (v5/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AnomaliesPageQuery",
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
            "args": null,
            "concreteType": "AnomalyWatch",
            "kind": "LinkedField",
            "name": "anomalyWatch",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "availability",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "sensitivity",
                        "storageKey": null
                      },
                      (v18/*:: as any*/)
                    ],
                    "type": "AnomalyOpen",
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
                      (v18/*:: as any*/)
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
                        "concreteType": "PlanApplication",
                        "kind": "LinkedField",
                        "name": "application",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "applicant",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "appliedAt",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "decidedAt",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "decider",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "note",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "reason",
                            "storageKey": null
                          },
                          (v19/*:: as any*/),
                          (v20/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "type": "NeedsPlan",
                    "abstractKey": null
                  }
                ],
                "storageKey": null
              },
              (v21/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AnomalyJudgedDays",
                "kind": "LinkedField",
                "name": "judgedDays",
                "plural": true,
                "selections": [
                  (v21/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "DateRange",
                    "kind": "LinkedField",
                    "name": "range",
                    "plural": false,
                    "selections": (v22/*:: as any*/),
                    "storageKey": null
                  },
                  (v23/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v8/*:: as any*/),
            "concreteType": "AlertFeed",
            "kind": "LinkedField",
            "name": "alertFeed",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Alert",
                "kind": "LinkedField",
                "name": "alerts",
                "plural": true,
                "selections": [
                  (v20/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isSeen",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "DateRange",
                    "kind": "LinkedField",
                    "name": "judgedDays",
                    "plural": false,
                    "selections": (v22/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "kind",
                    "storageKey": null
                  },
                  (v10/*:: as any*/),
                  (v24/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "path",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "raisedAt",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v25/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unseenCount",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v11/*:: as any*/),
          {
            "alias": "ofAi",
            "args": (v14/*:: as any*/),
            "concreteType": "AnomalyTop",
            "kind": "LinkedField",
            "name": "anomalyTop",
            "plural": false,
            "selections": (v34/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": "ofRules",
            "args": (v16/*:: as any*/),
            "concreteType": "AnomalyTop",
            "kind": "LinkedField",
            "name": "anomalyTop",
            "plural": false,
            "selections": (v34/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v17/*:: as any*/),
            "concreteType": "AnomalyConnection",
            "kind": "LinkedField",
            "name": "anomalies",
            "plural": false,
            "selections": [
              (v25/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AnomalyEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Anomaly",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v20/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "analysedAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "changeRate",
                        "storageKey": null
                      },
                      (v26/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "detectType",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "detectedAt",
                        "storageKey": null
                      },
                      (v31/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isHidden",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isStarred",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "lastSeenOn",
                        "storageKey": null
                      },
                      (v10/*:: as any*/),
                      (v24/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "AnomalyItem",
                        "kind": "LinkedField",
                        "name": "product",
                        "plural": false,
                        "selections": [
                          (v28/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "receivesAlerts",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "startedOn",
                        "storageKey": null
                      },
                      (v19/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "AnomalyTopCause",
                        "kind": "LinkedField",
                        "name": "topCause",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "share",
                            "storageKey": null
                          },
                          (v30/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "operation",
                            "storageKey": null
                          },
                          (v32/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "purchaseOption",
                            "storageKey": null
                          },
                          (v33/*:: as any*/),
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
                            "concreteType": "AnomalyOwner",
                            "kind": "LinkedField",
                            "name": "owner",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "tagKey",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "value",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "unit",
                        "storageKey": null
                      },
                      (v23/*:: as any*/)
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
    "id": "2c3046412e801b53bb8346a6df3ed914c23ba6eef045ffdd8ef8b4f772181b0f",
    "metadata": {},
    "name": "AnomaliesPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1231fe87798fc3eea7aa01879cb39690";

export default node;
