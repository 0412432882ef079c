/**
 * @generated SignedSource<<28576437a5ed9c627f066adaa48b2cef>>
 * @relayHash cde5596831c49129fe8c1198c40e0293
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bfe306126f96bbccaf2db9ef5e3664080f597b248233bc548ba15b215f940942

import type { ConcreteRequest } from 'relay-runtime';
export type SendZone = "AKST" | "CHINA" | "CST" | "EST" | "GST" | "HST" | "KST" | "MST" | "PST";
export type SaveTimeZoneInput = {
  timeZone?: SendZone | null | undefined;
};
export type useSaveTimeZoneMutation$variables = {
  input: SaveTimeZoneInput;
};
export type useSaveTimeZoneMutation$data = {
  readonly saveTimeZone: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
    readonly viewer: {
      readonly user: {
        readonly id: string;
        readonly timeZone: SendZone | null | undefined;
      };
    } | null | undefined;
  };
};
export type useSaveTimeZoneMutation = {
  response: useSaveTimeZoneMutation$data;
  variables: useSaveTimeZoneMutation$variables;
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
    "concreteType": "SaveTimeZonePayload",
    "kind": "LinkedField",
    "name": "saveTimeZone",
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
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
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
                "name": "timeZone",
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
    "name": "useSaveTimeZoneMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveTimeZoneMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bfe306126f96bbccaf2db9ef5e3664080f597b248233bc548ba15b215f940942",
    "metadata": {},
    "name": "useSaveTimeZoneMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "af0cf5f75364526d4fa877a97bc80579";

export default node;
