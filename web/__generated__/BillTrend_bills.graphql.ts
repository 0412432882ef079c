/**
 * @generated SignedSource<<e3be24f9d63eae1af8523880c016e898>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BillState = "CONFIRMED" | "ESTIMATED" | "UNCONFIRMED";
import type { FragmentRefs } from "relay-runtime";
export type BillTrend_bills$data = {
  readonly months: ReadonlyArray<{
    readonly companyCurrency: string;
    readonly convertedTotal: number | null | undefined;
    readonly isConverted: boolean;
    readonly month: string;
    readonly rates: ReadonlyArray<{
      readonly currency: string;
      readonly date: string | null | undefined;
      readonly rate: number;
      readonly source: string;
    }>;
    readonly status: {
      readonly state: BillState;
    };
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"BillTrendTable_bills">;
  readonly " $fragmentType": "BillTrend_bills";
};
export type BillTrend_bills$key = {
  readonly " $data"?: BillTrend_bills$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillTrend_bills">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BillTrend_bills",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BillMonth",
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
          "name": "companyCurrency",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "convertedTotal",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isConverted",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DatedRate",
          "kind": "LinkedField",
          "name": "rates",
          "plural": true,
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
              "name": "date",
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
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BillStatus",
          "kind": "LinkedField",
          "name": "status",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BillTrendTable_bills"
    }
  ],
  "type": "BillList",
  "abstractKey": null
};

(node as any).hash = "8f6765022b1d07b087f4385dd93f1826";

export default node;
