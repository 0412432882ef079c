/**
 * @generated SignedSource<<f7e6c753b6a5f929498964b75787c7b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaidFeature = "AI_ANOMALY";
export type PlanApplicationState = "APPROVED" | "OPEN" | "REJECTED";
import type { FragmentRefs } from "relay-runtime";
export type PlanEntry_application$data = {
  readonly applicant: string;
  readonly appliedAt: string;
  readonly decidedAt: string | null | undefined;
  readonly decider: string | null | undefined;
  readonly feature: PaidFeature;
  readonly id: string;
  readonly note: string | null | undefined;
  readonly reason: string;
  readonly startsOn: string | null | undefined;
  readonly state: PlanApplicationState;
  readonly " $fragmentType": "PlanEntry_application";
};
export type PlanEntry_application$key = {
  readonly " $data"?: PlanEntry_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanEntry_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanEntry_application",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "applicant",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "appliedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decidedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decider",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "feature",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
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
      "name": "startsOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    }
  ],
  "type": "PlanApplication",
  "abstractKey": null
};

(node as any).hash = "ccc4660eafc732ba6aa9eb46b2a6443a";

export default node;
