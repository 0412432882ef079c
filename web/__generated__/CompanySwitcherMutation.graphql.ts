/**
 * @generated SignedSource<<a6dbcd2f53da9de28071503271a57e9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type SwitchCompanyInput = {
  companyId: string;
};
export type CompanySwitcherMutation$variables = {
  input: SwitchCompanyInput;
};
export type CompanySwitcherMutation$data = {
  readonly switchCompany: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  };
};
export type CompanySwitcherMutation = {
  response: CompanySwitcherMutation$data;
  variables: CompanySwitcherMutation$variables;
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
    "concreteType": "SwitchCompanyPayload",
    "kind": "LinkedField",
    "name": "switchCompany",
    "plural": false,
    "selections": [
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
    "name": "CompanySwitcherMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CompanySwitcherMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "42939b5fa2ab2970b63131570a8af262",
    "id": null,
    "metadata": {},
    "name": "CompanySwitcherMutation",
    "operationKind": "mutation",
    "text": "mutation CompanySwitcherMutation(\n  $input: SwitchCompanyInput!\n) {\n  switchCompany(input: $input) {\n    userErrors {\n      code\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "4dd5bfd2bff83be32a0f2703fdf8ebaa";

export default node;
