import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Client, signIn, visitor } from './support/client';
import { DOORS, GRAPHQL, NOUNS, saved } from './support/doors';
import {
  createBlogPost,
  createComment,
  createProject,
  createVolunteer,
  saveSettings,
} from './support/factories';
import { rowsAtOnce } from './support/queries';
import { applyToVolunteer, postComment, sendMessage } from './support/submissions';

let cms: BootedCms;
let owner: Client;

beforeAll(async () => {
  cms = await bootCms();
  ({ owner } = await signIn(cms));
});
afterAll(() => cms.stop());

const volunteer = (name: string) =>
  cms.strapi.db.query('api::volunteer.volunteer').findOne({ where: { name }, populate: { project: true } });

describe('Volunteers', () => {
  /** Both themes' forms, word for word. */
  const CLASSIC = {
    availability: ['Weekdays', 'Evenings', 'Weekends', 'Full-time'],
    skills: ['Design', 'Photography', 'Event Planning', 'Teaching', 'Marketing', 'Social Media', 'Writing'],
    interests: ['Fashion', 'Youth Mentorship', 'Community Work', 'Education', 'Arts & Culture', 'Media'],
  };
  const UNION = {
    availability: [...CLASSIC.availability, 'Mornings', 'Part-time'],
    skills: [...CLASSIC.skills, 'Administration', 'Public Speaking'],
    interests: [...CLASSIC.interests, 'Environment', 'Art & Culture', 'Community Outreach'],
  };

  test('the union of both option lists is accepted and stored', async () => {
    const name = randomUUID();
    const { data, failure } = await applyToVolunteer(visitor(cms), { name, ...UNION });
    expect(failure).toBeUndefined();
    expect(data).toEqual({ status: 'pending' });
    expect(await volunteer(name)).toMatchObject({ ...UNION, status: 'pending', revision: 1 });
  });

  test.each(['availability', 'skills', 'interests'])('any other %s is refused', async (field) => {
    const { failure } = await applyToVolunteer(visitor(cms), { [field]: ['Whenever <b>'] });
    expect(failure?.message).toMatch(new RegExp(`^${field} may only hold: \\w+`));
  });

  test('the projects of a page of volunteers are loaded with one question, each for its own volunteer', async () => {
    const projects = new Map<string, string | undefined>([['Nobody’s', undefined]]);
    await createVolunteer(cms, { name: 'Nobody’s' });
    for (const name of ['Of one', 'Of two', 'Of three']) {
      const { documentId } = await createProject(cms, { title: name });
      await createVolunteer(cms, { name, project: documentId });
      projects.set(name, name);
    }
    const found = new Map<string, string | undefined>();
    const ask = async () => {
      const { data } = await owner.graphql<{
        volunteers: { name: string; project: { title: string } | null }[];
      }>(
        'query ($names: [String]) { volunteers(filters: { name: { in: $names } }) { name project { title } } }',
        {
          names: [...projects.keys()],
        },
      );
      for (const { name, project } of data?.volunteers ?? []) found.set(name, project?.title);
    };
    expect(await rowsAtOnce(cms, 'volunteers', ask)).toBe(projects.size);
    expect(found).toEqual(projects);
  });

  test('the owner cannot store another option either, through any door', async () => {
    const { documentId, revision } = await createVolunteer(cms);
    for (const door of DOORS) {
      const { failure } = await door.update(owner, NOUNS.volunteer, documentId, {
        skills: ['Juggling'],
        revision,
      });
      expect(failure?.message).toMatch(/^skills may only hold/);
    }
  });

  test('what both forms leave out may be left out', async () => {
    const name = randomUUID();
    await applyToVolunteer(visitor(cms), { name, phone: '', skills: [], interests: null, message: null });
    expect(await volunteer(name)).toMatchObject({
      phone: null,
      skills: null,
      interests: null,
      project: null,
    });
  });

  test('an application names a project only while that accepts volunteers', async () => {
    const open = await createProject(cms, { acceptsVolunteers: true });
    const closed = await createProject(cms, { acceptsVolunteers: false });
    const name = randomUUID();
    await applyToVolunteer(visitor(cms), { name, projectDocumentId: open.documentId });
    expect(await volunteer(name)).toMatchObject({ project: { documentId: open.documentId } });
    for (const projectDocumentId of [closed.documentId, 'never-was', '1']) {
      const { failure } = await applyToVolunteer(visitor(cms), { projectDocumentId });
      expect(failure?.message).toBe('This project is not accepting volunteers. Please choose another one.');
    }
  });

  test('deleting a project leaves its volunteers without a project', async () => {
    const project = await createProject(cms, { acceptsVolunteers: true });
    const name = randomUUID();
    await applyToVolunteer(visitor(cms), { name, projectDocumentId: project.documentId });
    await owner.rest('DELETE', `/api/projects/${project.documentId}`);
    expect(await volunteer(name)).toMatchObject({ name, project: null });
    const { data, failure } = await owner.graphql('{ volunteers { name project { title } } }');
    expect(failure).toBeUndefined();
    expect(data).toBeDefined();
  });

  test.each(DOORS)('the owner decides through $name', async (door) => {
    const { documentId, revision } = await createVolunteer(cms);
    const first = saved(
      await door.update(owner, NOUNS.volunteer, documentId, { status: 'approved', revision }),
    );
    const { failure } = await door.update(owner, NOUNS.volunteer, documentId, {
      status: 'maybe',
      revision: first.revision,
    });
    expect(failure?.name).toMatch(/ValidationError|BAD_USER_INPUT/);
  });

  const LIMITS: [string, number][] = [
    ['name', 120],
    ['phone', 32],
    ['message', 5000],
  ];
  test.each(LIMITS)("a visitor's %s takes %i characters and no more", async (field, longest) => {
    const inside = '1'.repeat(longest);
    expect((await applyToVolunteer(visitor(cms), { [field]: inside })).failure).toBeUndefined();
    const { failure } = await applyToVolunteer(visitor(cms), { [field]: `${inside}1` });
    expect(failure?.message).toBe(`${field} must be at most ${longest} characters`);
  });

  test.each(DOORS)(
    'the owner cannot store a phone number that is none either, through $name',
    async (door) => {
      const { documentId, revision } = await createVolunteer(cms);
      const { failure } = await door.update(owner, NOUNS.volunteer, documentId, {
        phone: '<b>1</b>',
        revision,
      });
      expect(failure?.message).toBe('phone must be a telephone number such as +254 712 345678');
    },
  );
});

