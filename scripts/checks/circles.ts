// Modules that import each other in a circle: none of them can be read, tested or moved alone.

/** What each module imports, by path. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** The groups of modules that all reach each other (Tarjan's algorithm), each sorted. */
export function circlesOf(imports: Imports): string[][] {
  const circles: string[][] = [];
  const found = new Map<string, number>();
  const open: string[] = [];

  /** The place of the earliest open module that this one reaches. */
  const visit = (module: string): number => {
    const place = found.size;
    found.set(module, place);
    const depth = open.push(module) - 1;
    const targets = (imports.get(module) ?? []).filter((target) => imports.has(target));
    let earliest = place;
    for (const target of targets) {
      if (!found.has(target)) earliest = Math.min(earliest, visit(target));
      else if (open.includes(target)) earliest = Math.min(earliest, found.get(target) ?? place);
    }
    if (earliest === place) {
      const group = open.splice(depth);
      if (group.length > 1 || targets.includes(module)) circles.push(group.sort());
    }
    return earliest;
  };

  for (const module of imports.keys()) if (!found.has(module)) visit(module);
  return circles.sort();
}
