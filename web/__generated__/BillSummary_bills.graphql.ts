/**
 * @generated SignedSource<<ebbf54591df571f4baf9451c8015d867>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BillState = "CONFIRMED" | "ESTIMATED" | "UNCONFIRMED";
export type BillStatusReason = "BEFORE_CONFIRMATION_DAY" | "BEFORE_INVOICE_DAY" | "CONFIRMATION_DAY_PASSED" | "CONFIRMED_BY_PERSON" | "INVOICED" | "LOADED_BEFORE_CLOSE" | "LOADED_BEFORE_INVOICE_DAY" | "MONTH_NOT_ENDED" | "PERIOD_CLOSED" | "PERIOD_OPEN";
import type { FragmentRefs } from "relay-runtime";
export type BillSummary_bills$data = {
  readonly months: ReadonlyArray<{
    readonly month: string;
    readonly status: {
      readonly confirmedAt: string | null | undefined;
      readonly confirmedBy: string | null | undefined;
      readonly nextDate: string | null | undefined;
      readonly reason: BillStatusReason;
      readonly state: BillState;
    };
    readonly totals: ReadonlyArray<{
      readonly currency: string;
      readonly total: number;
    }>;
  }>;
  readonly " $fragmentType": "BillSummary_bills";
};
export type BillSummary_bills$key = {
  readonly " $data"?: BillSummary_bills$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillSummary_bills">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BillSummary_bills",
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "nextDate",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "confirmedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "confirmedBy",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BillTotal",
          "kind": "LinkedField",
          "name": "totals",
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
              "name": "total",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BillList",
  "abstractKey": null
};

(node as any).hash = "6f45933f2dc8952a3524b0fd3351ac9e";

export default node;
