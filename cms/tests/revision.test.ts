import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { APIS, type Api, NOUNS, type Noun, REST, type Saved, saved } from './support/apis';
import { attempt, type NounName, stored } from './support/attempt';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { Client, signIn } from './support/client';
import {
  buildBlogPost,
  buildEvent,
  buildMilestone,
  buildPortfolioItem,
  buildProject,
  create,
  createBlogPost,
  createMilestone,
  createSingles,
  saveSettings,
} from './support/factories';

const PARALLEL = 20;

let cms: BootedCms;
let owner: Client;

beforeAll(async () => {
  cms = await bootCms();
  await createSingles(cms);
  ({ owner } = await signIn(cms));
});
afterAll(() => cms.stop());

describe.each(APIS)('A save with a revision through $name', (api: Api) => {
  const EDITABLE: [NounName, string, string][] = [
    ['milestone', 'title', 'api::milestone.milestone'],
    ['blogPost', 'title', 'api::blog-post.blog-post'],
    ['settings', 'siteTitle', 'api::settings.settings'],
  ];

  test.each(EDITABLE)(
    '%s: succeeds once of 20 with one revision, and 19 see the stored item',
    async (name, field) => {
      const noun: Noun = NOUNS[name];
      const { documentId, revision } = noun.single
        ? await cms.strapi.db.query(noun.uid).findOne({})
        : saved(await attempt(cms, owner, api, name, { [field]: 'Before' }));

      const answers = await Promise.all(
        Array.from({ length: PARALLEL }, (_, tab) =>
          api.update(owner, noun, documentId, { [field]: `Tab ${tab}`, revision }),
        ),
      );

      const winners = answers.filter(({ failure }) => !failure);
      const losers = answers.filter(({ failure }) => failure);
      expect([winners.length, losers.length]).toEqual([1, PARALLEL - 1]);
      expect(winners[0]?.data?.revision).toBe(revision + 1);
      const kept = await stored(cms, name, { documentId, revision });
      for (const { status, failure } of losers) {
        expect(status).toBe(api.name === 'REST' ? 409 : 200);
        expect(failure).toMatchObject({
          name: 'ConflictError',
          message: 'This item was changed after you opened it.',
          details: {
            code: 'ITEM_CHANGED',
            field: null,
            current: { [field]: kept[field], revision: revision + 1 },
          },
        });
      }
    },
  );

  test('does not overwrite a single item that was first written elsewhere', async () => {
    const bio = await cms.strapi.db.query(NOUNS.bioContent.uid).findOne({});

    const { failure } = await api.update(owner, NOUNS.bioContent, bio.documentId, {
      title: 'Written first',
      content: 'Elsewhere',
      revision: 0,
    });

    expect(failure).toMatchObject({
      name: 'ConflictError',
      details: { current: { title: bio.title, revision: bio.revision } },
    });
  });

  test('continues from the revision in the response', async () => {
    const { documentId } = await createMilestone(cms);
    for (const revision of [1, 2, 3]) {
      const answer = await api.update(owner, NOUNS.milestone, documentId, {
        title: `Save ${revision}`,
        revision,
      });
      expect(saved(answer).revision).toBe(revision + 1);
    }
  });

  test('is refused without a revision, and changes nothing', async () => {
    const item = await createMilestone(cms, { title: 'Untouched' });
    for (const revision of [undefined, null]) {
      const { failure } = await api.update(owner, NOUNS.milestone, item.documentId, {
        title: 'New',
        revision,
      });
      expect(failure).toMatchObject({
        name: 'ValidationError',
        message: 'Send the revision that you read with the item, a whole number.',
        details: { code: 'REVISION_INVALID', field: 'revision' },
      });
    }
    expect(await stored(cms, 'milestone', item)).toMatchObject({ title: 'Untouched', revision: 1 });
  });

  test('conflicts with a future revision as with a past one', async () => {
    const { documentId } = await createMilestone(cms);
    for (const revision of [99, 2_147_483_646, 2_147_483_647]) {
      const { failure } = await api.update(owner, NOUNS.milestone, documentId, { title: 'New', revision });
      expect(failure?.name, String(revision)).toBe('ConflictError');
    }
  });

  test('takes no number if another rule refuses it', async () => {
    const item = await createMilestone(cms);
    await api.update(owner, NOUNS.milestone, item.documentId, { title: 'x'.repeat(201), revision: 1 });
    await api.update(owner, NOUNS.milestone, item.documentId, { title: ' ', revision: 1 });
    expect((await stored(cms, 'milestone', item)).revision).toBe(1);
  });

  test('starts a new item at 1, whatever is sent', async () => {
    expect(saved(await attempt(cms, owner, api, 'event', { revision: 40 })).revision).toBe(1);
  });

  test('does not create a deleted item again', async () => {
    const { documentId } = await createMilestone(cms);
    await api.remove(owner, NOUNS.milestone, documentId);
    const { failure } = await api.update(owner, NOUNS.milestone, documentId, {
      title: 'Ghost',
      revision: 1,
    });
    expect(failure?.name).not.toBe('InternalServerError');
    expect(await cms.strapi.db.query('api::milestone.milestone').count({ where: { title: 'Ghost' } })).toBe(
      0,
    );
  });

  test('answers "not found" when deleting or unpublishing a missing item', async () => {
    const removed = await api.remove(owner, NOUNS.milestone, 'nothing-has-this-id');
    expect(removed.failure).toMatchObject({ name: 'NotFoundError' });
    expect(removed.status).toBe(api.name === 'REST' ? 404 : 200);
    const { documentId } = await createMilestone(cms);
    expect((await api.remove(owner, NOUNS.milestone, documentId)).failure).toBeUndefined();
    expect((await api.remove(owner, NOUNS.milestone, documentId)).failure?.name).toBe('NotFoundError');
    const unpublished = await owner.graphql('mutation { unpublishBlogPost(documentId: "x") { title } }');
    expect(unpublished.failure?.name).toBe('NotFoundError');
  });

  test('shows the owner no private column in a conflict', async () => {
    const item = await create(cms, 'api::message.message', {
      senderName: 'A',
      senderEmail: 'a@example.com',
      subject: 'S',
      message: 'M',
      submissionKey: `private-key-${api.name}-0`,
    });
    const { text } = await api.update(owner, NOUNS.message, item.documentId, { isRead: true, revision: 7 });
    expect(text).toContain('a@example.com');
    expect(text).not.toContain('private-key');
    expect(text).not.toMatch(/createdBy|updatedBy|password/);
  });

  test('counts draft and published version together', async () => {
    const { documentId } = await createBlogPost(cms);
    const draft = await api.update(
      owner,
      NOUNS.blogPost,
      documentId,
      { content: 'Later', revision: 1 },
      'draft',
    );
    expect(saved(draft).revision).toBe(2);
    const stale = await api.update(owner, NOUNS.blogPost, documentId, { content: 'Stale', revision: 1 });
    expect(stale.failure).toMatchObject({
      name: 'ConflictError',
      details: { current: { content: 'Later', revision: 2 } },
    });
    const published = await api.update(owner, NOUNS.blogPost, documentId, { content: 'Last', revision: 2 });
    expect(saved(published).revision).toBe(3);
  });
});

