// The table of access tokens that people make for their own tools.

/** A token of one person for one company. */
export interface AccessTokenRow {
  /** Random; opens nothing. */
  token_id: string;
  /** SHA-256 of the token, hexadecimal: the token itself is not kept. */
  token_hash: string;
  user_id: string;
  company_id: string;
  name: string;
  /** What is unique among living tokens of the person: see `nameKeyOf`. */
  name_key: string;
  /** 1 where a one-time password was asked for at the sign-in of the person who made it. */
  has_otp: number;
  /** ISO 8601 */
  created_at: string;
  /** To a minute; null: never. */
  last_used_at: string | null;
  expires_at: string;
  /** Null: not revoked. */
  revoked_at: string | null;
}
