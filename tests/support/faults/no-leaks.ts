// What no answer may tell a stranger about the inside of the program (promises, section B).

const INSIDES: readonly RegExp[] = [
  // Frames of a stack, modules and files.
  /\n\s+at\s|\\n\s+at\s/,
  /node:internal|node_modules|file:\/\//,
  /\.[cm]?[jt]s:\d/,
  /(?<![\w.])\/(home|root|tmp|usr|var|work|opt|proc)\//,
  // Programs and their versions.
  /\b(yoga|hono|graphql-js|undici|node(\.js)?)[/ @]v?\d/i,
  /INTERNAL_SERVER_ERROR|"stack"|ECONNREFUSED/,
  /did you mean/i,
];

const BANNERS = ['server', 'x-powered-by', 'x-runtime', 'via'];

/** Throws for an answer that tells something; hand over what the client got of a refusal. */
export function expectNoLeaks(text: string, headers?: Headers): void {
  const telling = INSIDES.find((pattern) => pattern.test(text));
  if (telling) throw new Error(`an answer tells ${telling}: ${text.slice(0, 2000)}`);
  const banner = BANNERS.find((name) => headers?.has(name));
  if (banner) throw new Error(`an answer has the header ${banner}: ${headers?.get(banner)}`);
}
