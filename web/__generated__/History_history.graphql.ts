/**
 * @generated SignedSource<<88083fc43a12c9ee8edc9357511b0527>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AnomalyState = "ACKNOWLEDGED" | "FALSE" | "OPEN" | "PLANNED" | "RESOLVED" | "SNOOZED" | "WITHDRAWN";
import type { FragmentRefs } from "relay-runtime";
export type History_history$data = {
  readonly entries: ReadonlyArray<{
    readonly assignee: string | null | undefined;
    readonly author: string;
    readonly changedAt: string;
    readonly reason: string;
    readonly state: AnomalyState | null | undefined;
    readonly stateFrom: string | null | undefined;
    readonly stateUntil: string | null | undefined;
  }>;
  readonly " $fragmentType": "History_history";
};
export type History_history$key = {
  readonly " $data"?: History_history$data;
  readonly " $fragmentSpreads": FragmentRefs<"History_history">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "History_history",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AnomalyHistoryEntry",
      "kind": "LinkedField",
      "name": "entries",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "assignee",
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
          "name": "stateFrom",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stateUntil",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AnomalyHistory",
  "abstractKey": null
};

(node as any).hash = "23d513143ef03ec6fcb91252c6520708";

export default node;
