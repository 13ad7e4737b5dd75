import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { APIS, GRAPHQL, NOUNS, saved } from './support/apis';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Client, signIn, visitor } from './support/client';
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

const tooLong = (field: string, most: number) => ({
  message: `Enter ${most.toLocaleString('en-GB')} characters or fewer.`,
  details: { code: 'TOO_LONG', field, params: { most } },
});

const volunteer = (name: string) =>
  cms.strapi.db.query('api::volunteer.volunteer').findOne({ where: { name }, populate: { project: true } });

describe('Volunteers', () => {
  /** The options in both themes' forms, literally. */
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

  test('accept the options of both themes', async () => {
    const name = randomUUID();
    const { data, failure } = await applyToVolunteer(visitor(cms), { name, ...UNION });
    expect(failure).toBeUndefined();
    expect(data).toEqual({ status: 'pending' });
    expect(await volunteer(name)).toMatchObject({ ...UNION, status: 'pending', revision: 1 });
  });

  test('need no availability, which the newer form does not ask for', async () => {
    const { data } = await applyToVolunteer(visitor(cms), { availability: [] });
    expect(data).toEqual({ status: 'pending' });
  });

  test.each(['availability', 'skills', 'interests'])('refuse any other %s', async (field) => {
    const { failure } = await applyToVolunteer(visitor(cms), { [field]: ['Whenever <b>'] });
    expect(failure).toMatchObject({
      message: expect.stringMatching(/^Choose from: \w+/),
      details: { code: 'CHOICE_INVALID', field },
    });
  });

  test('load the projects of a page of volunteers with one query, each for its volunteer', async () => {
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

  test('refuse other options from the owner too, through any API', async () => {
    const { documentId, revision } = await createVolunteer(cms);
    for (const api of APIS) {
      const { failure } = await api.update(owner, NOUNS.volunteer, documentId, {
        skills: ['Juggling'],
        revision,
      });
      expect(failure?.details).toMatchObject({ code: 'CHOICE_INVALID', field: 'skills' });
    }
  });

  test('may leave out what both forms leave out', async () => {
    const name = randomUUID();
    await applyToVolunteer(visitor(cms), { name, phone: '', skills: [], interests: null, message: null });
    expect(await volunteer(name)).toMatchObject({
      phone: null,
      skills: null,
      interests: null,
      project: null,
    });
  });

  test('may name a project only while it accepts volunteers', async () => {
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

  test('lose their project when it is deleted', async () => {
    const project = await createProject(cms, { acceptsVolunteers: true });
    const name = randomUUID();
    await applyToVolunteer(visitor(cms), { name, projectDocumentId: project.documentId });
    await owner.rest('DELETE', `/api/projects/${project.documentId}`);
    expect(await volunteer(name)).toMatchObject({ name, project: null });
    const { data, failure } = await owner.graphql('{ volunteers { name project { title } } }');
    expect(failure).toBeUndefined();
    expect(data).toBeDefined();
  });

  test.each(APIS)('are decided by the owner through $name', async (api) => {
    const { documentId, revision } = await createVolunteer(cms);
    const first = saved(
      await api.update(owner, NOUNS.volunteer, documentId, { status: 'approved', revision }),
    );
    const { failure } = await api.update(owner, NOUNS.volunteer, documentId, {
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
  test.each(LIMITS)("accept a visitor's %s of %i characters and no more", async (field, longest) => {
    const inside = '1'.repeat(longest);
    expect((await applyToVolunteer(visitor(cms), { [field]: inside })).failure).toBeUndefined();
    const { failure } = await applyToVolunteer(visitor(cms), { [field]: `${inside}1` });
    expect(failure).toMatchObject(tooLong(field, longest));
  });

  test.each(APIS)('refuse an invalid phone number from the owner too, through $name', async (api) => {
    const { documentId, revision } = await createVolunteer(cms);
    const { failure } = await api.update(owner, NOUNS.volunteer, documentId, {
      phone: '<b>1</b>',
      revision,
    });
    expect(failure).toMatchObject({
      message: expect.stringMatching(/^“<b>1<\/b>” is not a valid phone number\. /),
      details: { code: 'PHONE_INVALID', field: 'phone', params: { typed: '<b>1</b>' } },
    });
  });
});

describe('Messages', () => {
  const LIMITS: [string, number][] = [
    ['senderName', 120],
    ['subject', 200],
    ['message', 5000],
  ];
  test.each(LIMITS)("accept a visitor's %s of %i characters and no more", async (field, longest) => {
    const inside = '👗'.repeat(longest / 2);
    expect((await sendMessage(visitor(cms), { [field]: inside })).failure).toBeUndefined();
    const { failure } = await sendMessage(visitor(cms), { [field]: `${inside}x` });
    expect(failure).toMatchObject(tooLong(field, longest));
    const blank = await sendMessage(visitor(cms), { [field]: ' \u0000 ' });
    expect(blank.failure).toMatchObject({
      message: 'Fill in this field.',
      details: { code: 'REQUIRED', field },
    });
  });

  test('store scripts and formulas as plain text', async () => {
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

  test('appear once the owner approves them', async () => {
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

  test('appear at once with "auto-approve comments"', async () => {
    const post = await createBlogPost(cms);
    await saveSettings(cms, { autoApproveComments: true });
    expect((await postComment(visitor(cms), post.documentId)).data).toEqual({ status: 'approved' });
    await saveSettings(cms, { autoApproveComments: false });
    expect(await shown(post.documentId)).toMatchObject({ total: 1 });
    expect((await postComment(visitor(cms), post.documentId)).data).toEqual({ status: 'pending' });
    expect(await shown(post.documentId)).toMatchObject({ total: 1 });
  });

  test('are hidden while pending or rejected, and for other posts', async () => {
    const [post, other] = [await createBlogPost(cms), await createBlogPost(cms)];
    for (const status of ['pending', 'rejected', 'approved']) {
      await createComment(cms, { status, text: status, blogPost: post.documentId });
    }
    expect(await shown(post.documentId)).toMatchObject({ total: 1, nodes: [{ text: 'approved' }] });
    expect(await shown(other.documentId)).toEqual({ total: 0, nodes: [] });
  });

  test('are sorted oldest first, 20 per page', async () => {
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

  test('are refused and hidden for an unpublished post', async () => {
    const draft = await createBlogPost(cms, {}, 'draft');
    for (const documentId of [draft.documentId, 'never-was']) {
      const { failure } = await postComment(visitor(cms), documentId);
      expect(failure?.message).toBe('This post no longer exists.');
    }
    const post = await createBlogPost(cms);
    await createComment(cms, { status: 'approved', blogPost: post.documentId });
    await owner.graphql(`mutation { unpublishBlogPost(documentId: "${post.documentId}") { documentId } }`);
    expect(await shown(post.documentId)).toEqual({ total: 0, nodes: [] });
  });

  test('stay with their post when it is saved and published again', async () => {
    const post = await createBlogPost(cms);
    await createComment(cms, { status: 'approved', blogPost: post.documentId });
    await owner.rest('PUT', `/api/blog-posts/${post.documentId}`, {
      data: { content: 'Edited', revision: 1 },
    });
    expect(await shown(post.documentId)).toMatchObject({ total: 1 });
  });

  test('have at most 2,000 characters', async () => {
    const { documentId } = await createBlogPost(cms);
    const text = 'x'.repeat(2000);
    expect((await postComment(visitor(cms), documentId, { text })).failure).toBeUndefined();
    const { failure } = await postComment(visitor(cms), documentId, { text: `${text}x` });
    expect(failure).toMatchObject(tooLong('text', 2000));
  });
});
