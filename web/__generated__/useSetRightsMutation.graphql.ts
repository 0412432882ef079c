/**
 * @generated SignedSource<<90b552a38a6f50dbe706b0297be78b5e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MenuCode = "ADMINISTRATION" | "BILLING" | "COST_ANALYTICS" | "DASHBOARD" | "DATA";
export type MenuRightLevel = "EDIT" | "NONE" | "VIEW";
export type SetMemberRightsInput = {
  memberId: string;
  rights: ReadonlyArray<MemberRightInput>;
  version: string;
};
export type MemberRightInput = {
  menu: MenuCode;
  right: MenuRightLevel;
};
export type useSetRightsMutation$variables = {
  input: SetMemberRightsInput;
};
export type useSetRightsMutation$data = {
  readonly setMemberRights: {
    readonly member: {
      readonly " $fragmentSpreads": FragmentRefs<"MemberRow_member">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  };
};
export type useSetRightsMutation = {
  response: useSetRightsMutation$data;
  variables: useSetRightsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetRightsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetMemberRightsPayload",
        "kind": "LinkedField",
        "name": "setMemberRights",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "CompanyMember",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "MemberRow_member"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetRightsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetMemberRightsPayload",
        "kind": "LinkedField",
        "name": "setMemberRights",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "CompanyMember",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
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
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "f329c908ffd39f61cda88a7b872eaf25",
    "id": null,
    "metadata": {},
    "name": "useSetRightsMutation",
    "operationKind": "mutation",
    "text": "mutation useSetRightsMutation(\n  $input: SetMemberRightsInput!\n) {\n  setMemberRights(input: $input) {\n    userErrors {\n      code\n    }\n    member {\n      ...MemberRow_member\n      id\n    }\n  }\n}\n\nfragment MemberAccess_member on CompanyMember {\n  id\n  allowedAddresses\n  hasOneTimePassword\n  isAddressChecked\n  name\n  version\n}\n\nfragment MemberActions_member on CompanyMember {\n  id\n  kind\n  name\n  state\n  version\n  ...MemberAccess_member\n}\n\nfragment MemberRow_member on CompanyMember {\n  id\n  email\n  isOwner\n  isSelf\n  kind\n  name\n  rights {\n    menu\n    right\n  }\n  state\n  version\n  ...MemberActions_member\n}\n"
  }
};
})();

(node as any).hash = "80a7cc00bb900fe79f02499f300771b2";

export default node;
