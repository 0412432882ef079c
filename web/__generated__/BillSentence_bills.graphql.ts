/**
 * @generated SignedSource<<3c3ed632aa6a62d04406a72f82ee8970>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BillState = "CONFIRMED" | "ESTIMATED" | "UNCONFIRMED";
import type { FragmentRefs } from "relay-runtime";
export type BillSentence_bills$data = {
  readonly months: ReadonlyArray<{
    readonly month: string;
    readonly status: {
      readonly state: BillState;
    };
    readonly totals: ReadonlyArray<{
      readonly currency: string;
      readonly total: number;
    }>;
  }>;
  readonly " $fragmentType": "BillSentence_bills";
};
export type BillSentence_bills$key = {
  readonly " $data"?: BillSentence_bills$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillSentence_bills">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BillSentence_bills",
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

(node as any).hash = "c57b943f625296580f31abdbd80bdd0e";

export default node;
