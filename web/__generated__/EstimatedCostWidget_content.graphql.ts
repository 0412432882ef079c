/**
 * @generated SignedSource<<10e11c78b1ba719fbbb42dde49190040>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChangeKind = "DOWN" | "GONE" | "NEW" | "SAME" | "UP";
export type ForecastRefusal = "FORECAST_NO_RECENT_DATA" | "FORECAST_TOO_FEW_DAYS" | "FORECAST_TOO_FEW_MONTHS";
import type { FragmentRefs, Result } from "relay-runtime";
export type EstimatedCostWidget_content$data = {
  readonly estimatedCost: Result<{
    readonly band: {
      readonly high: number;
      readonly low: number;
    } | null | undefined;
    readonly change: {
      readonly difference: number;
      readonly kind: ChangeKind;
      readonly percent: number;
    } | null | undefined;
    readonly currency: string;
    readonly lastMonthTotal: number;
    readonly parts: {
      readonly expectedCharges: number;
      readonly known: number;
      readonly remaining: number;
    } | null | undefined;
    readonly pastError: {
      readonly meanPercent: number | null | undefined;
      readonly months: ReadonlyArray<{
        readonly actual: number;
        readonly errorPercent: number;
        readonly estimated: number;
        readonly month: string;
      }>;
    };
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
    readonly refusal: ForecastRefusal | null | undefined;
    readonly toDate: number;
    readonly total: number | null | undefined;
    readonly unconverted: ReadonlyArray<{
      readonly amount: number;
      readonly currency: string;
    }>;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "EstimatedCostWidget_content";
};
export type EstimatedCostWidget_content$key = {
  readonly " $data"?: EstimatedCostWidget_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"EstimatedCostWidget_content">;
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
  "name": "EstimatedCostWidget_content",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "EstimatedCost",
        "kind": "LinkedField",
        "name": "estimatedCost",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ForecastBand",
            "kind": "LinkedField",
            "name": "band",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "high",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "low",
                "storageKey": null
              }
            ],
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
          (v0/*:: as any*/),
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
            "concreteType": "EstimateParts",
            "kind": "LinkedField",
            "name": "parts",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "expectedCharges",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "known",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "remaining",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "EstimateError",
            "kind": "LinkedField",
            "name": "pastError",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "meanPercent",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PastEstimate",
                "kind": "LinkedField",
                "name": "months",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "actual",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "errorPercent",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "estimated",
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
            "kind": "ScalarField",
            "name": "refusal",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "toDate",
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
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "EstimatedCostContent",
  "abstractKey": null
};
})();

(node as any).hash = "0c05ab1092228ec8ad6fb8dd9f3a8907";

export default node;
