/**
 * @generated SignedSource<<84571bea2c68b06cbbe2467905e68bf3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MailPauseReason = "BY_USER" | "DASHBOARD_GONE" | "NO_RECIPIENT_LEFT" | "SENDER_LOST_RIGHT" | "VENDOR_NOT_AVAILABLE";
export type ScheduledRecipientState = "ACTIVE" | "LEFT_COMPANY" | "UNSUBSCRIBED";
export type SendCycle = "DAILY" | "MONTHLY" | "WEEKLY";
export type SendZone = "AKST" | "CHINA" | "CST" | "EST" | "GST" | "HST" | "KST" | "MST" | "PST";
import type { FragmentRefs } from "relay-runtime";
export type DashboardMailActions_mail$data = {
  readonly dashboardId: string | null | undefined;
  readonly id: string;
  readonly pauseReason: MailPauseReason | null | undefined;
  readonly recipients: ReadonlyArray<{
    readonly email: string;
    readonly state: ScheduledRecipientState;
  }>;
  readonly schedule: {
    readonly cycle: SendCycle;
    readonly day: number;
    readonly time: string;
    readonly zone: SendZone;
  } | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "DashboardMailActions_mail";
};
export type DashboardMailActions_mail$key = {
  readonly " $data"?: DashboardMailActions_mail$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardMailActions_mail">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DashboardMailActions_mail",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dashboardId",
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
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DashboardMailSchedule",
      "kind": "LinkedField",
      "name": "schedule",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cycle",
          "storageKey": null
        },
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
          "name": "time",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "DashboardMail",
  "abstractKey": null
};

(node as any).hash = "bbec2caba89bc52ce816faa622da1c1f";

export default node;
