/**
 * @generated SignedSource<<f2827773146d8581699455175eec9aa9>>
 * @relayHash b10363e3d4c3cc158f2eff273589b59b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f18c3c4da3d7d9dd692ac92ba933d287d92322ce2ae51a1be2ba25f663e06e5a

import type { ConcreteRequest } from 'relay-runtime';
export type SwitchCompanyInput = {
  companyId: string;
};
export type useSwitchCompanyMutation$variables = {
  input: SwitchCompanyInput;
};
export type useSwitchCompanyMutation$data = {
  readonly switchCompany: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  };
};
export type useSwitchCompanyMutation = {
  response: useSwitchCompanyMutation$data;
  variables: useSwitchCompanyMutation$variables;
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
    "name": "useSwitchCompanyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSwitchCompanyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f18c3c4da3d7d9dd692ac92ba933d287d92322ce2ae51a1be2ba25f663e06e5a",
    "metadata": {},
    "name": "useSwitchCompanyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "af78d38f1ad2584d3e32fc24f35aa0ae";

export default node;
