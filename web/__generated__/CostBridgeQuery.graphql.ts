/**
 * @generated SignedSource<<39c71056035003c915c196f1eb1e0ca4>>
 * @relayHash 8b1bbdf358deb2bed0b6f8cda49464ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76c4776aa6adb11566a0c10d2086418012f71149c50c84a88ee559f2ec86150b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type CostBasis = "BILLED" | "EFFECTIVE";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
export type CostBridgeQuery$variables = {
  basis: CostBasis;
  isOfAll: boolean;
  isOfOne: boolean;
  month: string;
  vendor: Vendor;
};
export type CostBridgeQuery$data = {
  readonly viewer: {
    readonly bill?: {
      readonly costBridge: Result<{
        readonly " $fragmentSpreads": FragmentRefs<"BridgeOfVendor_bridge">;
      } | null | undefined, unknown>;
    } | null | undefined;
    readonly billsOfMonth?: {
      readonly costBridge: Result<{
        readonly " $fragmentSpreads": FragmentRefs<"BridgeOfAll_bridge">;
      } | null | undefined, unknown>;
    } | null | undefined;
  };
};
export type CostBridgeQuery = {
  response: CostBridgeQuery$data;
  variables: CostBridgeQuery$variables;
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
  "name": "isOfAll"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isOfOne"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "month"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "vendor"
},
v5 = {
  "kind": "Variable",
  "name": "month",
  "variableName": "month"
},
v6 = [
  (v5/*:: as any*/),
  {
    "kind": "Variable",
    "name": "vendor",
    "variableName": "vendor"
  }
],
v7 = [
  {
    "kind": "Variable",
    "name": "basis",
    "variableName": "basis"
  }
],
v8 = [
  (v5/*:: as any*/)
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v10 = [
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
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cost",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v14 = [
  (v9/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "month",
    "storageKey": null
  }
],
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "vendor",
  "storageKey": null
},
v17 = [
  (v9/*:: as any*/),
  (v16/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CostBridgeQuery",
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
            "condition": "isOfOne",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v6/*:: as any*/),
                "concreteType": "Bill",
                "kind": "LinkedField",
                "name": "bill",
                "plural": false,
                "selections": [
                  {
                    "kind": "CatchField",
                    "field": {
                      "alias": null,
                      "args": (v7/*:: as any*/),
                      "concreteType": "CostBridge",
                      "kind": "LinkedField",
                      "name": "costBridge",
                      "plural": false,
                      "selections": [
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "BridgeOfVendor_bridge"
                        }
                      ],
                      "storageKey": null
                    },
                    "to": "RESULT"
                  }
                ],
                "storageKey": null
              }
            ]
          },
          {
            "condition": "isOfAll",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v8/*:: as any*/),
                "concreteType": "BillsOfMonth",
                "kind": "LinkedField",
                "name": "billsOfMonth",
                "plural": false,
                "selections": [
                  {
                    "kind": "CatchField",
                    "field": {
                      "alias": null,
                      "args": (v7/*:: as any*/),
                      "concreteType": "BillsBridge",
                      "kind": "LinkedField",
                      "name": "costBridge",
                      "plural": false,
                      "selections": [
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "BridgeOfAll_bridge"
                        }
                      ],
                      "storageKey": null
                    },
                    "to": "RESULT"
                  }
                ],
                "storageKey": null
              }
            ]
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
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CostBridgeQuery",
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
            "condition": "isOfOne",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v6/*:: as any*/),
                "concreteType": "Bill",
                "kind": "LinkedField",
                "name": "bill",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": (v7/*:: as any*/),
                    "concreteType": "CostBridge",
                    "kind": "LinkedField",
                    "name": "costBridge",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CostBridgeBill",
                        "kind": "LinkedField",
                        "name": "bills",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CostBridgeConversion",
                            "kind": "LinkedField",
                            "name": "conversions",
                            "plural": true,
                            "selections": [
                              (v9/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "AppliedRate",
                                "kind": "LinkedField",
                                "name": "rate",
                                "plural": false,
                                "selections": (v10/*:: as any*/),
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          (v11/*:: as any*/),
                          (v12/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CostBridgeLine",
                            "kind": "LinkedField",
                            "name": "lines",
                            "plural": true,
                            "selections": [
                              (v9/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "billed",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "effective",
                                "storageKey": null
                              },
                              (v13/*:: as any*/),
                              {
                                "alias": "parts",
                                "args": null,
                                "concreteType": "CostBridgeMonth",
                                "kind": "LinkedField",
                                "name": "months",
                                "plural": true,
                                "selections": (v14/*:: as any*/),
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "CostBridgeMonth",
                                "kind": "LinkedField",
                                "name": "months",
                                "plural": true,
                                "selections": (v14/*:: as any*/),
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          (v15/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "unconverted",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "convertedCost",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      (v12/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "notExplained",
                        "storageKey": null
                      },
                      (v15/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ]
          },
          {
            "condition": "isOfAll",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v8/*:: as any*/),
                "concreteType": "BillsOfMonth",
                "kind": "LinkedField",
                "name": "billsOfMonth",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": (v7/*:: as any*/),
                    "concreteType": "BillsBridge",
                    "kind": "LinkedField",
                    "name": "costBridge",
                    "plural": false,
                    "selections": [
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "BillsBridgeLine",
                        "kind": "LinkedField",
                        "name": "lines",
                        "plural": true,
                        "selections": [
                          (v9/*:: as any*/),
                          (v13/*:: as any*/),
                          {
                            "alias": "parts",
                            "args": null,
                            "concreteType": "BillsBridgePart",
                            "kind": "LinkedField",
                            "name": "vendors",
                            "plural": true,
                            "selections": (v17/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "BillsBridgePart",
                            "kind": "LinkedField",
                            "name": "vendors",
                            "plural": true,
                            "selections": (v17/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "AppliedRate",
                        "kind": "LinkedField",
                        "name": "rates",
                        "plural": true,
                        "selections": (v10/*:: as any*/),
                        "storageKey": null
                      },
                      (v15/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "BillsBridgeVendor",
                        "kind": "LinkedField",
                        "name": "vendors",
                        "plural": true,
                        "selections": [
                          (v11/*:: as any*/),
                          (v15/*:: as any*/),
                          (v16/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "missing",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "BillsBridgeRest",
                        "kind": "LinkedField",
                        "name": "withoutRate",
                        "plural": true,
                        "selections": [
                          (v11/*:: as any*/),
                          (v12/*:: as any*/),
                          (v15/*:: as any*/)
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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "76c4776aa6adb11566a0c10d2086418012f71149c50c84a88ee559f2ec86150b",
    "metadata": {},
    "name": "CostBridgeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7c4736e5ae5a310be74bd47f1d5dbad7";

export default node;
