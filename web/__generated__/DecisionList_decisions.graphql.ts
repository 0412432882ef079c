/**
 * @generated SignedSource<<599e62143c537bf0c208cee700473f09>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RecommendationKind = "AZURE_VM" | "EC2" | "ELASTICACHE" | "OPENSEARCH" | "RDS" | "REDSHIFT" | "SAVINGS_PLANS";
export type RecommendationPayment = "ALL_UPFRONT" | "NO_UPFRONT" | "PARTIAL_UPFRONT";
export type RecommendationState = "ACCEPTED" | "EXCLUDED" | "OPEN" | "POSTPONED";
import type { FragmentRefs } from "relay-runtime";
export type DecisionList_decisions$data = ReadonlyArray<{
  readonly accountName: string;
  readonly author: string;
  readonly changedAt: string;
  readonly commitmentIds: ReadonlyArray<string>;
  readonly currency: string;
  readonly key: string;
  readonly kind: RecommendationKind;
  readonly name: string;
  readonly paymentOption: RecommendationPayment;
  readonly promised: number;
  readonly quantity: number;
  readonly reason: string;
  readonly regionName: string | null | undefined;
  readonly state: RecommendationState;
  readonly termYears: number;
  readonly until: string | null | undefined;
  readonly " $fragmentType": "DecisionList_decisions";
}>;
export type DecisionList_decisions$key = ReadonlyArray<{
  readonly " $data"?: DecisionList_decisions$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecisionList_decisions">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "DecisionList_decisions",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountName",
      "storageKey": null
    },
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commitmentIds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
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
      "name": "kind",
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
      "name": "paymentOption",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "promised",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quantity",
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
      "name": "regionName",
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
      "name": "termYears",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "until",
      "storageKey": null
    }
  ],
  "type": "RecommendationDecision",
  "abstractKey": null
};

(node as any).hash = "b92ce041d9d64f07831900c2c66ba6a5";

export default node;
