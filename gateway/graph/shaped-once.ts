// A reply in the words of the graph, worked out once: the same reply is asked for by several fields of an answer, and a
// service that answers as before is known again (`knownReply`).

/** The same function, which gives what it gave before for the same reply. Nobody may change what is shared. */
export function shapedOnce<Reply extends object, Shape>(
  shape: (reply: Reply) => Shape,
): (reply: Reply) => Shape {
  const shapes = new WeakMap<Reply, { shape: Shape }>();
  return (reply) => {
    const known = shapes.get(reply) ?? { shape: shape(reply) };
    shapes.set(reply, known);
    return known.shape;
  };
}
