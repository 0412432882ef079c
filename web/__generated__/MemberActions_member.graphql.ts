/**
 * @generated SignedSource<<44d9743728f72d9af5fc511e1cebcaa2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MemberKind = "PERSON" | "TOOL";
export type MemberState = "ACTIVE" | "INVITED";
import type { FragmentRefs } from "relay-runtime";
export type MemberActions_member$data = {
  readonly id: string;
  readonly kind: MemberKind;
  readonly name: string;
  readonly state: MemberState;
  readonly version: string;
  readonly " $fragmentSpreads": FragmentRefs<"MemberAccess_member">;
  readonly " $fragmentType": "MemberActions_member";
};
export type MemberActions_member$key = {
  readonly " $data"?: MemberActions_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberActions_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberActions_member",
  "selections": [
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
      "name": "state",
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
      "name": "MemberAccess_member"
    }
  ],
  "type": "CompanyMember",
  "abstractKey": null
};

(node as any).hash = "ac6dabbc9da413dc8fb2d4b2025eddfd";

export default node;