describe('Messages', () => {
  const LIMITS: [string, number][] = [
    ['senderName', 120],
    ['subject', 200],
    ['message', 5000],
  ];
  test.each(LIMITS)("a visitor's %s takes %i characters and no more", async (field, longest) => {
    const inside = '👗'.repeat(longest / 2);
    expect((await sendMessage(visitor(cms), { [field]: inside })).failure).toBeUndefined();
    const { failure } = await sendMessage(visitor(cms), { [field]: `${inside}x` });
    expect(failure?.message).toBe(`${field} must be at most ${longest} characters`);
    const blank = await sendMessage(visitor(cms), { [field]: ' \u0000 ' });
    expect(blank.failure?.message).toBe(`${field} is required: please fill it in`);
  });

  test('scripts and formulas are stored as the text they are', async () => {
    const message = '=HYPERLINK("x") <script>alert(1)</script> {{7*7}}';
    const subject = randomUUID();
    await sendMessage(visitor(cms), { subject, message });
    const row = await cms.strapi.db.query('api::message.message').findOne({ where: { subject } });
    expect(row.message).toBe(message);
  });
});

describe('Comments', () => {
  const shown = async (postId: string) => {
    const { data } = await visitor(cms).graphql<{
      approvedComments: { total: number; nodes: { text: string }[] };
    }>(
      `{ approvedComments(blogPostDocumentId: "${postId}") { total nodes { documentId name text createdAt } } }`,
    );
    return data?.approvedComments;
  };

  test('a comment waits for the owner, and appears once it is approved', async () => {
    const post = await createBlogPost(cms);
    expect((await postComment(visitor(cms), post.documentId)).data).toEqual({ status: 'pending' });
    expect(await shown(post.documentId)).toEqual({ total: 0, nodes: [] });
    const row = await cms.strapi.db
      .query('api::comment.comment')
      .findOne({ where: { blogPost: { documentId: post.documentId } } });
    const approval = { status: 'approved', revision: 1 };
    saved(await GRAPHQL.update(owner, NOUNS.comment, row.documentId, approval));
    expect(await shown(post.documentId)).toMatchObject({ total: 1, nodes: [{ text: 'Well said' }] });
  });

  test('with "auto-approve comments" it appears at once', async () => {
    const post = await createBlogPost(cms);
    await saveSettings(cms, { autoApproveComments: true });
    expect((await postComment(visitor(cms), post.documentId)).data).toEqual({ status: 'approved' });
    await saveSettings(cms, { autoApproveComments: false });
    expect(await shown(post.documentId)).toMatchObject({ total: 1 });
    expect((await postComment(visitor(cms), post.documentId)).data).toEqual({ status: 'pending' });
    expect(await shown(post.documentId)).toMatchObject({ total: 1 });
  });

  test('neither pending nor rejected comments are shown, nor those of another post', async () => {
    const [post, other] = [await createBlogPost(cms), await createBlogPost(cms)];
    for (const status of ['pending', 'rejected', 'approved']) {
      await createComment(cms, { status, text: status, blogPost: post.documentId });
    }
    expect(await shown(post.documentId)).toMatchObject({ total: 1, nodes: [{ text: 'approved' }] });
    expect(await shown(other.documentId)).toEqual({ total: 0, nodes: [] });
  });

  test('they come oldest first, 20 a page', async () => {
    const post = await createBlogPost(cms);
    for (let number = 1; number <= 21; number += 1) {
      await createComment(cms, { status: 'approved', text: `Comment ${number}`, blogPost: post.documentId });
    }
    const page = await shown(post.documentId);
    expect(page?.total).toBe(21);
    expect(page?.nodes.map(({ text }) => text)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Comment ${index + 1}`),
    );
    const { data } = await visitor(cms).graphql(
      `{ approvedComments(blogPostDocumentId: "${post.documentId}", page: 2) { nodes { text } } }`,
    );
    expect(data).toEqual({ approvedComments: { nodes: [{ text: 'Comment 21' }] } });
  });

  test('a post that is not published takes no comments and shows none', async () => {
    const draft = await createBlogPost(cms, {}, 'draft');
    for (const documentId of [draft.documentId, 'never-was']) {
      const { failure } = await postComment(visitor(cms), documentId);
      expect(failure?.message).toBe('This post does not exist any more');
    }
    const post = await createBlogPost(cms);
    await createComment(cms, { status: 'approved', blogPost: post.documentId });
    await owner.graphql(`mutation { unpublishBlogPost(documentId: "${post.documentId}") { documentId } }`);
    expect(await shown(post.documentId)).toEqual({ total: 0, nodes: [] });
  });

  test('a comment stays with its post when the post is saved and published again', async () => {
    const post = await createBlogPost(cms);
    await createComment(cms, { status: 'approved', blogPost: post.documentId });
    await owner.rest('PUT', `/api/blog-posts/${post.documentId}`, {
      data: { content: 'Edited', revision: 1 },
    });
    expect(await shown(post.documentId)).toMatchObject({ total: 1 });
  });

  test('a text takes 2,000 characters and no more', async () => {
    const { documentId } = await createBlogPost(cms);
    const text = 'x'.repeat(2000);
    expect((await postComment(visitor(cms), documentId, { text })).failure).toBeUndefined();
    const { failure } = await postComment(visitor(cms), documentId, { text: `${text}x` });
    expect(failure?.message).toBe('text must be at most 2000 characters');
  });
});
