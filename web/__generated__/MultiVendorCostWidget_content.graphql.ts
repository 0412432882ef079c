/**
 * @generated SignedSource<<031c3be89ef23feeacb61d063bd7b3d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type MultiVendorCostWidget_content$data = {
  readonly costByVendor: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"MultiVendorCostWidget_cost">;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "MultiVendorCostWidget_content";
};
export type MultiVendorCostWidget_content$key = {
  readonly " $data"?: MultiVendorCostWidget_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"MultiVendorCostWidget_content">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MultiVendorCostWidget_content",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "CostByVendor",
        "kind": "LinkedField",
        "name": "costByVendor",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MultiVendorCostWidget_cost"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "MultiVendorCostContent",
  "abstractKey": null
};

(node as any).hash = "565ba836e28ace2600f891e3d4801e08";

export default node;
