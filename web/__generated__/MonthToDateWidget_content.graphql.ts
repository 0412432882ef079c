/**
 * @generated SignedSource<<af924db1c843ce3dade7d9b55c3b65ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChangeKind = "DOWN" | "GONE" | "NEW" | "SAME" | "UP";
import type { FragmentRefs, Result } from "relay-runtime";
export type MonthToDateWidget_content$data = {
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
    readonly unconverted: ReadonlyArray<{
      readonly amount: number;
      readonly currency: string;
    }>;
  } | null | undefined, unknown>;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"useWidgetSettings_content">;
  readonly " $fragmentType": "MonthToDateWidget_content";
};
export type MonthToDateWidget_content$key = {
  readonly " $data"?: MonthToDateWidget_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"MonthToDateWidget_content">;
};

import MonthToDateWidgetRefetchQuery_graphql from './MonthToDateWidgetRefetchQuery.graphql';

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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": MonthToDateWidgetRefetchQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "MonthToDateWidget_content",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useWidgetSettings_content"
    },
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
          (v0/*:: as any*/),
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
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "DateRange",
            "kind": "LinkedField",
            "name": "range",
            "plural": false,
            "selections": (v1/*:: as any*/),
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
            "selections": (v1/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "MonthToDateContent",
  "abstractKey": null
};
})();

(node as any).hash = "2a795e5873c2b3a7a0b1639b381a2312";

export default node;