describe.each([
  [NOUNS.blogPost, buildBlogPost()],
  [NOUNS.project, buildProject()],
  [NOUNS.event, buildEvent()],
  [NOUNS.milestone, buildMilestone()],
  [NOUNS.portfolioItem, buildPortfolioItem()],
  [NOUNS.away, { firstDay: '2040-01-01', lastDay: '2040-01-03' }],
])('A new item sent again with the key of its form: $0.uid', (noun, data) => {
  const withKey = (key: string) => new Client(cms.url, { ...owner.headers, 'idempotency-key': key });

  test('is stored once through every API, even if both are sent at the same moment', async () => {
    const form = withKey(randomUUID());
    const send = (api: Api) => api.create(form, noun, data);

    const answers = await Promise.all(APIS.map(send));
    for (const api of APIS) answers.push(await send(api));

    expect(new Set(answers.map((answer) => saved(answer).documentId)).size).toBe(1);
    const { documentId } = saved(await REST.create(withKey(randomUUID()), noun, data));
    expect(documentId).not.toBe(answers[0]?.data?.documentId);
  });

  test('is stored again after it was deleted', async () => {
    const form = withKey(randomUUID());
    const { documentId } = saved(await REST.create(form, noun, data));
    await REST.remove(owner, noun, documentId);

    expect(saved(await REST.create(form, noun, data)).documentId).not.toBe(documentId);
  });
});

test('is refused with a key of another form', async () => {
  const form = new Client(cms.url, { ...owner.headers, 'idempotency-key': 'short' });
  const { failure } = await REST.create(form, NOUNS.event, buildEvent());
  expect(failure?.details).toMatchObject({ code: 'KEY_INVALID', field: 'Idempotency-Key' });
});

describe('Revisions of internal writes', () => {
  test('grow without a sent revision', async () => {
    const before: Saved = await cms.strapi.db.query('api::settings.settings').findOne({});
    await saveSettings(cms, { siteTitle: 'By the system' });
    const after: Saved = await cms.strapi.db.query('api::settings.settings').findOne({});
    expect(after.revision).toBe(before.revision + 1);
  });

  test('exist in every type that the owner edits', () => {
    for (const { uid } of Object.values(NOUNS)) {
      expect(cms.strapi.contentType(uid).attributes.revision, uid).toMatchObject({ type: 'integer' });
    }
  });

  test('raise the content version with every save, but not with a refused one', async () => {
    const version = async () => {
      const response = await owner.send('/api/site-state');
      return Number.parseInt(((await response.json()) as { contentVersion: string }).contentVersion, 10);
    };
    const first = await version();
    const { documentId } = await createMilestone(cms);
    const second = await version();
    expect(second).toBeGreaterThan(first);
    await owner.rest('PUT', `/api/milestones/${documentId}`, { data: { title: 'Stale', revision: 9 } });
    expect(await version()).toBe(second);
    await owner.rest('DELETE', `/api/milestones/${documentId}`);
    expect(await version()).toBeGreaterThan(second);
  });
});
