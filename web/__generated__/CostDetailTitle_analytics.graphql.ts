/**
 * @generated SignedSource<<745d3c68085746e310bdff41f47f9ba4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CostDetailTitle_analytics$data = {
  readonly items: {
    readonly edges: ReadonlyArray<{
      readonly children: ReadonlyArray<{
        readonly children: ReadonlyArray<{
          readonly children: ReadonlyArray<{
            readonly node: {
              readonly " $fragmentSpreads": FragmentRefs<"CostDetailTitle_item">;
            };
          }>;
          readonly node: {
            readonly " $fragmentSpreads": FragmentRefs<"CostDetailTitle_item">;
          };
        }>;
        readonly node: {
          readonly " $fragmentSpreads": FragmentRefs<"CostDetailTitle_item">;
        };
      }>;
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"CostDetailTitle_item">;
      };
    }>;
  };
  readonly series: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"CostDetailTitle_item">;
  }>;
  readonly " $fragmentType": "CostDetailTitle_analytics";
};
export type CostDetailTitle_analytics$key = {
  readonly " $data"?: CostDetailTitle_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"CostDetailTitle_analytics">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "vendor",
  "storageKey": null
},
v1 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "CostDetailTitle_item",
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
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "labels",
        "storageKey": null
      },
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "VendorAmount",
        "kind": "LinkedField",
        "name": "byVendor",
        "plural": true,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isOthers",
        "storageKey": null
      }
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "CostItem",
  "kind": "LinkedField",
  "name": "node",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
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
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CostDetailTitle_analytics",
  "selections": [
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
          "concreteType": "CostItemEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "CostItemEdge",
              "kind": "LinkedField",
              "name": "children",
              "plural": true,
              "selections": [
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "CostItemEdge",
                  "kind": "LinkedField",
                  "name": "children",
                  "plural": true,
                  "selections": [
                    (v2/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "CostItemEdge",
                      "kind": "LinkedField",
                      "name": "children",
                      "plural": true,
                      "selections": [
                        (v2/*:: as any*/)
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
      "selections": (v1/*:: as any*/),
      "storageKey": "series(levels:1,top:50)"
    }
  ],
  "type": "CostAnalytics",
  "abstractKey": null
};
})();

(node as any).hash = "dee9362d0be2d535c8c6393c48731a89";

export default node;
