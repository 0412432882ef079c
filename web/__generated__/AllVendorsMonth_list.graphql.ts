/**
 * @generated SignedSource<<e30b3d8286cf139f3b2d07530e1a9f3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BillState = "CONFIRMED" | "ESTIMATED" | "UNCONFIRMED";
export type BillStatusReason = "BEFORE_CONFIRMATION_DAY" | "BEFORE_INVOICE_DAY" | "CONFIRMATION_DAY_PASSED" | "CONFIRMED_BY_PERSON" | "INVOICED" | "LOADED_BEFORE_CLOSE" | "LOADED_BEFORE_INVOICE_DAY" | "MONTH_NOT_ENDED" | "PERIOD_CLOSED" | "PERIOD_OPEN";
import type { FragmentRefs } from "relay-runtime";
export type AllVendorsMonth_list$data = {
  readonly months: ReadonlyArray<{
    readonly month: string;
    readonly status: {
      readonly confirmedAt: string | null | undefined;
      readonly confirmedBy: string | null | undefined;
      readonly nextDate: string | null | undefined;
      readonly reason: BillStatusReason;
      readonly state: BillState;
    };
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"BillTrend_bills">;
  readonly " $fragmentType": "AllVendorsMonth_list";
};
export type AllVendorsMonth_list$key = {
  readonly " $data"?: AllVendorsMonth_list$data;
  readonly " $fragmentSpreads": FragmentRefs<"AllVendorsMonth_list">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AllVendorsMonth_list",
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BillTrend_bills"
    }
  ],
  "type": "BillList",
  "abstractKey": null
};

(node as any).hash = "d31fbc032fe75b4bae7765a349ad7c3e";

export default node;
