/**
 * @generated SignedSource<<cb86cb945fa2f7aebc1ccf467d07d0ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type CostPortion_analytics$data = {
  readonly currency: string;
  readonly portions: {
    readonly costs: ReadonlyArray<{
      readonly cost: number;
      readonly isOthers: boolean;
      readonly key: string;
      readonly label: string;
      readonly labels: ReadonlyArray<string>;
      readonly others: ReadonlyArray<{
        readonly cost: number;
        readonly key: string;
        readonly label: string;
        readonly labels: ReadonlyArray<string>;
        readonly share: number;
        readonly vendor: Vendor | null | undefined;
      }>;
      readonly othersCount: number;
      readonly share: number;
      readonly vendor: Vendor | null | undefined;
    }>;
    readonly credits: ReadonlyArray<{
      readonly cost: number;
      readonly isOthers: boolean;
      readonly key: string;
      readonly label: string;
      readonly labels: ReadonlyArray<string>;
      readonly others: ReadonlyArray<{
        readonly cost: number;
        readonly key: string;
        readonly label: string;
        readonly labels: ReadonlyArray<string>;
        readonly share: number;
        readonly vendor: Vendor | null | undefined;
      }>;
      readonly othersCount: number;
      readonly share: number;
      readonly vendor: Vendor | null | undefined;
    }>;
  };
  readonly range: {
    readonly end: string;
    readonly start: string;
  };
  readonly total: {
    readonly total: number;
  };
  readonly " $fragmentType": "CostPortion_analytics";
};
export type CostPortion_analytics$key = {
  readonly " $data"?: CostPortion_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"CostPortion_analytics">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cost",
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
  "name": "label",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "labels",
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
  "name": "vendor",
  "storageKey": null
},
v6 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isOthers",
    "storageKey": null
  },
  (v1/*:: as any*/),
  (v2/*:: as any*/),
  (v3/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "PortionPart",
    "kind": "LinkedField",
    "name": "others",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "othersCount",
    "storageKey": null
  },
  (v4/*:: as any*/),
  (v5/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CostPortion_analytics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ItemPortions",
      "kind": "LinkedField",
      "name": "portions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PortionItem",
          "kind": "LinkedField",
          "name": "costs",
          "plural": true,
          "selections": (v6/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PortionItem",
          "kind": "LinkedField",
          "name": "credits",
          "plural": true,
          "selections": (v6/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DateRange",
      "kind": "LinkedField",
      "name": "range",
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
      "concreteType": "CostItem",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
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

(node as any).hash = "94c34ec60edbffda85215c01d6aae4ca";

export default node;
