/**
 * @generated SignedSource<<ae6cdedbee8fbdf79dc70fd3fdb0d62d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MemberKind = "PERSON" | "TOOL";
export type MemberState = "ACTIVE" | "INVITED";
export type MenuCode = "ADMINISTRATION" | "ANOMALY" | "API" | "AZURE_RESERVED" | "BILLING" | "COST_ANALYTICS" | "DASHBOARD" | "DATA" | "OPERATIONS" | "RECOMMENDATIONS" | "RESERVED" | "SAVINGS_PLANS";
export type MenuRightLevel = "EDIT" | "NONE" | "VIEW";
import type { FragmentRefs } from "relay-runtime";
export type MemberRow_member$data = {
  readonly email: string;
  readonly id: string;
  readonly isOwner: boolean;
  readonly isSelf: boolean;
  readonly kind: MemberKind;
  readonly name: string;
  readonly rights: ReadonlyArray<{
    readonly menu: MenuCode;
    readonly right: MenuRightLevel;
  }>;
  readonly state: MemberState;
  readonly version: string;
  readonly " $fragmentSpreads": FragmentRefs<"MemberActions_member">;
  readonly " $fragmentType": "MemberRow_member";
};
export type MemberRow_member$key = {
  readonly " $data"?: MemberRow_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberRow_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberRow_member",
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
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwner",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSelf",
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
      "concreteType": "MemberRight",
      "kind": "LinkedField",
      "name": "rights",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "menu",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "right",
          "storageKey": null
        }
      ],
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
      "name": "MemberActions_member"
    }
  ],
  "type": "CompanyMember",
  "abstractKey": null
};

(node as any).hash = "21bb73f6cebfedd397bc97ea6d05e15c";

export default node;
