/**
 * @generated SignedSource<<ba2776f45379403a90ca186bfbb0db87>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChangeKind = "DOWN" | "GONE" | "NEW" | "SAME" | "UP";
import type { FragmentRefs, Result } from "relay-runtime";
export type MonthToDateWidget_viewer$data = {
  readonly costMonthToDate: Result<{
    readonly change: {
      readonly difference: number;
      readonly kind: ChangeKind;
      readonly percent: number;
    };
    readonly currency: string;
    readonly lastMonthCost: number;
    readonly lastMonthRange: {
      readonly end: string;
      readonly start: string;
    };
    readonly lastMonthTotal: number;
    readonly range: {
      readonly end: string;
      readonly start: string;
    };
    readonly total: number;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "MonthToDateWidget_viewer";
};
export type MonthToDateWidget_viewer$key = {
  readonly " $data"?: MonthToDateWidget_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MonthToDateWidget_viewer">;
};

import MonthToDateWidgetRefetchQuery_graphql from './MonthToDateWidgetRefetchQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "viewer"
      ],
      "operation": MonthToDateWidgetRefetchQuery_graphql
    }
  },
  "name": "MonthToDateWidget_viewer",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "CostMonthToDate",
        "kind": "LinkedField",
        "name": "costMonthToDate",
        "plural": false,
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
            "kind": "ScalarField",
            "name": "total",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "DateRange",
            "kind": "LinkedField",
            "name": "range",
            "plural": false,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          },
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
              },
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastMonthCost",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastMonthTotal",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "DateRange",
            "kind": "LinkedField",
            "name": "lastMonthRange",
            "plural": false,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "dafbb7535d593ade44e8064af1b397e2";

export default node;
