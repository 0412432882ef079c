/**
 * @generated SignedSource<<81c011848a1dc91cc338f745f274f479>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MenuCode = "ADMINISTRATION" | "ANOMALY" | "API" | "AZURE_RESERVED" | "BILLING" | "COST_ANALYTICS" | "DASHBOARD" | "DATA" | "OPERATIONS" | "RECOMMENDATIONS" | "RESERVED" | "SAVINGS_PLANS";
export type MenuRightLevel = "EDIT" | "NONE" | "VIEW";
import type { FragmentRefs } from "relay-runtime";
export type MemberList_administration$data = {
  readonly members: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"MemberRow_member">;
  }> | null | undefined;
  readonly menus: ReadonlyArray<{
    readonly menu: MenuCode;
    readonly needs: MenuRightLevel;
  }>;
  readonly " $fragmentType": "MemberList_administration";
};
export type MemberList_administration$key = {
  readonly " $data"?: MemberList_administration$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberList_administration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberList_administration",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AdministeredMenu",
      "kind": "LinkedField",
      "name": "menus",
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
          "name": "needs",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CompanyMember",
      "kind": "LinkedField",
      "name": "members",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MemberRow_member"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Administration",
  "abstractKey": null
};

(node as any).hash = "0c1186f7d59c4143ee11ac9dd2ca2580";

export default node;
