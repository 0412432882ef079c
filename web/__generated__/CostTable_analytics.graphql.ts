/**
 * @generated SignedSource<<9434a36a1c2be5e988666ea997f862e3>>
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
  readonly compareRange: {
    readonly end: string;
    readonly start: string;
  } | null | undefined;
  readonly currency: string;
  readonly items: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly average: number;
        readonly byVendor: ReadonlyArray<{
          readonly vendor: Vendor;
        }> | null | undefined;
        readonly change: {
          readonly difference: number;
          readonly kind: ChangeKind;
          readonly percent: number;
        } | null | undefined;
        readonly compareAverage: number | null | undefined;
        readonly compareShare: number | null | undefined;
        readonly compareTotal: number | null | undefined;
        readonly isBilled: boolean | null | undefined;
        readonly isCompareBilled: boolean | null | undefined;
        readonly key: string;
        readonly label: string;
        readonly labels: ReadonlyArray<string>;
        readonly months?: ReadonlyArray<number | null | undefined> | null | undefined;
        readonly share: number;
        readonly total: number;
        readonly vendor: Vendor | null | undefined;
      };
      readonly shown: {
        readonly average: number;
        readonly compareAverage: number | null | undefined;
        readonly compareTotal: number | null | undefined;
        readonly currency: string;
        readonly difference: number | null | undefined;
        readonly months?: ReadonlyArray<number | null | undefined> | null | undefined;
        readonly total: number;
      } | null | undefined;
    }>;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
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
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "share",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "average",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "compareTotal",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "compareShare",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "compareAverage",
  "storageKey": null
},
v9 = {
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
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "difference",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "CostChange",
  "kind": "LinkedField",
  "name": "change",
  "plural": false,
  "selections": [
    (v10/*:: as any*/),
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
v12 = [
  (v5/*:: as any*/),
  (v8/*:: as any*/),
  (v6/*:: as any*/),
  (v0/*:: as any*/),
  (v10/*:: as any*/),
  (v9/*:: as any*/),
  (v3/*:: as any*/)
];
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
    {
      "kind": "RootArgument",
      "name": "withMonths"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CostTable_analytics",
  "selections": [
    (v0/*:: as any*/),
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
          "selections": [
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
          "storageKey": null
        }
      ]
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
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOthers",
          "storageKey": null
        }
      ],
      "storageKey": "series(top:50)"
    },
    {
      "alias": null,
      "args": [
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
          "concreteType": "CostItem",
          "kind": "LinkedField",
          "name": "total",
          "plural": false,
          "selections": [
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            (v5/*:: as any*/),
            (v6/*:: as any*/),
            (v7/*:: as any*/),
            (v8/*:: as any*/),
            (v9/*:: as any*/),
            (v11/*:: as any*/)
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
          "selections": (v12/*:: as any*/),
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
            {
              "alias": null,
              "args": null,
              "concreteType": "ShownAmounts",
              "kind": "LinkedField",
              "name": "shown",
              "plural": false,
              "selections": (v12/*:: as any*/),
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
                (v1/*:: as any*/),
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
                (v3/*:: as any*/),
                (v4/*:: as any*/),
                (v5/*:: as any*/),
                (v6/*:: as any*/),
                (v7/*:: as any*/),
                (v8/*:: as any*/),
                (v9/*:: as any*/),
                (v11/*:: as any*/)
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

(node as any).hash = "f310ff79c8049a7ca25d81e820d9ab18";

export default node;
