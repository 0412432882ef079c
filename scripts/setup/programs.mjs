// The programs of the product under `npm start`: started, kept running, and ended together.
import { fork } from 'node:child_process';

/** How long the programs may take to end on their own, in milliseconds. */
const END_TIMEOUT_MS = 12_000;
/** A program that dies twice within this time is not started again. */
const WATCH_MS = 60_000;
const RESTART_DELAY_MS = 1_000;

/**
 * @typedef {{ name: string, script: string, cwd?: string, flags?: string[] }} Program
 * @typedef {{ email: string, password: string | null }} DemoHint
 * @typedef {{ url: string, demo?: DemoHint, coming?: string[] }} Ready of the embedded upstream also its demo, and the
 *   companies of it whose data are made while it is used
 * @typedef {({ type: 'ready' } & Ready) | { type: 'progress', text: string }} Message
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 */

export class Programs {
  /** @type {Set<ChildProcess>} */
  #running = new Set();
  #isStopping = false;
  #say;
  #exit;

  /**
   * @param {object} outside
   * @param {(line: string) => void} outside.say one line for the person who started the product
   * @param {(code: number) => void} outside.exit called once all programs have ended
   */
  constructor({ say, exit }) {
    this.#say = say;
    this.#exit = exit;
  }

  /**
   * Starts a program and keeps it running. One that ends before it was ever ready says why itself, and takes the
   * others with it; so does one that dies twice within a minute.
   * @param {Program} program
   * @param {(text: string) => void} onProgress
   * @returns {Promise<Ready>} once it is ready for the first time
   */
  start(program, onProgress = () => {}) {
    return new Promise((resolve) => {
      let hasBeenReady = false;
      let lastDeath = Number.NEGATIVE_INFINITY;
      const run = () => {
        const child = this.#fork(program);
        child.on('message', (/** @type {Message} */ message) => {
          if (message.type === 'progress' && !hasBeenReady) onProgress(message.text);
          if (message.type !== 'ready') return;
          if (hasBeenReady) this.#say(`${program.name} is there again.`);
          hasBeenReady = true;
          resolve(message);
        });
        child.on('exit', (code, signal) => {
          this.#running.delete(child);
          if (this.#isStopping) return this.#endIfDone();
          if (!hasBeenReady) return this.stop(code || 1);
          const isSecond = performance.now() - lastDeath < WATCH_MS;
          lastDeath = performance.now();
          this.#say(`${program.name} ended: ${reasonOf(code, signal)}. ${isSecond ? GIVEN_UP : AGAIN}`);
          if (isSecond) return this.stop(code || 1);
          setTimeout(() => this.#isStopping || run(), RESTART_DELAY_MS);
        });
      };
      run();
    });
  }

  /**
   * Ends all programs, by force where they do not end by themselves.
   * @param {number} code given to `exit`
   */
  stop(code) {
    if (this.#isStopping) return;
    this.#isStopping = true;
    this.#exitCode = code;
    for (const child of this.#running) child.kill('SIGTERM');
    setTimeout(() => {
      for (const child of this.#running) child.kill('SIGKILL');
    }, END_TIMEOUT_MS).unref();
    this.#endIfDone();
  }

  #exitCode = 0;

  #endIfDone() {
    if (this.#running.size === 0) this.#exit(this.#exitCode);
  }

  /** @param {Program} program */
  #fork({ script, cwd, flags = [] }) {
    const child = fork(script, { cwd, execArgv: flags });
    this.#running.add(child);
    return child;
  }
}

const AGAIN = 'It is started again.';
const GIVEN_UP = 'It had ended within the last minute already, so the product ends.';

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
function reasonOf(code, signal) {
  if (signal === 'SIGKILL') return 'killed by SIGKILL, as the system does when memory runs out';
  return signal ? `killed by ${signal}` : `exit code ${code}`;
}
