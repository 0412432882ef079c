/**
 * @generated SignedSource<<18a40b3b8f0f17a1e0503b5948552b5b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AuditAction = "ACCESS_TOKEN_CREATED" | "ACCESS_TOKEN_REVOKED" | "ADDRESSES_CHANGED" | "ANOMALY_NOTIFICATIONS_CHANGED" | "ANOMALY_RULES_CHANGED" | "BUDGETS_CHANGED" | "BUDGET_ALERTS_CHANGED" | "CATEGORIES_CHANGED" | "COMMITMENT_REMINDERS_CHANGED" | "DASHBOARD_COPIED" | "DASHBOARD_SHARED" | "DASHBOARD_SHARE_REVOKED" | "DATA_LOADED" | "DATA_REMOVED" | "DATA_RESTORED" | "DATA_RETENTION_CHANGED" | "DATA_UNDONE" | "INVITATION_RENEWED" | "INVOICE_DETAILS_CHANGED" | "LOAD_REPAIRED" | "MEMBER_ADDED" | "MEMBER_REMOVED" | "MIGRATION_ROI_CHANGED" | "MIGRATION_ROI_DELETED" | "MIGRATION_ROI_RESTORED" | "OPERATION_STATUS_CHANGED" | "OPERATION_STATUS_DELETED" | "OPERATION_STATUS_RESTORED" | "OTP_RESET" | "PASSWORD_SET" | "PLAN_APPLIED" | "PLAN_DECIDED" | "REFERENCE_IMPORTED" | "RIGHTS_CHANGED" | "SERVICE_REQUESTED" | "SIGNED_IN" | "SIGNED_OUT" | "SIGNED_OUT_EVERYWHERE" | "SIGN_IN_FAILED" | "SITE_CHANGED" | "SOURCES_CHANGED" | "STATUS_RECIPIENTS_CHANGED" | "VENDORS_CHANGED" | "WEBHOOKS_CHANGED";
import type { FragmentRefs } from "relay-runtime";
export type AuditRow_entry$data = {
  readonly action: AuditAction;
  readonly actor: string | null | undefined;
  readonly at: string;
  readonly changes: ReadonlyArray<{
    readonly after: string | null | undefined;
    readonly before: string | null | undefined;
    readonly name: string;
  }>;
  readonly subject: string;
  readonly " $fragmentType": "AuditRow_entry";
};
export type AuditRow_entry$key = {
  readonly " $data"?: AuditRow_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditRow_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AuditRow_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "action",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subject",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AuditChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "after",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "before",
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
    }
  ],
  "type": "AuditEntry",
  "abstractKey": null
};

(node as any).hash = "bf68002a2dbaf3643164d9c611055abf";

export default node;
