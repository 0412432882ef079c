/**
 * @generated SignedSource<<65fd78269492d44524d0bee81b325f50>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MailLanguage = "EN" | "JA" | "KO" | "ZH";
export type WebhookTemplate = "ALERT_NOW" | "GENERIC" | "SLACK" | "SMS" | "TEAMS";
import type { FragmentRefs } from "relay-runtime";
export type Webhooks_notifications$data = {
  readonly webhooks: ReadonlyArray<{
    readonly author: string;
    readonly changedAt: string;
    readonly id: string;
    readonly language: MailLanguage;
    readonly name: string;
    readonly numbers: ReadonlyArray<string>;
    readonly origin: string;
    readonly template: WebhookTemplate;
    readonly version: number;
  }>;
  readonly " $fragmentType": "Webhooks_notifications";
};
export type Webhooks_notifications$key = {
  readonly " $data"?: Webhooks_notifications$data;
  readonly " $fragmentSpreads": FragmentRefs<"Webhooks_notifications">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Webhooks_notifications",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Webhook",
      "kind": "LinkedField",
      "name": "webhooks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "author",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changedAt",
          "storageKey": null
        },
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
          "name": "language",
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
          "name": "numbers",
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
          "kind": "ScalarField",
          "name": "template",
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
  "type": "AnomalyNotifications",
  "abstractKey": null
};

(node as any).hash = "07537449ef872541117801764551ca36";

export default node;
