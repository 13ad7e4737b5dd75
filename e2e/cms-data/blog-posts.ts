import type { OwnerApi } from './owner-api';

export interface PostText {
  title: string;
  /** Markdown */
  content: string;
  tags?: string[];
}

/** A published post */
export interface PublishedPost {
  documentId: string;
  slug: string;
}

/** Publishes a post like the owner for one test; it is then the newest one. */
export async function publishPost(owner: OwnerApi, data: PostText): Promise<PublishedPost> {
  type Created = { createBlogPost: { documentId: string; slug: string } };
  const create = 'mutation ($data: BlogPostInput!) { createBlogPost(data: $data) { documentId slug } }';
  const { createBlogPost } = await owner.graphql<Created>(create, { data });
  owner.afterTest(() => owner.remove('BlogPost', createBlogPost.documentId));
  return createBlogPost;
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
