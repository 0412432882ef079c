// The tables of the platform beside users and companies: news, feedback, recent menus, invitations, the audit log.
// Instants are ISO 8601, UTC.

export interface PlatformTables {
  notices: NoticeRow;
  notice_reads: NoticeReadRow;
  scroll_texts: ScrollTextRow;
  survey_answers: SurveyAnswerRow;
  menu_visits: MenuVisitRow;
  invitations: InvitationRow;
  audit_log: AuditLogRow;
  plan_applications: PlanApplicationRow;
}

export interface NoticeRow {
  notice_id: string;
  /** Null: every site. */
  site_code: string | null;
  published_at: string;
  /** JSON: `{ title, body }` by language; English is always there. */
  texts: string;
}

export interface NoticeReadRow {
  user_id: string;
  notice_id: string;
  read_at: string;
}

export interface ScrollTextRow {
  scroll_text_id: string;
  /** Null: every site. */
  site_code: string | null;
  position: number;
  url: string | null;
  /** JSON: the text by language; English is always there. */
  texts: string;
}

/** Feedback of a user, or that it was put off. */
export interface SurveyAnswerRow {
  user_id: string;
  /** 1 or 0; null until there is an answer. */
  is_helpful: number | null;
  comment: string | null;
  answered_at: string | null;
  postponed_at: string | null;
}

/** When the user last opened a menu in a company. */
export interface MenuVisitRow {
  user_id: string;
  company_id: string;
  menu_code: string;
  visited_at: string;
}

/** How an account came about: by whose company, and whether the person has set a password since. */
export interface InvitationRow {
  user_id: string;
  company_id: string;
  /** sha256, hexadecimal; null once the link was used. */
  token_hash: string | null;
  expires_at: string;
  accepted_at: string | null;
}

/** Never changed, never removed: the store refuses it. */
export interface AuditLogRow {
  /** Grows with time. */
  entry_id: string;
  company_id: string;
  at: string;
  /** Null: the system. */
  actor_id: string | null;
  /** The actor's name at that time. */
  actor: string | null;
  action: string;
  subject: string;
  /** JSON list of `{ name, before, after }`. */
  changes: string;
  /** Actor and subject in lower case, for the search. */
  searched: string;
}

/** That a company wants a paid feature, and what was decided. */
export interface PlanApplicationRow {
  application_id: string;
  company_id: string;
  feature: string;
  applicant_id: string;
  /** Name of that time. */
  applicant: string;
  reason: string;
  applied_at: string;
  /** OPEN, APPROVED or REJECTED. */
  state: string;
  /** Name of who decided; null while it is open. */
  decider: string | null;
  decided_at: string | null;
  /** What the decision says. */
  note: string | null;
  /** The first day of the plan, of an approved one. */
  starts_on: string | null;
}
