// `npm run token`: prints a bearer token of the tools' client, by client credentials, for the running product.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../lib/node/start-fault.ts';
import { readOrExit, readTokenConfig } from '../upstream/config.ts';
import { type ToolsClient, toolsClient } from '../upstream/identity/seed/seed.ts';

const { dataDir, issuer } = readOrExit(readTokenConfig);

try {
  console.log(await fetchToken(readClient()));
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}

function readClient(): ToolsClient {
  // Asking for a client would make one, where the product has none.
  if (!existsSync(join(dataDir, 'tools-client.json'))) {
    throw new Error(
      `${join(dataDir, 'tools-client.json')} is missing: start the product once (npm start), or set DATA_DIR to its data`,
    );
  }
  return toolsClient(dataDir);
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
