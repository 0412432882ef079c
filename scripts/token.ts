// `npm run token`: prints a bearer token of the tools' client, by client credentials, for the running product.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ToolsClient {
  clientId: string;
  clientSecret: string;
}

const dataDir = process.env.DATA_DIR || './data';
const issuer =
  process.env.OIDC_ISSUER || `http://localhost:${process.env.UPSTREAM_PORT || 4100}/realms/skyledger`;

try {
  console.log(await fetchToken(readClient()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function readClient(): ToolsClient {
  const file = join(dataDir, 'tools-client.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ToolsClient;
  } catch {
    throw new Error(
      `${file} cannot be read: start the product once (npm start), or set DATA_DIR to its data`,
    );
  }
}

async function fetchToken({ clientId, clientSecret }: ToolsClient): Promise<string> {
  const response = await fetch(`${issuer}/protocol/openid-connect/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  }).catch(() => {
    throw new Error(`${issuer} cannot be reached: is the product running (npm start)?`);
  });
  const answer = (await response.json()) as { access_token?: string; error_description?: string };
  if (!answer.access_token)
    throw new Error(`${issuer} refused: ${answer.error_description ?? response.status}`);
  return answer.access_token;
}
