/**
 * @generated SignedSource<<74c10d350d44b1e62a36d6fc28829f31>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberAccess_member$data = {
  readonly allowedAddresses: ReadonlyArray<string>;
  readonly hasOneTimePassword: boolean;
  readonly id: string;
  readonly isAddressChecked: boolean;
  readonly name: string;
  readonly version: string;
  readonly " $fragmentType": "MemberAccess_member";
};
export type MemberAccess_member$key = {
  readonly " $data"?: MemberAccess_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberAccess_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberAccess_member",
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
      "name": "allowedAddresses",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasOneTimePassword",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAddressChecked",
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
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "CompanyMember",
  "abstractKey": null
};

(node as any).hash = "ee012d3ddacc468bedef6b603ed3eb35";

export default node;
