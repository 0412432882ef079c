/**
 * @generated SignedSource<<b54ca514bee9eb4c21427e1239bc8954>>
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
    }
  ],
  "type": "CompanyMember",
  "abstractKey": null
};

(node as any).hash = "7d6c4cdf5a464a15db25d0f44bbe6575";

export default node;
