import type { OwnerApi } from './owner-api';

type RowType = 'BlogPost' | 'Event' | 'Milestone' | 'PortfolioItem' | 'Project';

/** Each with what the cms insists on. */
const REQUIRED: Record<RowType, object> = {
  BlogPost: { content: 'One of many.' },
  Event: { date: '2026-05-03' },
  Milestone: { year: '2026', description: 'One step.' },
  PortfolioItem: {},
  Project: { description: 'What is done there.' },
};

/** A title no other test uses. */
export const uniqueTitle = (title: string): string => `${title} ${crypto.randomUUID().slice(0, 8)}`;

/** Stores a row as the owner would; `remove` also works when it is not there any more. */
export async function storeRow(
  owner: OwnerApi,
  type: RowType,
  data: { title: string; [field: string]: unknown },
) {
  const create = `mutation ($data: ${type}Input!) { row: create${type}(data: $data) { documentId revision } }`;
  const variables = { data: { ...REQUIRED[type], ...data } };
  const { row } = await owner.graphql<{ row: { documentId: string; revision: number } }>(create, variables);
  return {
    ...row,
    remove: () => owner.remove(type, row.documentId),
    /** Changes it as another tab would: over the version that is stored now. */
    change: (changes: object) =>
      owner.graphql(
        `mutation ($id: ID!, $data: ${type}Input!) { update${type}(documentId: $id, data: $data) { documentId } }`,
        { id: row.documentId, data: { ...changes, revision: row.revision } },
      ),
  };
}

/** Takes away what a test made through the screen. */
export async function removeTitled(owner: OwnerApi, type: RowType, title: string): Promise<void> {
  const field = `${type.charAt(0).toLowerCase()}${type.slice(1)}s`;
  const status = type === 'BlogPost' ? ', status: DRAFT' : '';
  const find = `query ($title: String!) { rows: ${field}(filters: { title: { contains: $title } }${status}) { documentId } }`;
  const { rows } = await owner.graphql<{ rows: { documentId: string }[] }>(find, { title });
  for (const { documentId } of rows) await owner.remove(type, documentId);
}

type StrangerType = 'Comment' | 'Message' | 'Volunteer';

/** What strangers send is found by their email. */
const SENDER: Record<StrangerType, string> = {
  Comment: 'comments(filters: { email: { eq: $email } })',
  Message: 'messages(filters: { senderEmail: { eq: $email } })',
  Volunteer: 'volunteers(filters: { email: { eq: $email } })',
};

/** Takes away what somebody sent through a form. */
export async function removeSentBy(owner: OwnerApi, type: StrangerType, email: string): Promise<void> {
  const find = `query ($email: String!) { rows: ${SENDER[type]} { documentId } }`;
  const { rows } = await owner.graphql<{ rows: { documentId: string }[] }>(find, { email });
  for (const { documentId } of rows) await owner.remove(type, documentId);
}
