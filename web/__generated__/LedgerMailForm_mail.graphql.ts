/**
 * @generated SignedSource<<36d1f4bd067877095af22b94142ec28d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MailPauseReason = "BY_USER" | "DASHBOARD_GONE" | "NO_RECIPIENT_LEFT" | "SENDER_LOST_RIGHT" | "VENDOR_NOT_AVAILABLE";
export type SendZone = "AKST" | "CHINA" | "CST" | "EST" | "GST" | "HST" | "KST" | "MST" | "PST";
import type { FragmentRefs } from "relay-runtime";
export type LedgerMailForm_mail$data = {
  readonly people: ReadonlyArray<{
    readonly email: string;
    readonly name: string;
  }>;
  readonly schedule: {
    readonly day: number;
    readonly pauseReason: MailPauseReason | null | undefined;
    readonly recipients: ReadonlyArray<{
      readonly email: string;
    }>;
    readonly seq: number;
    readonly time: string;
    readonly version: number;
    readonly zone: SendZone;
  } | null | undefined;
  readonly " $fragmentType": "LedgerMailForm_mail";
};
export type LedgerMailForm_mail$key = {
  readonly " $data"?: LedgerMailForm_mail$data;
  readonly " $fragmentSpreads": FragmentRefs<"LedgerMailForm_mail">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LedgerMailForm_mail",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PromiseLedgerReader",
      "kind": "LinkedField",
      "name": "people",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
      "concreteType": "PromiseLedgerSchedule",
      "kind": "LinkedField",
      "name": "schedule",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pauseReason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ScheduledRecipient",
          "kind": "LinkedField",
          "name": "recipients",
          "plural": true,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seq",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "time",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "zone",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PromiseLedgerMail",
  "abstractKey": null
};
})();

(node as any).hash = "7ca3a01b53457f398fb78fb9e95eb664";

export default node;
