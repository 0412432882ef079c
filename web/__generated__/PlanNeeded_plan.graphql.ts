/**
 * @generated SignedSource<<b472b99a7a05df3974c6788b57c06ae3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlanApplicationState = "APPROVED" | "OPEN" | "REJECTED";
import type { FragmentRefs } from "relay-runtime";
export type PlanNeeded_plan$data = {
  readonly application: {
    readonly applicant: string;
    readonly appliedAt: string;
    readonly decidedAt: string | null | undefined;
    readonly decider: string | null | undefined;
    readonly note: string | null | undefined;
    readonly reason: string;
    readonly state: PlanApplicationState;
  } | null | undefined;
  readonly " $fragmentType": "PlanNeeded_plan";
};
export type PlanNeeded_plan$key = {
  readonly " $data"?: PlanNeeded_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanNeeded_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanNeeded_plan",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "PlanApplication",
        "kind": "LinkedField",
        "name": "application",
        "plural": false,
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
            "name": "state",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "NeedsPlan",
  "abstractKey": null
};

(node as any).hash = "2aaedaba5d58f97841bfd6b889374392";

export default node;
