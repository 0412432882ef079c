/**
 * @generated SignedSource<<221b76855247c8121593940be694a878>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "TENCENT";
export type BillingPageQuery$variables = {
  hasMonth: boolean;
  month: string;
  vendor: Vendor;
};
export type BillingPageQuery$data = {
  readonly viewer: {
    readonly bill?: {
      readonly " $fragmentSpreads": FragmentRefs<"BillOfMonth_bill">;
    } | null | undefined;
    readonly bills: Result<{
      readonly months: ReadonlyArray<{
        readonly month: string;
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"BillOfMonth_bills">;
    } | null | undefined, unknown>;
  };
};
export type BillingPageQuery = {
  response: BillingPageQuery$data;
  variables: BillingPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasMonth"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "month"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "vendor"
},
v3 = {
  "kind": "Variable",
  "name": "vendor",
  "variableName": "vendor"
},
v4 = [
  (v3/*:: as any*/)
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "month",
  "storageKey": null
},
v6 = [
  {
    "kind": "Variable",
    "name": "month",
    "variableName": "month"
  },
  (v3/*:: as any*/)
],
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "BillStatus",
  "kind": "LinkedField",
  "name": "status",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "confirmedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "confirmedBy",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "ChargeFigures",
  "kind": "LinkedField",
  "name": "figures",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "additionalServices",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cloudCost",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cloudFrontDiscount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cloudFrontRequestDiscount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cloudFrontTransferDiscount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cloudOriginalCost",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "credit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ncpDiscount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "onDemandDiscount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "otherDiscount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "salesDiscount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "supportFee",
      "storageKey": null
    },
    (v9/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vat",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "BillLine",
  "kind": "LinkedField",
  "name": "lines",
  "plural": true,
  "selections": [
    (v11/*:: as any*/),
    (v12/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSubtotal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCalculated",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BillLinePart",
      "kind": "LinkedField",
      "name": "parts",
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
          "name": "name",
          "storageKey": null
        },
        (v12/*:: as any*/)
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "BillingPageQuery",
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
              "args": (v4/*:: as any*/),
              "concreteType": "BillList",
              "kind": "LinkedField",
              "name": "bills",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "BillMonth",
                  "kind": "LinkedField",
                  "name": "months",
                  "plural": true,
                  "selections": [
                    (v5/*:: as any*/)
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "BillOfMonth_bills"
                }
              ],
              "storageKey": null
            },
            "to": "RESULT"
          },
          {
            "condition": "hasMonth",
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
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "BillOfMonth_bill"
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
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "BillingPageQuery",
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
            "args": (v4/*:: as any*/),
            "concreteType": "BillList",
            "kind": "LinkedField",
            "name": "bills",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "BillMonth",
                "kind": "LinkedField",
                "name": "months",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "BillTotal",
                    "kind": "LinkedField",
                    "name": "totals",
                    "plural": true,
                    "selections": [
                      (v8/*:: as any*/),
                      (v9/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "companyCurrency",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "convertedTotal",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isConverted",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "condition": "hasMonth",
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
                    "args": null,
                    "concreteType": "BillCharges",
                    "kind": "LinkedField",
                    "name": "charges",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CurrencyBill",
                        "kind": "LinkedField",
                        "name": "bills",
                        "plural": true,
                        "selections": [
                          (v8/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "BillConversion",
                            "kind": "LinkedField",
                            "name": "conversions",
                            "plural": true,
                            "selections": [
                              (v8/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "of",
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
                                "name": "rateDate",
                                "storageKey": null
                              },
                              (v9/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v10/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "AccountCharge",
                            "kind": "LinkedField",
                            "name": "accounts",
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
                              (v10/*:: as any*/),
                              (v13/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v13/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "BillReconciliation",
                            "kind": "LinkedField",
                            "name": "reconciliation",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "billedCost",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "difference",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "BillExplanation",
                                "kind": "LinkedField",
                                "name": "explanations",
                                "plural": true,
                                "selections": [
                                  (v12/*:: as any*/),
                                  (v11/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v9/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      (v7/*:: as any*/)
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
    "cacheID": "f7146a73fb6f47353b26c4171e59b0e7",
    "id": null,
    "metadata": {},
    "name": "BillingPageQuery",
    "operationKind": "query",
    "text": "query BillingPageQuery(\n  $vendor: Vendor!\n  $month: Date!\n  $hasMonth: Boolean!\n) {\n  viewer {\n    bills(vendor: $vendor) {\n      months {\n        month\n      }\n      ...BillOfMonth_bills\n    }\n    bill(vendor: $vendor, month: $month) @include(if: $hasMonth) {\n      ...BillOfMonth_bill\n    }\n  }\n}\n\nfragment BillConversions_charges on BillCharges {\n  bills {\n    currency\n    conversions {\n      currency\n      of\n      rate\n      rateDate\n      total\n    }\n  }\n}\n\nfragment BillOfMonth_bill on Bill {\n  charges {\n    ...BillConversions_charges\n    ...ChargesTab_charges\n    ...ChargeSumDrawer_charges\n  }\n}\n\nfragment BillOfMonth_bills on BillList {\n  months {\n    month\n  }\n  ...BillSummary_bills\n  ...BillTrend_bills\n}\n\nfragment BillSummary_bills on BillList {\n  months {\n    month\n    status {\n      state\n      reason\n      nextDate\n      confirmedAt\n      confirmedBy\n    }\n    totals {\n      currency\n      total\n    }\n  }\n}\n\nfragment BillTrendTable_bills on BillList {\n  months {\n    month\n    status {\n      state\n      reason\n      nextDate\n      confirmedAt\n      confirmedBy\n    }\n    totals {\n      currency\n      total\n    }\n  }\n}\n\nfragment BillTrend_bills on BillList {\n  months {\n    month\n    companyCurrency\n    convertedTotal\n    isConverted\n    status {\n      state\n    }\n  }\n  ...BillTrendTable_bills\n}\n\nfragment ChargeSumDrawer_charges on BillCharges {\n  status {\n    state\n    reason\n    nextDate\n    confirmedAt\n    confirmedBy\n  }\n  bills {\n    currency\n    lines {\n      kind\n      amount\n      isSubtotal\n      isCalculated\n      parts {\n        code\n        name\n        amount\n      }\n    }\n    accounts {\n      key\n      label\n      lines {\n        kind\n        amount\n        isSubtotal\n        isCalculated\n        parts {\n          code\n          name\n          amount\n        }\n      }\n    }\n    reconciliation {\n      ...VendorSum_reconciliation\n    }\n  }\n}\n\nfragment ChargesTab_charges on BillCharges {\n  bills {\n    currency\n    figures {\n      additionalServices\n      cloudCost\n      cloudFrontDiscount\n      cloudFrontRequestDiscount\n      cloudFrontTransferDiscount\n      cloudOriginalCost\n      credit\n      ncpDiscount\n      onDemandDiscount\n      otherDiscount\n      salesDiscount\n      supportFee\n      total\n      vat\n    }\n    accounts {\n      key\n      label\n      figures {\n        additionalServices\n        cloudCost\n        cloudFrontDiscount\n        cloudFrontRequestDiscount\n        cloudFrontTransferDiscount\n        cloudOriginalCost\n        credit\n        ncpDiscount\n        onDemandDiscount\n        otherDiscount\n        salesDiscount\n        supportFee\n        total\n        vat\n      }\n      lines {\n        kind\n        amount\n        isSubtotal\n        isCalculated\n        parts {\n          code\n          name\n          amount\n        }\n      }\n    }\n  }\n}\n\nfragment VendorSum_reconciliation on BillReconciliation {\n  billedCost\n  difference\n  explanations {\n    amount\n    kind\n  }\n  total\n}\n"
  }
};
})();

(node as any).hash = "7502d67c36a97420efb6e991e32faaef";

export default node;
