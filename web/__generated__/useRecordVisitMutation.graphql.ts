/**
 * @generated SignedSource<<1e74fb516d9be08c07ad1603da816389>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

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
    "cacheID": "5eb0332428293980f0d06222edd537e7",
    "id": null,
    "metadata": {},
    "name": "useRecordVisitMutation",
    "operationKind": "mutation",
    "text": "mutation useRecordVisitMutation(\n  $input: RecordMenuVisitInput!\n) {\n  recordMenuVisit(input: $input) {\n    viewer {\n      recentMenus {\n        code\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "f63b004e4c6a7ff0e91ae8d01d795165";

export default node;
