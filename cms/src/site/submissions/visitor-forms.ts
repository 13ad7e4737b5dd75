import type { Core } from '@strapi/strapi';
import { hiddenItems, readSettings } from '../../content';
import { requireOpenVolunteering } from '../settings-rules';
import { refused } from '../wording';
import { type SubmissionProof, submit } from './submit';
import { checkedFields } from './validate-fields';

const MESSAGE = 'api::message.message';
const VOLUNTEER = 'api::volunteer.volunteer';
const COMMENT = 'api::comment.comment';

/** The fields of a form, as its GraphQL input admits them. */
export type FormInput = Record<string, unknown>;

export async function sendMessage(strapi: Core.Strapi, input: FormInput, proof: SubmissionProof) {
  await submit(strapi, MESSAGE, input, async () => checkedFields(strapi, MESSAGE, input), proof);
  return { status: 'received' };
}

/** Stores an application as pending; ignores any other status. */
export async function applyToVolunteer(strapi: Core.Strapi, input: FormInput, proof: SubmissionProof) {
  const { projectDocumentId, ...fields } = input;
  const check = async () => {
    await requireOpenVolunteering(strapi);
    const checked = checkedFields(strapi, VOLUNTEER, { ...fields, phone: fields.phone || null });
    const project = projectDocumentId ? await openProjectId(strapi, String(projectDocumentId)) : null;
    return { ...checked, project, status: 'pending' };
  };
  await submit(strapi, VOLUNTEER, fields, check, proof);
  return { status: 'pending' };
}

/** @throws ValidationError if the project is unknown or no longer accepts volunteers */
async function openProjectId(strapi: Core.Strapi, documentId: string): Promise<number> {
  const project = await strapi.db
    .query('api::project.project')
    .findOne({ where: { documentId, acceptsVolunteers: true } });
  if (!project || (await hiddenItems(strapi)).includes(documentId)) throw refused('PROJECT_CLOSED');
  return project.id;
}

/** Stores a comment as pending, unless the owner publishes comments at once. */
export async function postComment(strapi: Core.Strapi, input: FormInput, proof: SubmissionProof) {
  const { blogPostDocumentId, ...fields } = input;
  const check = async () => {
    const checked = checkedFields(strapi, COMMENT, fields);
    const post = await strapi.documents('api::blog-post.blog-post').findOne({
      documentId: String(blogPostDocumentId),
      status: 'published',
    });
    if (!post) throw refused('POST_GONE', { kind: 'missing' });
    const { autoApproveComments } = await readSettings(strapi);
    const decision = autoApproveComments ? 'approved' : 'pending';
    return { ...checked, blogPost: post.documentId, status: decision };
  };
  const { status } = await submit(strapi, COMMENT, fields, check, proof);
  return { status };
}
