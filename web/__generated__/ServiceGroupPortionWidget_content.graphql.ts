/**
 * @generated SignedSource<<b783e5abdaeb1e828f137eac7e619eb0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type ServiceGroupPortionWidget_content$data = {
  readonly serviceGroupPortion: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"PortionOfCost_portion">;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "ServiceGroupPortionWidget_content";
};
export type ServiceGroupPortionWidget_content$key = {
  readonly " $data"?: ServiceGroupPortionWidget_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServiceGroupPortionWidget_content">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ServiceGroupPortionWidget_content",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Portion",
        "kind": "LinkedField",
        "name": "serviceGroupPortion",
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
  "type": "ServiceGroupPortionContent",
  "abstractKey": null
};

(node as any).hash = "6c0433430619997969e7d4d8d02d7830";

export default node;
