/**
 * @generated SignedSource<<5e4dd31d4fffdab6aff9e8010c0a015d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SharedSentence_shared$data = {
  readonly summary: {
    readonly " $fragmentSpreads": FragmentRefs<"SentenceWords_summary">;
  };
  readonly " $fragmentType": "SharedSentence_shared";
};
export type SharedSentence_shared$key = {
  readonly " $data"?: SharedSentence_shared$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharedSentence_shared">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SharedSentence_shared",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DashboardSummary",
      "kind": "LinkedField",
      "name": "summary",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SentenceWords_summary"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SharedDashboard",
  "abstractKey": null
};

(node as any).hash = "6f0232ae75198b100f73df3c85e1f5e2";

export default node;
