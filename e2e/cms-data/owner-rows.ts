import type { OwnerApi } from './owner-api';

type RowType = 'BlogPost' | 'Event' | 'Milestone' | 'PortfolioItem' | 'Project';

/** The fields that the CMS requires. */
const REQUIRED: Record<RowType, object> = {
  BlogPost: { content: 'One of many.' },
  Event: { date: '2026-05-03' },
  Milestone: { year: '2026', description: 'One step.' },
  PortfolioItem: {},
  Project: { description: 'What is done there.' },
};

/** Returns a title that no other test uses. */
export const uniqueTitle = (title: string): string => `${title} ${crypto.randomUUID().slice(0, 8)}`;

/** Stores a row like the owner for one test. */
export async function storeRow(
  owner: OwnerApi,
  type: RowType,
  data: { title: string; [field: string]: unknown },
) {
  const create = `mutation ($data: ${type}Input!) { row: create${type}(data: $data) { documentId revision } }`;
  const variables = { data: { ...REQUIRED[type], ...data } };
  const { row } = await owner.graphql<{ row: { documentId: string; revision: number } }>(create, variables);
  const remove = () => owner.remove(type, row.documentId);
  owner.afterTest(remove);
  return {
    ...row,
    remove,
    /** Changes the stored version, like another tab. */
    change: (changes: object) =>
      owner.graphql(
        `mutation ($id: ID!, $data: ${type}Input!) { update${type}(documentId: $id, data: $data) { documentId } }`,
        { id: row.documentId, data: { ...changes, revision: row.revision } },
      ),
  };
}

/** Deletes a row that a test created through the screen. */
export async function removeTitled(owner: OwnerApi, type: RowType, title: string): Promise<void> {
  const field = `${type.charAt(0).toLowerCase()}${type.slice(1)}s`;
  const status = type === 'BlogPost' ? ', status: DRAFT' : '';
  const find = `query ($title: String!) { rows: ${field}(filters: { title: { contains: $title } }${status}) { documentId } }`;
  const { rows } = await owner.graphql<{ rows: { documentId: string }[] }>(find, { title });
  for (const { documentId } of rows) await owner.remove(type, documentId);
}

type StrangerType = 'Comment' | 'Message' | 'Volunteer';

/** Submissions are found by their email address. */
const SENDER: Record<StrangerType, string> = {
  Comment: 'comments(filters: { email: { eq: $email } })',
  Message: 'messages(filters: { senderEmail: { eq: $email } })',
  Volunteer: 'volunteers(filters: { email: { eq: $email } })',
};

/** Deletes a submission. */
export async function removeSentBy(owner: OwnerApi, type: StrangerType, email: string): Promise<void> {
  const find = `query ($email: String!) { rows: ${SENDER[type]} { documentId } }`;
  const { rows } = await owner.graphql<{ rows: { documentId: string }[] }>(find, { email });
  for (const { documentId } of rows) await owner.remove(type, documentId);
}
