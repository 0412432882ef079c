/**
 * @generated SignedSource<<b18077bf8c1543ae7fc606072b4adffc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BillConversionOwner = "COMPANY" | "CONTRACT";
import type { FragmentRefs } from "relay-runtime";
export type BillConversions_charges$data = {
  readonly bills: ReadonlyArray<{
    readonly conversions: ReadonlyArray<{
      readonly currency: string;
      readonly of: BillConversionOwner;
      readonly rate: number;
      readonly rateDate: string | null | undefined;
      readonly rateSource: string;
      readonly total: number;
    }>;
    readonly currency: string;
  }>;
  readonly " $fragmentType": "BillConversions_charges";
};
export type BillConversions_charges$key = {
  readonly " $data"?: BillConversions_charges$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillConversions_charges">;
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
  "name": "BillConversions_charges",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CurrencyBill",
      "kind": "LinkedField",
      "name": "bills",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "BillConversion",
          "kind": "LinkedField",
          "name": "conversions",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "of",
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
              "name": "rateDate",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rateSource",
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
  "type": "BillCharges",
  "abstractKey": null
};
})();

(node as any).hash = "6e8f2131fdf55d1226cced14d078d34f";

export default node;
