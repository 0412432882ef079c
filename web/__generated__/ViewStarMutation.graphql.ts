/**
 * @generated SignedSource<<6eb64a037bf741bea5cea7dda4ac096b>>
 * @relayHash 01ac167eb9e3f65c0a8492cdcfb4153c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 562e9cffb4690668c96d2ff8578e8d86954fea83e8e21e1149c22e1dcd45ee09

import type { ConcreteRequest } from 'relay-runtime';
export type StarViewInput = {
  id: string;
  isStarred: boolean;
};
export type ViewStarMutation$variables = {
  input: StarViewInput;
};
export type ViewStarMutation$data = {
  readonly starView: {
    readonly savedView: {
      readonly id: string;
      readonly isStarred: boolean;
      readonly otherStars: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  };
};
export type ViewStarMutation = {
  response: ViewStarMutation$data;
  variables: ViewStarMutation$variables;
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
    "concreteType": "SaveViewPayload",
    "kind": "LinkedField",
    "name": "starView",
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SavedView",
        "kind": "LinkedField",
        "name": "savedView",
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
            "name": "isStarred",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "otherStars",
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
    "name": "ViewStarMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ViewStarMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "562e9cffb4690668c96d2ff8578e8d86954fea83e8e21e1149c22e1dcd45ee09",
    "metadata": {},
    "name": "ViewStarMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "de1a06e7c27892af4aa9dfe0d782cb71";

export default node;
