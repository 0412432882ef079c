/**
 * @generated SignedSource<<a450bb3befc47f20f51af52480876c93>>
 * @relayHash f07627a18906b430aadcb3531649abda
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3f258211f0417aef59ccb457ae316e368c2f41c9538ae5036c4d87b1a879c80

import type { ConcreteRequest } from 'relay-runtime';
export type RecordMenuVisitInput = {
  code: string;
};
export type useRecordVisitMutation$variables = {
  input: RecordMenuVisitInput;
};
export type useRecordVisitMutation$data = {
  readonly recordMenuVisit: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
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
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  }
],
v2 = [
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
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
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
            "selections": (v1/*:: as any*/),
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
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRecordVisitMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "d3f258211f0417aef59ccb457ae316e368c2f41c9538ae5036c4d87b1a879c80",
    "metadata": {},
    "name": "useRecordVisitMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ddceb3443d3225c0685862449d58440e";

export default node;
