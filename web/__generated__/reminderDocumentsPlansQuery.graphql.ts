/**
 * @generated SignedSource<<768b546b16a7e68466ce2eab06cdc07e>>
 * @relayHash 0ebadf90cfb3db0c804b164a7d8be061
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 610f2bb53730ae3de5e7a55e4e0c7884be32b4ff9dfa7989ca6723c74aedadc9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type reminderDocumentsPlansQuery$variables = Record<PropertyKey, never>;
export type reminderDocumentsPlansQuery$data = {
  readonly viewer: {
    readonly of: {
      readonly reminders: {
        readonly " $fragmentSpreads": FragmentRefs<"ReminderForm_reminders">;
      } | null | undefined;
    } | null | undefined;
  };
};
export type reminderDocumentsPlansQuery = {
  response: reminderDocumentsPlansQuery$data;
  variables: reminderDocumentsPlansQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "reminderDocumentsPlansQuery",
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
            "concreteType": "SavingsPlans",
            "kind": "LinkedField",
            "name": "savingsPlans",
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
    "name": "reminderDocumentsPlansQuery",
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
            "concreteType": "SavingsPlans",
            "kind": "LinkedField",
            "name": "savingsPlans",
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
    "id": "610f2bb53730ae3de5e7a55e4e0c7884be32b4ff9dfa7989ca6723c74aedadc9",
    "metadata": {},
    "name": "reminderDocumentsPlansQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "abc9421daf50097b65f6344350ba4c22";

export default node;
