/**
 * @generated SignedSource<<f2b99cdfbaca6fefe2b9935d03c9bae0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MailDelivery = "OUTBOX" | "SMTP";
export type MailKind = "ANOMALY_ALERT" | "BUDGET_ALERT" | "COMMITMENT_REMINDER" | "COST_EXPORT" | "DASHBOARD" | "INVOICE" | "INVOICE_TEST" | "OPERATION_STATUS" | "PLAN_APPLICATION" | "PLAN_DECISION" | "PROMISE_LEDGER" | "SERVICE_REQUEST" | "SOURCE_FAILED";
export type MailState = "FAILED" | "SENT" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type MailList_mails$data = {
  readonly delivery: MailDelivery;
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly createdAt: string;
      readonly fault: string | null | undefined;
      readonly id: string;
      readonly kind: MailKind;
      readonly recipients: ReadonlyArray<string>;
      readonly sender: string;
      readonly state: MailState;
      readonly subject: string;
    };
  }>;
  readonly totalCount: number;
  readonly " $fragmentType": "MailList_mails";
};
export type MailList_mails$key = {
  readonly " $data"?: MailList_mails$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailList_mails">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MailList_mails",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "delivery",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MailEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Mail",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "createdAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fault",
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
              "name": "kind",
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
              "name": "sender",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "subject",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MailConnection",
  "abstractKey": null
};

(node as any).hash = "01fa7f0a558dc9ed2324d39b06eab101";

export default node;
