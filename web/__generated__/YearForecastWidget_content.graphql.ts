/**
 * @generated SignedSource<<104bb776d9941f6d4602db5e23d56a9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ForecastModel = "COMBINED" | "LINEAR";
export type ForecastRefusal = "FORECAST_NO_RECENT_DATA" | "FORECAST_TOO_FEW_DAYS" | "FORECAST_TOO_FEW_MONTHS";
import type { FragmentRefs, Result } from "relay-runtime";
export type YearForecastWidget_content$data = {
  readonly yearForecast: Result<{
    readonly currency: string;
    readonly history: ReadonlyArray<{
      readonly cost: number;
      readonly month: string;
    }>;
    readonly model: ForecastModel | null | undefined;
    readonly months: ReadonlyArray<{
      readonly band: {
        readonly high: number;
        readonly low: number;
      } | null | undefined;
      readonly cost: number;
      readonly month: string;
    }>;
    readonly pastError: {
      readonly comparisons: number;
      readonly meanPercent: number | null | undefined;
      readonly origins: number;
    };
    readonly rates: ReadonlyArray<{
      readonly date: string | null | undefined;
      readonly from: string;
      readonly rate: number;
      readonly source: string;
      readonly to: string;
    }>;
    readonly refusal: ForecastRefusal | null | undefined;
    readonly running: {
      readonly band: {
        readonly high: number;
        readonly low: number;
      } | null | undefined;
      readonly forecast: number | null | undefined;
      readonly month: string;
      readonly toDate: number;
    };
    readonly total: number | null | undefined;
    readonly unconverted: ReadonlyArray<{
      readonly amount: number;
      readonly currency: string;
    }>;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "YearForecastWidget_content";
};
export type YearForecastWidget_content$key = {
  readonly " $data"?: YearForecastWidget_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"YearForecastWidget_content">;
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
  "name": "cost",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "month",
  "storageKey": null
},
v3 = {
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "YearForecastWidget_content",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "YearForecast",
        "kind": "LinkedField",
        "name": "yearForecast",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "MonthCost",
            "kind": "LinkedField",
            "name": "history",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "model",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ForecastMonth",
            "kind": "LinkedField",
            "name": "months",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ForecastError",
            "kind": "LinkedField",
            "name": "pastError",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "comparisons",
                "storageKey": null
              },
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
                "kind": "ScalarField",
                "name": "origins",
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
            "concreteType": "RunningMonth",
            "kind": "LinkedField",
            "name": "running",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "forecast",
                "storageKey": null
              },
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "toDate",
                "storageKey": null
              }
            ],
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
  "type": "YearForecastContent",
  "abstractKey": null
};
})();

(node as any).hash = "5644ae0f93cabd760b5ed01d8d586bdc";

export default node;
