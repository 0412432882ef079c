/**
 * @generated SignedSource<<61b3323dd739ca03bd666a4a81784239>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BudgetScopeKind = "ACCOUNT" | "COMPANY" | "SERVICE_GROUP" | "TAG" | "VENDOR";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs, Result } from "relay-runtime";
export type SentenceWords_summary$data = {
  readonly budgetStatus: Result<{
    readonly currency: string;
    readonly rows: ReadonlyArray<{
      readonly key: string;
      readonly months: ReadonlyArray<{
        readonly budget: number | null | undefined;
        readonly expected: number | null | undefined;
        readonly expectedRate: number | null | undefined;
      }>;
      readonly name: string;
      readonly scope: {
        readonly kind: BudgetScopeKind;
        readonly vendor: Vendor | null | undefined;
      };
    }>;
    readonly total: {
      readonly budget: number | null | undefined;
      readonly expected: number | null | undefined;
      readonly expectedRate: number | null | undefined;
    };
  } | null | undefined, unknown>;
  readonly costAnalytics: Result<{
    readonly compareRange: {
      readonly end: string;
      readonly start: string;
    } | null | undefined;
    readonly currency: string;
    readonly falling: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly change: {
            readonly difference: number;
          } | null | undefined;
          readonly key: string;
          readonly labels: ReadonlyArray<string>;
          readonly vendor: Vendor | null | undefined;
        };
      }>;
    };
    readonly range: {
      readonly end: string;
      readonly start: string;
    };
    readonly rising: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly change: {
            readonly difference: number;
          } | null | undefined;
          readonly key: string;
          readonly labels: ReadonlyArray<string>;
          readonly vendor: Vendor | null | undefined;
        };
      }>;
    };
    readonly total: {
      readonly compareTotal: number | null | undefined;
      readonly total: number;
    };
  } | null | undefined, unknown>;
  readonly estimatedCost: Result<{
    readonly currency: string;
    readonly lastMonthTotal: number;
    readonly range: {
      readonly end: string;
      readonly start: string;
    };
    readonly total: number | null | undefined;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "SentenceWords_summary";
};
export type SentenceWords_summary$key = {
  readonly " $data"?: SentenceWords_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"SentenceWords_summary">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v1 = [
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
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "DateRange",
  "kind": "LinkedField",
  "name": "range",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "budget",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "expected",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "expectedRate",
    "storageKey": null
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "vendor",
  "storageKey": null
},
v7 = {
  "kind": "Literal",
  "name": "itemsPerPage",
  "value": 1
},
v8 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CostItemEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CostItem",
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "labels",
            "storageKey": null
          },
          (v6/*:: as any*/),
          {
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SentenceWords_summary",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "EstimatedCost",
        "kind": "LinkedField",
        "name": "estimatedCost",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastMonthTotal",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "BudgetStatus",
        "kind": "LinkedField",
        "name": "budgetStatus",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "BudgetFigures",
            "kind": "LinkedField",
            "name": "total",
            "plural": false,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "BudgetRow",
            "kind": "LinkedField",
            "name": "rows",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "kind",
                    "storageKey": null
                  },
                  (v6/*:: as any*/)
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
                "selections": (v4/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
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
        "args": null,
        "concreteType": "CostAnalytics",
        "kind": "LinkedField",
        "name": "costAnalytics",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "DateRange",
            "kind": "LinkedField",
            "name": "compareRange",
            "plural": false,
            "selections": (v1/*:: as any*/),
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
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "compareTotal",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": "rising",
            "args": [
              (v7/*:: as any*/),
              {
                "kind": "Literal",
                "name": "sort",
                "value": [
                  {
                    "by": "DIFFERENCE",
                    "order": "DESC"
                  }
                ]
              }
            ],
            "concreteType": "CostItemConnection",
            "kind": "LinkedField",
            "name": "items",
            "plural": false,
            "selections": (v8/*:: as any*/),
            "storageKey": "items(itemsPerPage:1,sort:[{\"by\":\"DIFFERENCE\",\"order\":\"DESC\"}])"
          },
          {
            "alias": "falling",
            "args": [
              (v7/*:: as any*/),
              {
                "kind": "Literal",
                "name": "sort",
                "value": [
                  {
                    "by": "DIFFERENCE",
                    "order": "ASC"
                  }
                ]
              }
            ],
            "concreteType": "CostItemConnection",
            "kind": "LinkedField",
            "name": "items",
            "plural": false,
            "selections": (v8/*:: as any*/),
            "storageKey": "items(itemsPerPage:1,sort:[{\"by\":\"DIFFERENCE\",\"order\":\"ASC\"}])"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "DashboardSummary",
  "abstractKey": null
};
})();

(node as any).hash = "86c28025b4b4b3dbd9e4198426232e58";

export default node;
