/**
 * @generated SignedSource<<87aeb78dc306d1b5825a3869e2cd5c91>>
 * @relayHash e69848d73fffcf8b65a80674a93ed3a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3eab90073033dde3030928a38ce0c09cf2ed77f65d06341b5cc83e78ee163406

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LoadAnswer = "DAY_FIRST" | "DECIMAL_COMMA" | "DECIMAL_POINT" | "DOUBLED" | "IDS" | "MONTH_FIRST" | "OUTLIER" | "PERIOD" | "REJECTED" | "SHRINK" | "STRAY" | "TAGS";
export type LoadState = "FAILED" | "INTERRUPTED" | "LOADED" | "PLANNED" | "REFUSED" | "RUNNING" | "UNCHANGED";
export type LoadUploadInput = {
  allow: ReadonlyArray<LoadAnswer>;
  isPlanOnly: boolean;
  upload: string;
};
export type useUploadLoadMutation$variables = {
  input: LoadUploadInput;
};
export type useUploadLoadMutation$data = {
  readonly loadUpload: {
    readonly load: {
      readonly id: string;
      readonly state: LoadState;
      readonly " $fragmentSpreads": FragmentRefs<"LoadSummary_run">;
    };
  };
};
export type useUploadLoadMutation = {
  response: useUploadLoadMutation$data;
  variables: useUploadLoadMutation$variables;
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
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUploadLoadMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "LoadUploadPayload",
        "kind": "LinkedField",
        "name": "loadUpload",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "LoadRun",
            "kind": "LinkedField",
            "name": "load",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "LoadSummary_run"
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
    "name": "useUploadLoadMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "LoadUploadPayload",
        "kind": "LinkedField",
        "name": "loadUpload",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "LoadRun",
            "kind": "LinkedField",
            "name": "load",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "LoadFault",
                "kind": "LinkedField",
                "name": "fault",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "file",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "message",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "origin",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "LoadProgress",
                "kind": "LinkedField",
                "name": "progress",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "done",
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
                    "name": "step",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "total",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "source",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "startedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "startedBy",
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
    "id": "3eab90073033dde3030928a38ce0c09cf2ed77f65d06341b5cc83e78ee163406",
    "metadata": {},
    "name": "useUploadLoadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c46ac2b4e392e236d9a35870d08fd846";

export default node;
