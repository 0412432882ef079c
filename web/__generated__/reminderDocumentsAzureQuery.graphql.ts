/**
 * @generated SignedSource<<03cf7d716e3e47a386f8e592ec8c1a89>>
 * @relayHash a3c2bcceba21baeb3a7f757f47ee95de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ae7e94fb40920d2bea7599ed925a9cf12b59fc935f45131f0ae1f88e33fb7a8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type reminderDocumentsAzureQuery$variables = Record<PropertyKey, never>;
export type reminderDocumentsAzureQuery$data = {
  readonly viewer: {
    readonly of: {
      readonly reminders: {
        readonly " $fragmentSpreads": FragmentRefs<"ReminderForm_reminders">;
      } | null | undefined;
    } | null | undefined;
  };
};
export type reminderDocumentsAzureQuery = {
  response: reminderDocumentsAzureQuery$data;
  variables: reminderDocumentsAzureQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "reminderDocumentsAzureQuery",
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
            "concreteType": "AzureReservations",
            "kind": "LinkedField",
            "name": "azureReservations",
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
    "name": "reminderDocumentsAzureQuery",
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
            "concreteType": "AzureReservations",
            "kind": "LinkedField",
            "name": "azureReservations",
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
    "id": "3ae7e94fb40920d2bea7599ed925a9cf12b59fc935f45131f0ae1f88e33fb7a8",
    "metadata": {},
    "name": "reminderDocumentsAzureQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "f6acc0b66a4b0d8f772cd0e6c62259d6";

export default node;
