/**
 * @generated SignedSource<<fba549e58c7bdc49da183a9f9f5026e4>>
 * @relayHash 4fb677df73698e1df75c913ae7fedf5d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb9e95e1d602e34a87c9425904defb52809777f23013740eb3b9ebbad55e83a3

import type { ConcreteRequest } from 'relay-runtime';
export type MenuCode = "ADMINISTRATION" | "ANOMALY" | "API" | "AZURE_RESERVED" | "BILLING" | "COST_ANALYTICS" | "DASHBOARD" | "DATA" | "OPERATIONS" | "RECOMMENDATIONS" | "RESERVED" | "SAVINGS_PLANS";
export type MenuRightLevel = "EDIT" | "NONE" | "VIEW";
export type AddMemberInput = {
  email: string;
  name: string;
  rights: ReadonlyArray<MemberRightInput>;
};
export type MemberRightInput = {
  menu: MenuCode;
  right: MenuRightLevel;
};
export type useAddMemberMutation$variables = {
  input: AddMemberInput;
};
export type useAddMemberMutation$data = {
  readonly addMember: {
    readonly invitationUrl: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
    }>;
  };
};
export type useAddMemberMutation = {
  response: useAddMemberMutation$data;
  variables: useAddMemberMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "AddMemberPayload",
    "kind": "LinkedField",
    "name": "addMember",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "invitationUrl",
        "storageKey": null
      },
      {
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAddMemberMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAddMemberMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fb9e95e1d602e34a87c9425904defb52809777f23013740eb3b9ebbad55e83a3",
    "metadata": {},
    "name": "useAddMemberMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0c56bd927c0455126f626a44c0edd5ec";

export default node;
