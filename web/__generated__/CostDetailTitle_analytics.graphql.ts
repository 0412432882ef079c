/**
 * @generated SignedSource<<952cb9e8c0b882b5dd1e2090d297ddc5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type CostDetailTitle_analytics$data = {
  readonly items: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly byVendor: ReadonlyArray<{
          readonly vendor: Vendor;
        }> | null | undefined;
        readonly key: string;
        readonly label: string;
        readonly labels: ReadonlyArray<string>;
        readonly vendor: Vendor | null | undefined;
      };
    }>;
  };
  readonly series: ReadonlyArray<{
    readonly byVendor: ReadonlyArray<{
      readonly vendor: Vendor;
    }> | null | undefined;
    readonly isOthers: boolean;
    readonly key: string;
    readonly label: string;
    readonly labels: ReadonlyArray<string>;
    readonly vendor: Vendor | null | undefined;
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
  "name": "key",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "labels",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "vendor",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "VendorAmount",
  "kind": "LinkedField",
  "name": "byVendor",
  "plural": true,
  "selections": [
    (v3/*:: as any*/)
  ],
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
            {
              "alias": null,
              "args": null,
              "concreteType": "CostItem",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                (v2/*:: as any*/),
                (v3/*:: as any*/),
                (v4/*:: as any*/)
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
          "name": "top",
          "value": 50
        }
      ],
      "concreteType": "CostItem",
      "kind": "LinkedField",
      "name": "series",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOthers",
          "storageKey": null
        }
      ],
      "storageKey": "series(top:50)"
    }
  ],
  "type": "CostAnalytics",
  "abstractKey": null
};
})();

(node as any).hash = "19cb53eb65dd68fecedc14f3d0a65f8f";

export default node;
