/**
 * @generated SignedSource<<c0b8c477629caa99450cb6f754bb707d>>
 * @relayHash 3e5711b7f628135ed47536dd757b065b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aac62188b0f0fba59a51273991e951a56919a77adf619f5d265f92e2290501bb

import type { ConcreteRequest } from 'relay-runtime';
export type LoadAnswer = "DAY_FIRST" | "DECIMAL_COMMA" | "DECIMAL_POINT" | "DOUBLED" | "IDS" | "MONTH_FIRST" | "OUTLIER" | "PERIOD" | "REJECTED" | "SHRINK" | "STRAY" | "TAGS";
export type RunDataSourceInput = {
  allow: ReadonlyArray<LoadAnswer>;
  id: string;
  isDry: boolean;
};
export type SourceActionsRunMutation$variables = {
  input: RunDataSourceInput;
};
export type SourceActionsRunMutation$data = {
  readonly runDataSource: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
    }>;
  };
};
export type SourceActionsRunMutation = {
  response: SourceActionsRunMutation$data;
  variables: SourceActionsRunMutation$variables;
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
    "concreteType": "RunDataSourcePayload",
    "kind": "LinkedField",
    "name": "runDataSource",
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
    "name": "SourceActionsRunMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SourceActionsRunMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "aac62188b0f0fba59a51273991e951a56919a77adf619f5d265f92e2290501bb",
    "metadata": {},
    "name": "SourceActionsRunMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e94e68ec7177b1ff65175d12d67f6d05";

export default node;
