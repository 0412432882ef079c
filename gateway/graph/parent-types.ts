// What the parent object of a resolver is, for types whose fields are computed: read by the code generator alone.

export const PARENT_TYPES: Record<string, string> = {};
