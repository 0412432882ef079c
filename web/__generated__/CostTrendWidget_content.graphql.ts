/**
 * @generated SignedSource<<10bd980463306e015ea9f6646306f03f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type CostTrendWidget_content$data = {
  readonly costTrend: Result<{
    readonly currency: string;
    readonly months: ReadonlyArray<{
      readonly accumulated: ReadonlyArray<number | null | undefined>;
      readonly month: string;
      readonly total: number;
    }>;
    readonly rates: ReadonlyArray<{
      readonly date: string | null | undefined;
      readonly from: string;
      readonly rate: number;
      readonly source: string;
      readonly to: string;
    }>;
    readonly unconverted: ReadonlyArray<{
      readonly amount: number;
      readonly currency: string;
    }>;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "CostTrendWidget_content";
};
export type CostTrendWidget_content$key = {
  readonly " $data"?: CostTrendWidget_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"CostTrendWidget_content">;
};

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
  "metadata": null,
  "name": "CostTrendWidget_content",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "CostTrend",
        "kind": "LinkedField",
        "name": "costTrend",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AppliedRate",
            "kind": "LinkedField",
            "name": "rates",
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
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "CostTrendContent",
  "abstractKey": null
};
})();

(node as any).hash = "c99c6359709570828db5c4c451e54082";

export default node;
