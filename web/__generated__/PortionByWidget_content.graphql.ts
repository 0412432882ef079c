/**
 * @generated SignedSource<<8130510cbc8001f2ae2ea9dd1447b039>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type PortionByWidget_content$data = {
  readonly portionBy: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"PortionOfCost_portion">;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "PortionByWidget_content";
};
export type PortionByWidget_content$key = {
  readonly " $data"?: PortionByWidget_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"PortionByWidget_content">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PortionByWidget_content",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Portion",
        "kind": "LinkedField",
        "name": "portionBy",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PortionOfCost_portion"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "PortionByContent",
  "abstractKey": null
};

(node as any).hash = "7f3cec11748b53e98ce0715c417e90ec";

export default node;
