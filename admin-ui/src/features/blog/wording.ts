export const wording = {
  title: 'Blog',
  tabs: { 'all-posts': 'All Posts', 'create-new': 'Create New', comments: 'Comments' },
  count: (posts: number) => (posts === 1 ? '1 post' : `${posts} posts`),
  search: 'Search posts',
  filter: 'Show',
  allStatuses: 'All statuses',
  filters: { draft: 'Drafts', published: 'Published' },
  view: 'View post',
  viewOne: (title: string) => `View ${title}`,
  sorts: {
    'listDate:desc': 'Newest first',
    'listDate:asc': 'Oldest first',
    'title:asc': 'Title, A to Z',
    'title:desc': 'Title, Z to A',
  },

  emptyTitle: 'No blog posts',
  emptyText: 'Write the first one',
  nothingFound: 'No blog posts match your search.',
  add: 'Create Post',

  statuses: { draft: 'draft', published: 'Published', modified: 'Unpublished changes' },
  choices: { draft: 'draft', Published: 'Published' },

  createTitle: 'Create New Post',
  editTitle: 'Edit Post',
  create: 'Create Post',
  creating: 'Creating...',
  update: 'Update Post',
  updating: 'Updating...',
  image: 'Featured Image',

  preview: {
    share: 'Share preview',
    shareOne: (title: string) => `Share a preview of ${title}`,
    text: (until: string) =>
      `Anyone with this link can read the last saved draft until ${until}. Search engines cannot find it.`,
    link: 'Link to the draft',
    classic: 'Open in the classic theme',
    open: 'Open',
    copy: 'Copy link',
    copied: 'Copied',
    send: 'Send…',
    end: 'Revoke all links',
    ended: 'All preview links revoked',
    endFailed: 'Failed to revoke the preview links',
    loadFailure: 'Failed to create a preview link',
  },

  missing: 'Please fill in all required fields',

  loadFailure: 'Failed to load blog posts',
  uploadFailed: (reason: string) => `Failed to upload image: ${reason}`,
  imageUrlMissing: 'Failed to retrieve image URL. Please try again.',
  updateFailed: (reason: string) => `Failed to update blog post: ${reason}`,
  createFailed: (reason: string) => `Failed to create blog post: ${reason}`,
  unexpected: 'An unexpected error occurred. Please try again.',
  deleteFailed: 'Failed to delete blog post',
  created: 'Blog post created successfully',
  updated: 'Blog post updated successfully',
  deleted: () => 'Blog post deleted successfully',
  confirmDelete: () => 'Are you sure you want to delete this blog post?',

  comments: {
    count: (comments: number) => (comments === 1 ? '1 comment' : `${comments} comments`),
    waiting: (count: number) =>
      count === 1 ? '1 comment needs approval' : `${count} comments need approval`,
    search: 'Search comments',
    sorts: { 'createdAt:desc': 'Newest first', 'createdAt:asc': 'Oldest first' },
    filter: 'Status',
    allStatuses: 'All Statuses',
    statuses: { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' },
    emptyTitle: 'No comments yet',
    emptyText: 'Comments on your posts will appear here',
    nothingFound: 'No comments match your search.',
    on: (post: string) => `on ${post}`,
    noPost: 'on a deleted post',
    select: (name: string) => `Select the comment by ${name}`,
    approve: 'Approve',
    reject: 'Reject',
    approveOne: (name: string) => `Approve the comment by ${name}`,
    rejectOne: (name: string) => `Reject the comment by ${name}`,
    removeOne: (name: string) => `Delete the comment by ${name}`,
    /** 'Comment approved', '3 comments approved. 2 skipped because they had already been approved or changed.' */
    decided: (decision: 'approved' | 'rejected', count: number, skipped: number) => {
      const sentence = count === 1 ? `Comment ${decision}` : `${count} comments ${decision}`;
      return skipped === 0
        ? sentence
        : `${sentence}. ${skipped} skipped because they had already been ${decision} or changed.`;
    },
    deleted: (count: number) =>
      count === 1 ? 'Comment deleted successfully' : `${count} comments deleted successfully`,
    confirmDelete: (count: number) =>
      count === 1
        ? 'Are you sure you want to delete this comment?'
        : `Are you sure you want to delete these ${count} comments?`,
    loadFailure: 'Failed to load comments',
    changeFailed: 'Failed to update comment status',
    deleteFailed: 'Failed to delete comment',
  },
};
