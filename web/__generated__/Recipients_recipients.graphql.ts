/**
 * @generated SignedSource<<bc2e6c41cca4f88ab1f4fa5f929ef83f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ScheduledRecipientState = "ACTIVE" | "LEFT_COMPANY" | "UNSUBSCRIBED";
import type { FragmentRefs } from "relay-runtime";
export type Recipients_recipients$data = ReadonlyArray<{
  readonly email: string;
  readonly state: ScheduledRecipientState;
  readonly " $fragmentType": "Recipients_recipients";
}>;
export type Recipients_recipients$key = ReadonlyArray<{
  readonly " $data"?: Recipients_recipients$data;
  readonly " $fragmentSpreads": FragmentRefs<"Recipients_recipients">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Recipients_recipients",
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
      "name": "state",
      "storageKey": null
    }
  ],
  "type": "ScheduledRecipient",
  "abstractKey": null
};

(node as any).hash = "8399d9f500d2300bd3b89304fd14e69e";

export default node;
