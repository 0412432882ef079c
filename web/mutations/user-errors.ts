// Errors of an input that its author can mend, as payloads of mutations tell them.

export interface UserError {
  readonly code: string;
  /** The field at fault; `addresses.2` is the third entry of a list. */
  readonly field?: string | null | undefined;
}

/** Those of a payload; a payload that tells faults in another way has none. */
export function userErrorsOf(payload: unknown): readonly UserError[] {
  const { userErrors } = payload as { readonly userErrors?: readonly UserError[] };
  return userErrors ?? [];
}

/** The errors of a field, or of an entry of it. */
export function errorsOfField(errors: readonly UserError[], field: string): readonly UserError[] {
  return errors.filter((error) => error.field === field || error.field?.startsWith(`${field}.`));
}

/** The errors of none of the fields. */
export function otherErrors(errors: readonly UserError[], fields: readonly string[]): readonly UserError[] {
  const ofFields = new Set(fields.flatMap((field) => errorsOfField(errors, field)));
  return errors.filter((error) => !ofFields.has(error));
}
