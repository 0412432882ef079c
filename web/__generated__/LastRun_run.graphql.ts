/**
 * @generated SignedSource<<5e12940b548cd4b48b11b34eb027aff1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReservationRunFault = "BY_USER" | "MAIL_TOO_LARGE" | "NO_DATA_COLLECTED" | "NO_RECIPIENT_LEFT" | "SENDER_LOST_RIGHT" | "UNEXPECTED" | "VENDOR_NOT_AVAILABLE";
export type ReservationRunState = "FAILED" | "PARTLY_SENT" | "SENT" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type LastRun_run$data = {
  readonly dueAt: string;
  readonly fault: ReservationRunFault | null | undefined;
  readonly mailCount: number;
  readonly mailFault: string | null | undefined;
  readonly month: string;
  readonly nextAttemptAt: string | null | undefined;
  readonly sentCount: number;
  readonly state: ReservationRunState;
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
  "type": "ReservationRun",
  "abstractKey": null
};

(node as any).hash = "794a62865cd4ec5c95c185d38b499932";

export default node;
