import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { signIn, visitor } from './support/client';
import {
  buildApplication,
  buildComment,
  buildMessage,
  buildProof,
  createBlogPost,
  createComment,
  createMessage,
  createProject,
  createVolunteer,
} from './support/factories';

const SECRET = 'serengeti-secret';

let cms: BootedCms;
let postId: string;

beforeAll(async () => {
  cms = await bootCms();
  ({ documentId: postId } = await createBlogPost(cms));
  const project = await createProject(cms, { acceptsVolunteers: true });
  await createVolunteer(cms, { email: `${SECRET}@example.com`, project: project.documentId });
  await createMessage(cms, { senderEmail: `${SECRET}@example.com`, submissionKey: `${SECRET}-key` });
  await createComment(cms, {
    email: `${SECRET}@example.com`,
    status: 'approved',
    blogPost: postId,
    submissionKey: `${SECRET}-comment-key`,
  });
});
afterAll(() => cms.stop());

interface InputField {
  type: NamedType;
}

interface NamedType {
  name: string;
  ofType?: NamedType;
  getFields?(): Record<string, InputField>;
}

interface QueryField {
  args: { name: string; type: NamedType }[];
}

const named = (type: NamedType): NamedType => (type.ofType ? named(type.ofType) : type);

/** Returns the names of all filterable fields of a type, through every nested input. */
function filterable(type: NamedType, seen = new Set<string>()): string[] {
  const { name, getFields } = named(type);
  if (seen.has(name) || !getFields || !name.endsWith('FiltersInput')) return [];
  seen.add(name);
  const fields = named(type).getFields?.() ?? {};
  return Object.entries(fields).flatMap(([field, { type: inner }]) => [field, ...filterable(inner, seen)]);
}

const PUBLIC_LISTS = ['portfolioItems', 'blogPosts', 'milestones', 'projects', 'events'];
const PRIVATE =
  /^volunteers$|comments|email|submissionKey|createdBy|updatedBy|password|token|related|folder/i;

describe('Private data', () => {
  test('cannot be reached by a filter of a public list', () => {
    const schema = cms.strapi.plugin('graphql').service('content-api').buildSchema();
    const queries: Record<string, QueryField> = schema.getQueryType().getFields();
    for (const name of PUBLIC_LISTS.flatMap((list) => [list, `${list}_connection`])) {
      const filters = queries[name]?.args.find((argument) => argument.name === 'filters');
      const fields = filters ? filterable(filters.type) : [];
      expect(fields.length, name).toBeGreaterThan(5);
      expect(
        fields.filter((field) => PRIVATE.test(field)),
        name,
      ).toEqual([]);
    }
  });

  test.each([
    ['projects', 'volunteers: { email: { startsWith: "%s" } }'],
    ['projects', 'createdBy: { email: { startsWith: "%s" } }'],
    ['blogPosts', 'comments: { email: { startsWith: "%s" } }'],
    ['blogPosts', 'createdBy: { password: { startsWith: "%s" } }'],
    ['blogPosts', 'updatedBy: { resetPasswordToken: { startsWith: "%s" } }'],
    ['portfolioItems', 'image: { related: { id: { startsWith: "%s" } } }'],
  ])('gives the same response for a hit and a miss when filtering %s by %s', async (list, filter) => {
    const ask = (value: string) =>
      visitor(cms).graphql(`{ ${list}(filters: { ${filter.replace('%s', value)} }) { documentId } }`);
    const [hit, miss] = [await ask(SECRET), await ask('nobody-at-all')];
    expect([hit.status, miss.status]).toEqual([400, 400]);
    expect(hit.data).toBeUndefined();
    expect(hit.text).not.toContain(SECRET);
  });

  test.each([
    ['projects', 'volunteers.email'],
    ['projects', 'volunteers.name'],
    ['projects', 'createdBy.email'],
    ['projects', 'createdBy.password'],
    ['blogPosts', 'comments.email'],
    ['blogPosts', 'comments.submissionKey'],
    ['blogPosts', 'updatedBy.password'],
    ['portfolioItems', 'image.related.id'],
  ])('is not revealed by sorting %s by %s', async (list, column) => {
    await createProject(cms, { title: 'Another' });
    const ask = async (order: string) => {
      const { data } = await visitor(cms).graphql(`{ ${list}(sort: "${column}:${order}") { documentId } }`);
      return data;
    };
    expect(await ask('asc')).toEqual(await ask('desc'));
  });

  test('cannot be searched by _q, where and lookup', async () => {
    for (const argument of [`_q: "${SECRET}"`, 'where: { id: 1 }', 'lookup: { id: 1 }', 'populate: "*"']) {
      const { status } = await visitor(cms).graphql(`{ blogPosts(${argument}) { title } }`);
      expect(status, argument).toBe(400);
    }
  });

  test('is not revealed by query parameters of single types and the site state', async () => {
    const state = async (query: string) => (await visitor(cms).rest('GET', `/api/site-state${query}`)).text;
    expect(await state(`?_q=${SECRET}&filters[id]=1&populate=*`)).toBe(await state(''));
  });

  test("includes the address of a comment's author, but not name and text", async () => {
    const { data, text } = await visitor(cms).graphql(
      `{ approvedComments(blogPostDocumentId: "${postId}") { total nodes { documentId name text createdAt } } }`,
    );
    expect(data).toMatchObject({ approvedComments: { total: 1, nodes: [{ name: 'Achieng' }] } });
    expect(text).not.toContain(SECRET);
    const { status } = await visitor(cms).graphql(
      `{ approvedComments(blogPostDocumentId: "${postId}") { nodes { email } } }`,
    );
    expect(status).toBe(400);
  });

  test('includes the keys of submissions, even for the owner', async () => {
    const { owner } = await signIn(cms);
    const read = await owner.rest('GET', '/api/messages?fields=submissionKey');
    const filter = await owner.rest('GET', `/api/messages?filters[submissionKey][$startsWith]=${SECRET}`);
    const search = await owner.rest<unknown[]>('GET', `/api/messages?_q=${SECRET}-key`);
    expect([read.status, filter.status]).toEqual([400, 400]);
    expect(search.data).toEqual([]);
  });
});

