/**
 * @generated SignedSource<<4929431a6566615207fb5ab25e3a451d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "TENCENT";
import type { FragmentRefs, Result } from "relay-runtime";
export type CostOverTimeWidget_viewer$data = {
  readonly costOverTime: Result<{
    readonly axis: ReadonlyArray<{
      readonly date: string;
      readonly endDate: string;
      readonly isEmpty: boolean;
      readonly isPartial: boolean;
    }>;
    readonly currency: string;
    readonly range: {
      readonly end: string;
      readonly start: string;
    };
    readonly series: ReadonlyArray<{
      readonly amounts: ReadonlyArray<number | null | undefined>;
      readonly isOthers: boolean;
      readonly key: string;
      readonly label: string;
      readonly othersCount: number;
      readonly vendor: Vendor | null | undefined;
    }>;
    readonly total: {
      readonly total: number;
    };
    readonly unconverted: ReadonlyArray<{
      readonly amount: number;
      readonly currency: string;
    }>;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "CostOverTimeWidget_viewer";
};
export type CostOverTimeWidget_viewer$key = {
  readonly " $data"?: CostOverTimeWidget_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CostOverTimeWidget_viewer">;
};

import CostOverTimeWidgetRefetchQuery_graphql from './CostOverTimeWidgetRefetchQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "viewer"
      ],
      "operation": CostOverTimeWidgetRefetchQuery_graphql
    }
  },
  "name": "CostOverTimeWidget_viewer",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "frame",
            "value": "LAST_6_MONTHS"
          },
          {
            "kind": "Literal",
            "name": "viewBy",
            "value": "PRODUCT"
          }
        ],
        "concreteType": "CostOverTime",
        "kind": "LinkedField",
        "name": "costOverTime",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
                "kind": "ScalarField",
                "name": "label",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "vendor",
                "storageKey": null
              },
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
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CurrencyAmount",
            "kind": "LinkedField",
            "name": "unconverted",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "amount",
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "costOverTime(frame:\"LAST_6_MONTHS\",viewBy:\"PRODUCT\")"
      },
      "to": "RESULT"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "814594287a4fa7f20a182587ec4ee0ba";

export default node;
