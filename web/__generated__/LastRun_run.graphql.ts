/**
 * @generated SignedSource<<a8691833e850b3f6bd8e99ac5f8fa8f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MailRunFault = "BY_USER" | "DASHBOARD_GONE" | "MAIL_TOO_LARGE" | "NO_DATA_COLLECTED" | "NO_RECIPIENT_LEFT" | "SENDER_LOST_RIGHT" | "UNEXPECTED" | "VENDOR_NOT_AVAILABLE";
export type MailRunState = "FAILED" | "PARTLY_SENT" | "SENT" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type LastRun_run$data = {
  readonly dueAt: string;
  readonly fault: MailRunFault | null | undefined;
  readonly mailCount: number;
  readonly mailFault: string | null | undefined;
  readonly month: string | null | undefined;
  readonly nextAttemptAt: string | null | undefined;
  readonly sentCount: number;
  readonly state: MailRunState;
  readonly " $fragmentType": "LastRun_run";
};
export type LastRun_run$key = {
  readonly " $data"?: LastRun_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"LastRun_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LastRun_run",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueAt",
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
      "name": "mailCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mailFault",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "month",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextAttemptAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentCount",
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
  "type": "MailRun",
  "abstractKey": null
};

(node as any).hash = "27e728167902c532c2bac352246686e8";

export default node;