describe('The state of backups', () => {
  const MADE = '2026-03-30T03:00:00.000Z';
  const QUERY =
    '{ backups { madeAt plannedAt downloadedAt failedAt comparedAt compareFailedAt newest { name } } }';

  test('is shown to the owner only, in every API', async () => {
    await cms.strapi.db.connection('site_notes').insert({ name: 'backup_made', value: MADE });
    const { owner } = await signIn(cms);
    expect((await owner.graphql<{ backups: object }>(QUERY)).data?.backups).toEqual({
      madeAt: MADE,
      plannedAt: null,
      downloadedAt: null,
      failedAt: null,
      comparedAt: null,
      compareFailedAt: null,
      newest: null,
    });
    const stranger = visitor(cms);
    expect((await stranger.graphql(QUERY)).failure?.name).toBe('ForbiddenError');
    for (const client of [stranger, owner]) {
      expect((await client.rest('GET', '/api/backups')).status).toBe(404);
      for (const path of ['/api/site-state', '/api/health']) {
        expect((await client.rest('GET', path)).text).not.toContain(MADE);
      }
    }
  });
});

describe('Privileged fields in a form are refused', () => {
  const MUTATIONS = {
    sendMessage: { input: 'ContactMessageInput', fields: () => buildMessage() },
    applyToVolunteer: { input: 'VolunteerApplicationInput', fields: () => buildApplication() },
    postComment: {
      input: 'BlogCommentInput',
      fields: () => buildComment({ blogPostDocumentId: postId }),
    },
  };
  const rows = async () => {
    const { db } = cms.strapi;
    const counts = ['api::message.message', 'api::volunteer.volunteer', 'api::comment.comment'].map((uid) =>
      db.query(uid).count(),
    );
    return Promise.all(counts);
  };

  test.each(
    Object.keys(MUTATIONS).flatMap((name) =>
      [
        ['status', 'approved'],
        ['isRead', true],
        ['isArchived', true],
        ['revision', 9],
        ['publishedAt', '2020-01-01T00:00:00Z'],
        ['createdAt', '2020-01-01T00:00:00Z'],
        ['documentId', 'chosen'],
        ['id', 1],
        ['submissionKey', 'a-key-of-my-choice'],
        ['project', { connect: [1] }],
        ['blogPost', 1],
        ['createdBy', 1],
        ['__proto__x', {}],
      ].map(([key, value]) => [name as keyof typeof MUTATIONS, key as string, value] as const),
    ),
  )('%s refuses %s', async (name, key, value) => {
    const { input, fields } = MUTATIONS[name];
    const before = await rows();
    const { status, failure } = await visitor(cms).graphql(
      `mutation($data: ${input}!, $proof: SubmissionProofInput!) { ${name}(data: $data, proof: $proof) { status } }`,
      { data: { ...fields(), [key]: value }, proof: buildProof() },
    );
    expect(status).toBe(400);
    expect(failure?.message).toContain(`"${key}"`);
    expect(await rows()).toEqual(before);
  });

  test('are refused inside the proof', async () => {
    const { status } = await visitor(cms).graphql(
      `mutation($data: ContactMessageInput!, $proof: SubmissionProofInput!) {
         sendMessage(data: $data, proof: $proof) { status } }`,
      { data: buildMessage(), proof: buildProof({ address: '127.0.0.1' }) },
    );
    expect(status).toBe(400);
  });
});
