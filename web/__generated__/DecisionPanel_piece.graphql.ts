/**
 * @generated SignedSource<<65e9ccd6310054e6ddb34d8f8c28444c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RecommendationState = "ACCEPTED" | "EXCLUDED" | "OPEN" | "POSTPONED";
import type { FragmentRefs } from "relay-runtime";
export type DecisionPanel_piece$data = {
  readonly decision: {
    readonly author: string;
    readonly reason: string;
    readonly state: RecommendationState;
    readonly until: string | null | undefined;
    readonly version: number;
    readonly " $fragmentSpreads": FragmentRefs<"DecisionHistory_decision">;
  } | null | undefined;
  readonly key: string;
  readonly " $fragmentType": "DecisionPanel_piece";
};
export type DecisionPanel_piece$key = {
  readonly " $data"?: DecisionPanel_piece$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecisionPanel_piece">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DecisionPanel_piece",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "RecommendationDecision",
        "kind": "LinkedField",
        "name": "decision",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "author",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "state",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "until",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DecisionHistory_decision"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Recommendation",
  "abstractKey": null
};

(node as any).hash = "810337b4aa393dff8bdf2952de6d2625";

export default node;
