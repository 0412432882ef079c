/**
 * @generated SignedSource<<6c28fc1098fba0a56dd6d03295c36eb6>>
 * @relayHash 5eb0332428293980f0d06222edd537e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 672f6b8034a1674cf0806463a5bd052a62aec8ef9b7daec95b9a4d6407b164a0

import type { ConcreteRequest } from 'relay-runtime';
export type RecordMenuVisitInput = {
  code: string;
};
export type useRecordVisitMutation$variables = {
  input: RecordMenuVisitInput;
};
export type useRecordVisitMutation$data = {
  readonly recordMenuVisit: {
    readonly viewer: {
      readonly recentMenus: ReadonlyArray<{
        readonly code: string;
      }> | null | undefined;
    } | null | undefined;
  };
};
export type useRecordVisitMutation = {
  response: useRecordVisitMutation$data;
  variables: useRecordVisitMutation$variables;
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
    "concreteType": "RecordMenuVisitPayload",
    "kind": "LinkedField",
    "name": "recordMenuVisit",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "MenuRight",
            "kind": "LinkedField",
            "name": "recentMenus",
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRecordVisitMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRecordVisitMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "672f6b8034a1674cf0806463a5bd052a62aec8ef9b7daec95b9a4d6407b164a0",
    "metadata": {},
    "name": "useRecordVisitMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f63b004e4c6a7ff0e91ae8d01d795165";

export default node;
