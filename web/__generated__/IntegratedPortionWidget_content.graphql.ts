/**
 * @generated SignedSource<<6ee06796252a731d957bcb1c429797da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type IntegratedPortionWidget_content$data = {
  readonly integratedPortion: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"PortionOfCost_portion">;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "IntegratedPortionWidget_content";
};
export type IntegratedPortionWidget_content$key = {
  readonly " $data"?: IntegratedPortionWidget_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"IntegratedPortionWidget_content">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IntegratedPortionWidget_content",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Portion",
        "kind": "LinkedField",
        "name": "integratedPortion",
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
  "type": "IntegratedPortionContent",
  "abstractKey": null
};

(node as any).hash = "206b7971c3eaa7b001f754570b318769";

export default node;
