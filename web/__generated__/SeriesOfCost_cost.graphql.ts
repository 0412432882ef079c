/**
 * @generated SignedSource<<5488053f5e0935bcc062a42c97896c33>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type SeriesOfCost_cost$data = {
  readonly axis: ReadonlyArray<{
    readonly date: string;
    readonly endDate: string;
    readonly isEmpty: boolean;
    readonly isPartial: boolean;
  }>;
  readonly budget: {
    readonly currency: string;
    readonly months: ReadonlyArray<{
      readonly budget: number | null | undefined;
      readonly month: string;
    }>;
  } | null | undefined;
  readonly currency: string;
  readonly expectedMonthEnd: number | null | undefined;
  readonly range: {
    readonly end: string;
    readonly start: string;
  };
  readonly rates: ReadonlyArray<{
    readonly date: string | null | undefined;
    readonly from: string;
    readonly rate: number;
    readonly source: string;
    readonly to: string;
  }>;
  readonly series: ReadonlyArray<{
    readonly amounts: ReadonlyArray<number | null | undefined>;
    readonly byVendor: ReadonlyArray<{
      readonly amount: number;
      readonly vendor: Vendor;
    }> | null | undefined;
    readonly isOthers: boolean;
    readonly key: string;
    readonly label: string;
    readonly othersCount: number;
    readonly total: number;
    readonly vendor: Vendor | null | undefined;
  }>;
  readonly total: {
    readonly total: number;
  };
  readonly unconverted: ReadonlyArray<{
    readonly amount: number;
    readonly currency: string;
  }>;
  readonly " $fragmentType": "SeriesOfCost_cost";
};
export type SeriesOfCost_cost$key = {
  readonly " $data"?: SeriesOfCost_cost$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeriesOfCost_cost">;
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
  "name": "date",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
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
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SeriesOfCost_cost",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "CostBudget",
        "kind": "LinkedField",
        "name": "budget",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "MonthBudget",
            "kind": "LinkedField",
            "name": "months",
            "plural": true,
            "selections": [
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
                "name": "month",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "expectedMonthEnd",
        "storageKey": null
      },
      "to": "NULL"
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
      "concreteType": "AxisPoint",
      "kind": "LinkedField",
      "name": "axis",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CostItem",
      "kind": "LinkedField",
      "name": "series",
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
          "concreteType": "VendorAmount",
          "kind": "LinkedField",
          "name": "byVendor",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            (v3/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOthers",
          "storageKey": null
        },
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
          "name": "amounts",
          "storageKey": null
        },
        (v4/*:: as any*/)
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
        (v4/*:: as any*/)
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
      "selections": [
        (v1/*:: as any*/),
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
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CurrencyAmount",
      "kind": "LinkedField",
      "name": "unconverted",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CostOverTime",
  "abstractKey": null
};
})();

(node as any).hash = "b3cc0ac1231b786d721be122dbd10903";

export default node;
