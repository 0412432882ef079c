// A request with the members of the specification alone, and what it comes to.

export interface SpecifiedRequest {
  body: object;
  /** Where another than Sunflower has what is asked for. */
  company?: string;
  /** Nothing of this name or number is there: the answer says so, rather than that a member is missing. */
  refusal?: string;
}
