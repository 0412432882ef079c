/**
 * @generated SignedSource<<4e95781e823fe2501627d9b4c1dafe7e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RecommendationState = "ACCEPTED" | "EXCLUDED" | "OPEN" | "POSTPONED";
import type { FragmentRefs } from "relay-runtime";
export type DecisionHistory_decision$data = {
  readonly commitmentIds: ReadonlyArray<string>;
  readonly history: {
    readonly entries: ReadonlyArray<{
      readonly author: string;
      readonly changedAt: string;
      readonly commitmentIds: ReadonlyArray<string>;
      readonly reason: string;
      readonly state: RecommendationState;
      readonly until: string | null | undefined;
    }>;
    readonly purchases: ReadonlyArray<{
      readonly commitmentId: string;
      readonly isAlike: boolean;
      readonly name: string;
      readonly startsAt: string | null | undefined;
    }>;
  } | null | undefined;
  readonly key: string;
  readonly ledger: {
    readonly " $fragmentSpreads": FragmentRefs<"LedgerTable_ledger">;
  } | null | undefined;
  readonly state: RecommendationState;
  readonly version: number;
  readonly " $fragmentType": "DecisionHistory_decision";
};
export type DecisionHistory_decision$key = {
  readonly " $data"?: DecisionHistory_decision$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecisionHistory_decision">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "commitmentIds",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DecisionHistory_decision",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "RecommendationLedger",
        "kind": "LinkedField",
        "name": "ledger",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LedgerTable_ledger"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "RecommendationHistory",
        "kind": "LinkedField",
        "name": "history",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "RecommendationHistoryEntry",
            "kind": "LinkedField",
            "name": "entries",
            "plural": true,
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
                "name": "changedAt",
                "storageKey": null
              },
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reason",
                "storageKey": null
              },
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "until",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "RecommendationPurchase",
            "kind": "LinkedField",
            "name": "purchases",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "commitmentId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isAlike",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "startsAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "RecommendationDecision",
  "abstractKey": null
};
})();

(node as any).hash = "99fecccc56d55932a1ddd589efce240c";

export default node;
