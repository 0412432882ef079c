/**
 * @generated SignedSource<<13d8de22155451c41c8a6ec4d59c28a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type ProductPortionWidget_content$data = {
  readonly productPortion: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"PortionOfCost_portion">;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "ProductPortionWidget_content";
};
export type ProductPortionWidget_content$key = {
  readonly " $data"?: ProductPortionWidget_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductPortionWidget_content">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductPortionWidget_content",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Portion",
        "kind": "LinkedField",
        "name": "productPortion",
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
  "type": "ProductPortionContent",
  "abstractKey": null
};

(node as any).hash = "f706bf8965b5716ad7a95e3b71950fa1";

export default node;
