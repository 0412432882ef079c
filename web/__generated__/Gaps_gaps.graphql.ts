/**
 * @generated SignedSource<<e4e2a930807e4d3e1568f68b43fe2feb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RecommendationLack = "NO_ELIGIBLE_USAGE" | "NO_HOURS" | "NO_RATES" | "TARGET_UNREACHABLE";
import type { FragmentRefs } from "relay-runtime";
export type Gaps_gaps$data = ReadonlyArray<{
  readonly best: number | null | undefined;
  readonly lack: RecommendationLack;
  readonly of: string;
  readonly " $fragmentType": "Gaps_gaps";
}>;
export type Gaps_gaps$key = ReadonlyArray<{
  readonly " $data"?: Gaps_gaps$data;
  readonly " $fragmentSpreads": FragmentRefs<"Gaps_gaps">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Gaps_gaps",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lack",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "of",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "best",
      "storageKey": null
    }
  ],
  "type": "RecommendationGap",
  "abstractKey": null
};

(node as any).hash = "2747433827190da7606f8558e5b70ea1";

export default node;
