/**
 * @generated SignedSource<<79c285499951795fda51a98643acbe84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BillLineKind = "ADDITIONAL_SERVICES" | "CLOUD_COST" | "CLOUD_FRONT_DISCOUNT" | "CLOUD_FRONT_REQUEST_DISCOUNT" | "CLOUD_FRONT_TRANSFER_DISCOUNT" | "CLOUD_ORIGINAL_COST" | "CREDIT" | "NCP_DISCOUNT" | "ON_DEMAND_DISCOUNT" | "OTHER_DISCOUNT" | "SALES_DISCOUNT" | "SUPPORT_FEE" | "TOTAL" | "VAT";
export type BillLineSign = "CHARGE" | "DISCOUNT" | "SUM";
export type BillState = "CONFIRMED" | "ESTIMATED" | "UNCONFIRMED";
export type BillStatusReason = "BEFORE_CONFIRMATION_DAY" | "BEFORE_INVOICE_DAY" | "CONFIRMATION_DAY_PASSED" | "CONFIRMED_BY_PERSON" | "INVOICED" | "LOADED_BEFORE_CLOSE" | "LOADED_BEFORE_INVOICE_DAY" | "MONTH_NOT_ENDED" | "PERIOD_CLOSED" | "PERIOD_OPEN";
import type { FragmentRefs } from "relay-runtime";
export type ChargeSumDrawer_charges$data = {
  readonly bills: ReadonlyArray<{
    readonly accounts: ReadonlyArray<{
      readonly key: string;
      readonly label: string;
      readonly lines: ReadonlyArray<{
        readonly amount: number;
        readonly isCalculated: boolean;
        readonly kind: BillLineKind;
        readonly parts: ReadonlyArray<{
          readonly amount: number;
          readonly code: string;
          readonly name: string;
        }>;
        readonly sign: BillLineSign;
      }>;
    }>;
    readonly currency: string;
    readonly lines: ReadonlyArray<{
      readonly amount: number;
      readonly isCalculated: boolean;
      readonly kind: BillLineKind;
      readonly parts: ReadonlyArray<{
        readonly amount: number;
        readonly code: string;
        readonly name: string;
      }>;
      readonly sign: BillLineSign;
    }>;
    readonly reconciliation: {
      readonly " $fragmentSpreads": FragmentRefs<"VendorSum_reconciliation">;
    } | null | undefined;
  }>;
  readonly status: {
    readonly confirmedAt: string | null | undefined;
    readonly confirmedBy: string | null | undefined;
    readonly nextDate: string | null | undefined;
    readonly reason: BillStatusReason;
    readonly state: BillState;
  };
  readonly " $fragmentType": "ChargeSumDrawer_charges";
};
export type ChargeSumDrawer_charges$key = {
  readonly " $data"?: ChargeSumDrawer_charges$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChargeSumDrawer_charges">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "BillLine",
  "kind": "LinkedField",
  "name": "lines",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sign",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCalculated",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BillLinePart",
      "kind": "LinkedField",
      "name": "parts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChargeSumDrawer_charges",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CurrencyBill",
      "kind": "LinkedField",
      "name": "bills",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "AccountCharge",
          "kind": "LinkedField",
          "name": "accounts",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BillReconciliation",
          "kind": "LinkedField",
          "name": "reconciliation",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "VendorSum_reconciliation"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BillCharges",
  "abstractKey": null
};
})();

(node as any).hash = "d4204397804d95f81e10a85102895f05";

export default node;
