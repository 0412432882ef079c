/**
 * @generated SignedSource<<e4e287c55b22420f5a39ed4046f81d6e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BillState = "CONFIRMED" | "ESTIMATED" | "UNCONFIRMED";
export type BillStatusReason = "BEFORE_CONFIRMATION_DAY" | "BEFORE_INVOICE_DAY" | "CONFIRMATION_DAY_PASSED" | "CONFIRMED_BY_PERSON" | "INVOICED" | "LOADED_BEFORE_CLOSE" | "LOADED_BEFORE_INVOICE_DAY" | "MONTH_NOT_ENDED" | "PERIOD_CLOSED" | "PERIOD_OPEN";
import type { FragmentRefs } from "relay-runtime";
export type InvoiceReconciliation_charges$data = {
  readonly status: {
    readonly confirmedAt: string | null | undefined;
    readonly confirmedBy: string | null | undefined;
    readonly nextDate: string | null | undefined;
    readonly reason: BillStatusReason;
    readonly state: BillState;
  };
  readonly " $fragmentType": "InvoiceReconciliation_charges";
};
export type InvoiceReconciliation_charges$key = {
  readonly " $data"?: InvoiceReconciliation_charges$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceReconciliation_charges">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceReconciliation_charges",
  "selections": [
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
  "type": "BillCharges",
  "abstractKey": null
};

(node as any).hash = "a291fe9042e1fb9221c691a22836cef5";

export default node;
