/**
 * @generated SignedSource<<03af2151a7aabaa7296eece90e0242f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type CostByWidget_content$data = {
  readonly costOverTime: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"SeriesOfCost_cost">;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "CostByWidget_content";
};
export type CostByWidget_content$key = {
  readonly " $data"?: CostByWidget_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"CostByWidget_content">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CostByWidget_content",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "CostOverTime",
        "kind": "LinkedField",
        "name": "costOverTime",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SeriesOfCost_cost"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "CostByContent",
  "abstractKey": null
};

(node as any).hash = "7894fe8d0dbbc37e6895cf7dfebb461f";

export default node;
