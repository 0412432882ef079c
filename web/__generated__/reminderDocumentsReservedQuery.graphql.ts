/**
 * @generated SignedSource<<4599e8f6e2f04f20f00ebe7e3fe8ca76>>
 * @relayHash f760096c1d6c721821a3dbb44a284031
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1538ff251501c4e00394f45012f0eeba38f91a4caa69f4feeb9be727b24ce54c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type reminderDocumentsReservedQuery$variables = Record<PropertyKey, never>;
export type reminderDocumentsReservedQuery$data = {
  readonly viewer: {
    readonly of: {
      readonly reminders: {
        readonly " $fragmentSpreads": FragmentRefs<"ReminderForm_reminders">;
      } | null | undefined;
    } | null | undefined;
  };
};
export type reminderDocumentsReservedQuery = {
  response: reminderDocumentsReservedQuery$data;
  variables: reminderDocumentsReservedQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "reminderDocumentsReservedQuery",
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
            "alias": "of",
            "args": null,
            "concreteType": "ReservedInstances",
            "kind": "LinkedField",
            "name": "reservedInstances",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CommitmentReminders",
                "kind": "LinkedField",
                "name": "reminders",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ReminderForm_reminders"
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
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "reminderDocumentsReservedQuery",
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
            "alias": "of",
            "args": null,
            "concreteType": "ReservedInstances",
            "kind": "LinkedField",
            "name": "reservedInstances",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CommitmentReminders",
                "kind": "LinkedField",
                "name": "reminders",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "days",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "lowPercent",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ReminderPerson",
                    "kind": "LinkedField",
                    "name": "people",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "email",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "name",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "recipients",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "version",
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
    ]
  },
  "params": {
    "id": "1538ff251501c4e00394f45012f0eeba38f91a4caa69f4feeb9be727b24ce54c",
    "metadata": {},
    "name": "reminderDocumentsReservedQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "2fa8dd9fd11ab83fd7513e8887daa6cf";

export default node;
