import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { ownerAccount } from './accounts';

interface GraphqlAnswer<Data> {
  data: Data;
  errors?: { message: string; extensions?: { code?: string } }[];
}

type HandedFile = { name: string; mimeType: string; buffer: Buffer };
type Multipart = Record<string, string | HandedFile>;

/** Signed in once for the tests of a worker. */
export class OwnerSession {
  private constructor(
    private readonly request: APIRequestContext,
    private token: string,
  ) {}

  static async signIn(request: APIRequestContext): Promise<OwnerSession> {
    return new OwnerSession(request, await newToken(request));
  }

  async post(path: string, body: { data: object } | { multipart: Multipart }): Promise<APIResponse> {
    const send = () =>
      this.request.post(path, { ...body, headers: { Authorization: `Bearer ${this.token}` } });
    const answer = await send();
    if (answer.status() !== 401) return answer;
    // A token lasts five minutes, but the tests of a worker take longer.
    this.token = await newToken(this.request);
    return send();
  }
}

/** The owner's API of the CMS, to prepare the data of a test. */
export class OwnerApi {
  private readonly cleanups: (() => Promise<unknown>)[] = [];

  constructor(private readonly session: OwnerSession) {}

  /** Runs something when the test has ended and its page is closed; what was added last runs first. */
  afterTest(cleanup: () => Promise<unknown>): void {
    this.cleanups.push(cleanup);
  }

  async endTest(): Promise<void> {
    const problems: unknown[] = [];
    for (const cleanup of this.cleanups.reverse()) await cleanup().catch((error) => problems.push(error));
    expect(problems, 'what a test stored is removed').toEqual([]);
  }

  async graphql<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
    const { data, errors } = await this.ask<Data>(query, variables);
    expect(errors, JSON.stringify(errors)).toBeUndefined();
    return data;
  }

  /** Deletes a row; a missing row is not an error. */
  async remove(type: string, id: string): Promise<void> {
    const { errors = [] } = await this.ask(
      `mutation ($id: ID!) { delete${type}(documentId: $id) { documentId } }`,
      { id },
    );
    const others = errors.filter(({ extensions }) => extensions?.code !== 'STRAPI_NOT_FOUND_ERROR');
    expect(others, JSON.stringify(others)).toEqual([]);
  }

  /**
   * Uploads a picture of the portfolio.
   *
   * @param alt alternative text; may be empty
   * @returns the id for a media field, and the path of the file
   */
  async upload(file: HandedFile, alt = ''): Promise<{ id: number; url: string }> {
    // The kind must come before the file, as it determines the limit.
    const multipart = { kind: 'portfolio', fileInfo: JSON.stringify({ alternativeText: alt }), files: file };
    const answer = await this.session.post('/api/upload', { multipart });
    expect(answer.ok(), await answer.text()).toBe(true);
    const [stored] = (await answer.json()) as [{ id: number; url: string }];
    return stored;
  }

  private async ask<Data>(query: string, variables: Record<string, unknown>): Promise<GraphqlAnswer<Data>> {
    const answer = await this.session.post('/graphql', { data: { query, variables } });
    return (await answer.json()) as GraphqlAnswer<Data>;
  }

  /** Changes settings, and returns a function that restores them. */
  async changeSettings(change: Record<string, unknown>): Promise<() => Promise<void>> {
    const fields = 'siteTitle contactEmail enableBlog enableVolunteers autoApproveComments maintenance';
    const read = `{ settings { revision ${fields} } }`;
    const write = 'mutation ($data: SettingsInput!) { updateSettings(data: $data) { revision } }';
    type Stored = { settings: Record<string, unknown> & { revision: number } };

    const { settings } = await this.graphql<Stored>(read);
    await this.graphql(write, { data: { ...change, revision: settings.revision } });
    return async () => {
      const { revision } = (await this.graphql<Stored>(read)).settings;
      await this.graphql(write, { data: { ...settings, revision } });
    };
  }
}

async function newToken(request: APIRequestContext): Promise<string> {
  const { username, password } = ownerAccount();
  const answer = await request.post('/api/auth/local', { data: { identifier: username, password } });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { jwt: string }).jwt;
}
