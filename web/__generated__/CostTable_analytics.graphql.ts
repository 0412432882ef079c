/**
 * @generated SignedSource<<45a7eaf408b4e5d3ff84faacab9d4657>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChangeKind = "DOWN" | "GONE" | "NEW" | "SAME" | "UP";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type CostTable_analytics$data = {
  readonly axis: ReadonlyArray<{
    readonly date: string;
    readonly endDate: string;
    readonly isEmpty: boolean;
    readonly isPartial: boolean;
  }>;
  readonly compareRange: {
    readonly end: string;
    readonly start: string;
  } | null | undefined;
  readonly currency: string;
  readonly items: {
    readonly edges: ReadonlyArray<{
      readonly children: ReadonlyArray<{
        readonly children: ReadonlyArray<{
          readonly children: ReadonlyArray<{
            readonly " $fragmentSpreads": FragmentRefs<"useTableRows_edge">;
          }>;
          readonly " $fragmentSpreads": FragmentRefs<"useTableRows_edge">;
        }>;
        readonly " $fragmentSpreads": FragmentRefs<"useTableRows_edge">;
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"useTableRows_edge">;
    }>;
    readonly itemCount: number;
    readonly shownTotal: {
      readonly average: number;
      readonly compareAverage: number | null | undefined;
      readonly compareTotal: number | null | undefined;
      readonly currency: string;
      readonly difference: number | null | undefined;
      readonly months?: ReadonlyArray<number | null | undefined> | null | undefined;
      readonly total: number;
    } | null | undefined;
    readonly total: {
      readonly amounts: ReadonlyArray<number | null | undefined>;
      readonly average: number;
      readonly change: {
        readonly difference: number;
        readonly kind: ChangeKind;
        readonly percent: number;
      } | null | undefined;
      readonly compareAverage: number | null | undefined;
      readonly compareShare: number | null | undefined;
      readonly compareTotal: number | null | undefined;
      readonly months?: ReadonlyArray<number | null | undefined> | null | undefined;
      readonly share: number;
      readonly total: number;
    };
    readonly totalCount: number;
  };
  readonly months?: ReadonlyArray<{
    readonly date: string;
    readonly endDate: string;
    readonly isEmpty: boolean;
    readonly isPartial: boolean;
  }> | null | undefined;
  readonly series: ReadonlyArray<{
    readonly isOthers: boolean;
    readonly key: string;
    readonly vendor: Vendor | null | undefined;
  }>;
  readonly " $fragmentType": "CostTable_analytics";
};
export type CostTable_analytics$key = {
  readonly " $data"?: CostTable_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"CostTable_analytics">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "RootArgument",
  "name": "withMonths"
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v2 = [
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
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "vendor",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isOthers",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amounts",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "share",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "average",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "compareTotal",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "compareShare",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "compareAverage",
  "storageKey": null
},
v13 = {
  "condition": "withMonths",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "months",
      "storageKey": null
    }
  ]
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "difference",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "CostChange",
  "kind": "LinkedField",
  "name": "change",
  "plural": false,
  "selections": [
    (v14/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
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
v16 = [
  (v9/*:: as any*/),
  (v12/*:: as any*/),
  (v10/*:: as any*/),
  (v1/*:: as any*/),
  (v14/*:: as any*/),
  (v13/*:: as any*/),
  (v7/*:: as any*/)
],
v17 = {
  "kind": "InlineDataFragmentSpread",
  "name": "useTableRows_edge",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ShownAmounts",
      "kind": "LinkedField",
      "name": "shown",
      "plural": false,
      "selections": (v16/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CostItem",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        (v3/*:: as any*/),
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
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "VendorAmount",
          "kind": "LinkedField",
          "name": "byVendor",
          "plural": true,
          "selections": [
            (v4/*:: as any*/)
          ],
          "storageKey": null
        },
        (v5/*:: as any*/),
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
          "name": "isBilled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCompareBilled",
          "storageKey": null
        },
        (v6/*:: as any*/),
        (v7/*:: as any*/),
        (v8/*:: as any*/),
        (v9/*:: as any*/),
        (v10/*:: as any*/),
        (v11/*:: as any*/),
        (v12/*:: as any*/),
        (v13/*:: as any*/),
        (v15/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "args": null,
  "argumentDefinitions": [
    (v0/*:: as any*/)
  ]
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "page"
    },
    {
      "kind": "RootArgument",
      "name": "search"
    },
    {
      "kind": "RootArgument",
      "name": "searchIn"
    },
    {
      "kind": "RootArgument",
      "name": "size"
    },
    {
      "kind": "RootArgument",
      "name": "sort"
    },
    (v0/*:: as any*/)
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CostTable_analytics",
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "DateRange",
      "kind": "LinkedField",
      "name": "compareRange",
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
      "concreteType": "AxisPoint",
      "kind": "LinkedField",
      "name": "axis",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "condition": "withMonths",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AxisPoint",
          "kind": "LinkedField",
          "name": "months",
          "plural": true,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ]
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "levels",
          "value": 1
        },
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
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/)
      ],
      "storageKey": "series(levels:1,top:50)"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "isNested",
          "value": true
        },
        {
          "kind": "Variable",
          "name": "itemsPerPage",
          "variableName": "size"
        },
        {
          "kind": "Variable",
          "name": "page",
          "variableName": "page"
        },
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "search"
        },
        {
          "kind": "Variable",
          "name": "searchIn",
          "variableName": "searchIn"
        },
        {
          "kind": "Variable",
          "name": "sort",
          "variableName": "sort"
        }
      ],
      "concreteType": "CostItemConnection",
      "kind": "LinkedField",
      "name": "items",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "itemCount",
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
            (v6/*:: as any*/),
            (v7/*:: as any*/),
            (v8/*:: as any*/),
            (v9/*:: as any*/),
            (v10/*:: as any*/),
            (v11/*:: as any*/),
            (v12/*:: as any*/),
            (v13/*:: as any*/),
            (v15/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ShownAmounts",
          "kind": "LinkedField",
          "name": "shownTotal",
          "plural": false,
          "selections": (v16/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CostItemEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            (v17/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "CostItemEdge",
              "kind": "LinkedField",
              "name": "children",
              "plural": true,
              "selections": [
                (v17/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "CostItemEdge",
                  "kind": "LinkedField",
                  "name": "children",
                  "plural": true,
                  "selections": [
                    (v17/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "CostItemEdge",
                      "kind": "LinkedField",
                      "name": "children",
                      "plural": true,
                      "selections": [
                        (v17/*:: as any*/)
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
  ],
  "type": "CostAnalytics",
  "abstractKey": null
};
})();

(node as any).hash = "aa4fcbc9cc976099a329151f391138e9";

export default node;
