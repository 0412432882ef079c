/**
 * @generated SignedSource<<343ec56a0465d67231fff53edf0563f1>>
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
  readonly " $fragmentSpreads": FragmentRefs<"BillSentence_bills" | "BillSummary_bills" | "BillTrend_bills">;
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
      "name": "BillSentence_bills"
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

(node as any).hash = "cab092443cb57173048edfd1ebeb7ec5";

export default node;
