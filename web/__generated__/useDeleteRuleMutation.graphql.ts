/**
 * @generated SignedSource<<e16c202e7fa4275a5aa0b1b3fb20becf>>
 * @relayHash 30517167e3c65825cac11bb454f42341
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31fe74347f7c916967d22e07f29b2267bf7f5a6ad8d1d78bf5870ad3f0239518

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteAnomalyRuleInput = {
  id: string;
  version: number;
};
export type useDeleteRuleMutation$variables = {
  input: DeleteAnomalyRuleInput;
};
export type useDeleteRuleMutation$data = {
  readonly deleteAnomalyRule: {
    readonly deletedId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  };
};
export type useDeleteRuleMutation = {
  response: useDeleteRuleMutation$data;
  variables: useDeleteRuleMutation$variables;
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
    "concreteType": "DeleteAnomalyRulePayload",
    "kind": "LinkedField",
    "name": "deleteAnomalyRule",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedId",
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
    "name": "useDeleteRuleMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteRuleMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "31fe74347f7c916967d22e07f29b2267bf7f5a6ad8d1d78bf5870ad3f0239518",
    "metadata": {},
    "name": "useDeleteRuleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e9b9ab0a6b7fe3e1d68838a522d1ba05";

export default node;
