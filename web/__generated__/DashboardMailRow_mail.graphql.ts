/**
 * @generated SignedSource<<4f912a6bd6b4cc760b18d039bb32d119>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SendCycle = "DAILY" | "MONTHLY" | "WEEKLY";
export type SendZone = "AKST" | "CHINA" | "CST" | "EST" | "GST" | "HST" | "KST" | "MST" | "PST";
import type { FragmentRefs } from "relay-runtime";
export type DashboardMailRow_mail$data = {
  readonly dashboardName: string;
  readonly recipients: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Recipients_recipients">;
  }>;
  readonly runs: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"LastRun_run">;
  }>;
  readonly schedule: {
    readonly cycle: SendCycle;
    readonly day: number;
    readonly time: string;
    readonly zone: SendZone;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardMailActions_mail" | "NextMail_mail">;
  readonly " $fragmentType": "DashboardMailRow_mail";
};
export type DashboardMailRow_mail$key = {
  readonly " $data"?: DashboardMailRow_mail$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardMailRow_mail">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DashboardMailRow_mail",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dashboardName",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "Recipients_recipients"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MailRun",
      "kind": "LinkedField",
      "name": "runs",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LastRun_run"
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "DashboardMailActions_mail"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NextMail_mail"
    }
  ],
  "type": "DashboardMail",
  "abstractKey": null
};

(node as any).hash = "dec9759b7e31b167d282d28fc257ef5b";

export default node;
