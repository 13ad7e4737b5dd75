import type { OwnerApi } from './owner-api';

export interface PostText {
  title: string;
  /** Markdown */
  content: string;
  tags?: string[];
}

/** A published post; `remove` deletes it. */
export interface PublishedPost {
  documentId: string;
  slug: string;
  remove: () => Promise<void>;
}

/** Publishes a post like the owner; it is then the newest one. */
export async function publishPost(owner: OwnerApi, data: PostText): Promise<PublishedPost> {
  type Created = { createBlogPost: { documentId: string; slug: string } };
  const create = 'mutation ($data: BlogPostInput!) { createBlogPost(data: $data) { documentId slug } }';
  const { createBlogPost } = await owner.graphql<Created>(create, { data });
  const { documentId, slug } = createBlogPost;
  return {
    documentId,
    slug,
    remove: async () => {
      await owner.graphql('mutation ($id: ID!) { deleteBlogPost(documentId: $id) { documentId } }', {
        id: documentId,
      });
    },
  };
}

interface StoredComment {
  documentId: string;
  name: string;
  email: string;
  text: string;
  status: string;
  revision: number;
}

/** Returns the stored comments of one sender in any status. */
export async function commentsBy(owner: OwnerApi, name: string): Promise<StoredComment[]> {
  const query =
    'query ($name: String!) { comments(filters: { name: { eq: $name } }) { documentId name email text status revision } }';
  return (await owner.graphql<{ comments: StoredComment[] }>(query, { name })).comments;
}

export async function approveComment(
  owner: OwnerApi,
  { documentId, revision }: StoredComment,
): Promise<void> {
  await owner.graphql(
    'mutation ($id: ID!, $data: CommentInput!) { updateComment(documentId: $id, data: $data) { documentId } }',
    { id: documentId, data: { status: 'approved', revision } },
  );
}
