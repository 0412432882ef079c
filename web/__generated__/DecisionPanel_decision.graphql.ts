/**
 * @generated SignedSource<<2efdfc16d28ab153e84bbc453e2a3ae0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RecommendationState = "ACCEPTED" | "EXCLUDED" | "OPEN" | "POSTPONED";
import type { FragmentRefs } from "relay-runtime";
export type DecisionPanel_decision$data = {
  readonly author: string;
  readonly reason: string;
  readonly state: RecommendationState;
  readonly until: string | null | undefined;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"DecisionHistory_decision">;
  readonly " $fragmentType": "DecisionPanel_decision";
};
export type DecisionPanel_decision$key = {
  readonly " $data"?: DecisionPanel_decision$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecisionPanel_decision">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DecisionPanel_decision",
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
  "type": "RecommendationDecision",
  "abstractKey": null
};

(node as any).hash = "0e115350cca5d17491727c1339b71e1a";

export default node;
