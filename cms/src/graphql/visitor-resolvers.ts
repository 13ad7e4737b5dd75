import type { Core } from '@strapi/strapi';
import { approvedComments, blogPostBySlug, blogTags } from '../blog/blog-queries';
import { portfolioCategories } from '../portfolio/portfolio-categories';
import { type BlogCommentInput, postComment } from '../submissions/blog-comment';
import { type ContactMessageInput, sendMessage } from '../submissions/contact-message';
import { issueFormToken } from '../submissions/form-token';
import { countingRefusals, type SubmissionProof } from '../submissions/submit';
import { applyToVolunteer, type VolunteerApplicationInput } from '../submissions/volunteer-application';
import { filesInText } from '../uploads/files-in-text';

interface Submission<Input> {
  data: Input;
  proof: SubmissionProof;
}

export const visitorResolvers = (strapi: Core.Strapi) => ({
  Query: {
    portfolioCategories: () => portfolioCategories(strapi),
    blogTags: () => blogTags(strapi),
    blogPostBySlug: (_: unknown, { slug }: { slug: string }) => blogPostBySlug(strapi, slug),
    approvedComments: (_: unknown, args: { blogPostDocumentId: string; page?: number | null }) =>
      approvedComments(strapi, args.blogPostDocumentId, args.page ?? 1),
    formToken: () => issueFormToken(),
  },
  BlogPost: {
    pictures: ({ content }: { content?: string | null }) => filesInText(strapi, content ?? ''),
  },
  Mutation: {
    sendMessage: (_: unknown, { data, proof }: Submission<ContactMessageInput>) =>
      countingRefusals(strapi, () => sendMessage(strapi, data, proof)),
    applyToVolunteer: (_: unknown, { data, proof }: Submission<VolunteerApplicationInput>) =>
      countingRefusals(strapi, () => applyToVolunteer(strapi, data, proof)),
    postComment: (_: unknown, { data, proof }: Submission<BlogCommentInput>) =>
      countingRefusals(strapi, () => postComment(strapi, data, proof)),
  },
});

/** Open to everyone; what they may do is decided inside, by the rules. */
export const visitorAccess = {
  'Query.portfolioCategories': { auth: false },
  'Query.blogTags': { auth: false },
  'Query.blogPostBySlug': { auth: false },
  'Query.approvedComments': { auth: false },
  'Query.formToken': { auth: false },
  'BlogPost.pictures': { auth: false },
  'Mutation.sendMessage': { auth: false },
  'Mutation.applyToVolunteer': { auth: false },
  'Mutation.postComment': { auth: false },
} as const;
