// Where a command writes to.

/** A process is one. */
export interface CommandOutput {
  stdout: Output;
  stderr: Output;
}

interface Output {
  /** On a terminal a line may be written over. */
  isTTY?: boolean;
  write(text: string): unknown;
}
