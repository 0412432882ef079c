/** Freezes a reply with all of its members, because requests share it. */
export function freezeReply<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  // Columns of figures stay as they are: frozen, each figure would become an object of its own.
  if (Array.isArray(value) && (typeof value[0] === 'number' || typeof value.at(-1) === 'number'))
    return value;
  Object.values(value).forEach(freezeReply);
  return Object.freeze(value);
}
