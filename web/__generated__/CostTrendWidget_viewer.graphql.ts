/**
 * @generated SignedSource<<5dd1f558f0028af73185bed57ca30bf5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type CostTrendWidget_viewer$data = {
  readonly costTrend: Result<{
    readonly currency: string;
    readonly months: ReadonlyArray<{
      readonly accumulated: ReadonlyArray<number | null | undefined>;
      readonly month: string;
      readonly total: number;
    }>;
    readonly unconverted: ReadonlyArray<{
      readonly amount: number;
      readonly currency: string;
    }>;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "CostTrendWidget_viewer";
};
export type CostTrendWidget_viewer$key = {
  readonly " $data"?: CostTrendWidget_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CostTrendWidget_viewer">;
};

import CostTrendWidgetRefetchQuery_graphql from './CostTrendWidgetRefetchQuery.graphql';

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
      "operation": CostTrendWidgetRefetchQuery_graphql
    }
  },
  "name": "CostTrendWidget_viewer",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "frame",
            "value": "LAST_3_MONTHS"
          }
        ],
        "concreteType": "CostTrend",
        "kind": "LinkedField",
        "name": "costTrend",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
            "concreteType": "TrendMonth",
            "kind": "LinkedField",
            "name": "months",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "month",
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
                "kind": "ScalarField",
                "name": "accumulated",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "costTrend(frame:\"LAST_3_MONTHS\")"
      },
      "to": "RESULT"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "906026736a7238d6c0ff089dfe45d079";

export default node;
