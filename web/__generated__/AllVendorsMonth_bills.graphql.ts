/**
 * @generated SignedSource<<a14dac26781b4680929ff6cb1429e829>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type AllVendorsMonth_bills$data = {
  readonly sums: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"AllVendorsGrid_sums" | "AllVendorsSummary_sums">;
  } | null | undefined, unknown>;
  readonly " $fragmentSpreads": FragmentRefs<"AllVendorsGrid_bills">;
  readonly " $fragmentType": "AllVendorsMonth_bills";
};
export type AllVendorsMonth_bills$key = {
  readonly " $data"?: AllVendorsMonth_bills$data;
  readonly " $fragmentSpreads": FragmentRefs<"AllVendorsMonth_bills">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AllVendorsMonth_bills",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "BillSums",
        "kind": "LinkedField",
        "name": "sums",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AllVendorsSummary_sums"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AllVendorsGrid_sums"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AllVendorsGrid_bills"
    }
  ],
  "type": "BillsOfMonth",
  "abstractKey": null
};

(node as any).hash = "b749db23f85611ebf0889c1972e903d9";

export default node;
