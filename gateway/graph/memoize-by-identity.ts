// What is shaped from a reply is kept with the reply: the reply store gives the same object for as long as a service
// answers the same, and several fields of one answer read the same reply.

/**
 * The same function, which gives its last result for the same reply (by identity) and the same further arguments. The
 * result lives as long as the reply and is shared, so callers must not change it.
 */
export function memoizeByIdentity<Reply extends object, Rest extends readonly unknown[], Shape>(
  shape: (reply: Reply, ...rest: Rest) => Shape,
): (reply: Reply, ...rest: Rest) => Shape {
  const results = new WeakMap<Reply, { rest: Rest; shape: Shape }>();
  return (reply, ...rest) => {
    const last = results.get(reply);
    if (last?.rest.every((argument, index) => argument === rest[index])) return last.shape;
    const result = { rest, shape: shape(reply, ...rest) };
    results.set(reply, result);
    return result.shape;
  };
}
