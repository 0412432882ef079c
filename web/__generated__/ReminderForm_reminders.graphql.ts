/**
 * @generated SignedSource<<29f6962987b57cfd4888e294359ca495>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReminderForm_reminders$data = {
  readonly days: ReadonlyArray<number>;
  readonly lowPercent: number;
  readonly people: ReadonlyArray<{
    readonly email: string;
    readonly name: string;
  }>;
  readonly recipients: ReadonlyArray<string>;
  readonly version: number;
  readonly " $fragmentType": "ReminderForm_reminders";
};
export type ReminderForm_reminders$key = {
  readonly " $data"?: ReminderForm_reminders$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReminderForm_reminders">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReminderForm_reminders",
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
  "type": "CommitmentReminders",
  "abstractKey": null
};

(node as any).hash = "76ac0228eede7eff3bad55a45d5f8d69";

export default node;
