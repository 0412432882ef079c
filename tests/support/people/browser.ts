// A browser without a window: keeps cookies by host and path, and follows redirects only when told to.

interface Cookie {
  host: string;
  path: string;
  name: string;
  value: string;
}

export class Browser {
  #cookies: Cookie[] = [];
  readonly #headers: Record<string, string>;

  /** `headers` go with every request, such as Accept-Language. */
  constructor(headers: Record<string, string> = {}) {
    this.#headers = headers;
  }

  /** One request with the cookies that fit; redirects are answered as they are. */
  async fetch(url: string, init: RequestInit = {}): Promise<Response> {
    const { hostname, pathname } = new URL(url);
    const cookie = this.#cookies
      .filter(({ host, path }) => host === hostname && pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const headers = new Headers({ ...this.#headers, ...Object.fromEntries(new Headers(init.headers)) });
    if (cookie) headers.set('cookie', cookie);
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) this.#keep(hostname, line);
    return response;
  }

  /** Follows redirects by GET until there are none, or one leads to an address that starts with `until`. */
  async follow(
    url: string,
    init: RequestInit = {},
    until?: string,
  ): Promise<{ url: string; response: Response }> {
    let response = await this.fetch(url, init);
    let at = url;
    for (let hops = 0; hops < 20; hops += 1) {
      const location = response.headers.get('location');
      if (!location || response.status < 300 || response.status > 399) return { url: at, response };
      at = new URL(location, at).href;
      if (until !== undefined && at.startsWith(until)) return { url: at, response };
      await response.arrayBuffer();
      response = await this.fetch(at);
    }
    throw new Error(`too many redirects from ${url}`);
  }

  cookie(name: string): string | undefined {
    return this.#cookies.find((cookie) => cookie.name === name)?.value;
  }

  #keep(host: string, line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(pair.indexOf('=') + 1);
    const attribute = (key: string) =>
      attributes.find((text) => text.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
    const path = attribute('path') ?? '/';
    this.#cookies = this.#cookies.filter(
      (cookie) => cookie.host !== host || cookie.name !== name || cookie.path !== path,
    );
    const expires = attribute('expires');
    if (value !== '' && (!expires || Date.parse(expires) > Date.now()))
      this.#cookies.push({ host, path, name, value });
  }
}
