/**
 * @generated SignedSource<<35742fc7601b980d94bf87b69cb72074>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BillOfMonth_bills$data = {
  readonly months: ReadonlyArray<{
    readonly month: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"BillSummary_bills" | "BillTrend_bills">;
  readonly " $fragmentType": "BillOfMonth_bills";
};
export type BillOfMonth_bills$key = {
  readonly " $data"?: BillOfMonth_bills$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillOfMonth_bills">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BillOfMonth_bills",
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BillSummary_bills"
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

(node as any).hash = "b226644b709282b1f3b16c93a6e9b2f3";

export default node;
