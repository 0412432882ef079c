/**
 * @generated SignedSource<<511738e92ca3d79828ef6ac11d2038f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type CostSentence_analytics$data = {
  readonly compareRange: {
    readonly end: string;
    readonly start: string;
  } | null | undefined;
  readonly currency: string;
  readonly falling: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly byVendor: ReadonlyArray<{
          readonly vendor: Vendor;
        }> | null | undefined;
        readonly change: {
          readonly difference: number;
        } | null | undefined;
        readonly isOthers: boolean;
        readonly key: string;
        readonly label: string;
        readonly labels: ReadonlyArray<string>;
        readonly vendor: Vendor | null | undefined;
      };
      readonly shown: {
        readonly currency: string;
        readonly difference: number | null | undefined;
      } | null | undefined;
    }>;
  };
  readonly largest: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly byVendor: ReadonlyArray<{
          readonly vendor: Vendor;
        }> | null | undefined;
        readonly isOthers: boolean;
        readonly key: string;
        readonly label: string;
        readonly labels: ReadonlyArray<string>;
        readonly share: number;
        readonly total: number;
        readonly vendor: Vendor | null | undefined;
      };
      readonly shown: {
        readonly currency: string;
        readonly total: number;
      } | null | undefined;
    }>;
  };
  readonly rising: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly byVendor: ReadonlyArray<{
          readonly vendor: Vendor;
        }> | null | undefined;
        readonly change: {
          readonly difference: number;
        } | null | undefined;
        readonly isOthers: boolean;
        readonly key: string;
        readonly label: string;
        readonly labels: ReadonlyArray<string>;
        readonly vendor: Vendor | null | undefined;
      };
      readonly shown: {
        readonly currency: string;
        readonly difference: number | null | undefined;
      } | null | undefined;
    }>;
  };
  readonly total: {
    readonly average: number;
    readonly change: {
      readonly difference: number;
    } | null | undefined;
    readonly compareAverage: number | null | undefined;
    readonly compareTotal: number | null | undefined;
    readonly total: number;
  };
  readonly " $fragmentType": "CostSentence_analytics";
};
export type CostSentence_analytics$key = {
  readonly " $data"?: CostSentence_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"CostSentence_analytics">;
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
  "kind": "Literal",
  "name": "isNested",
  "value": true
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
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
  "name": "label",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "labels",
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isOthers",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "VendorAmount",
  "kind": "LinkedField",
  "name": "byVendor",
  "plural": true,
  "selections": [
    (v6/*:: as any*/)
  ],
  "storageKey": null
},
v9 = {
  "kind": "Literal",
  "name": "itemsPerPage",
  "value": 2
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
    (v10/*:: as any*/)
  ],
  "storageKey": null
},
v12 = [
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
        "selections": [
          (v0/*:: as any*/),
          (v10/*:: as any*/)
        ],
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
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v11/*:: as any*/)
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
  "name": "CostSentence_analytics",
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
      "alias": "largest",
      "args": [
        (v1/*:: as any*/),
        {
          "kind": "Literal",
          "name": "itemsPerPage",
          "value": 3
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
              "selections": [
                (v0/*:: as any*/),
                (v2/*:: as any*/)
              ],
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
                (v4/*:: as any*/),
                (v5/*:: as any*/),
                (v6/*:: as any*/),
                (v7/*:: as any*/),
                (v8/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "share",
                  "storageKey": null
                },
                (v2/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "items(isNested:true,itemsPerPage:3)"
    },
    {
      "alias": "rising",
      "args": [
        (v1/*:: as any*/),
        (v9/*:: as any*/),
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
      "selections": (v12/*:: as any*/),
      "storageKey": "items(isNested:true,itemsPerPage:2,sort:[{\"by\":\"DIFFERENCE\",\"order\":\"DESC\"}])"
    },
    {
      "alias": "falling",
      "args": [
        (v1/*:: as any*/),
        (v9/*:: as any*/),
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
      "selections": (v12/*:: as any*/),
      "storageKey": "items(isNested:true,itemsPerPage:2,sort:[{\"by\":\"DIFFERENCE\",\"order\":\"ASC\"}])"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CostItem",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "average",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "compareAverage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "compareTotal",
          "storageKey": null
        },
        (v2/*:: as any*/),
        (v11/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CostAnalytics",
  "abstractKey": null
};
})();

(node as any).hash = "bce804cd9afd3b0ae1d4b4d667b74590";

export default node;
