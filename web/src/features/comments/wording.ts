export const commentsWording = {
  title: 'Comments',
  loading: 'Loading comments...',
  none: 'No comments yet',
  loadFailure: 'Failed to load comments',
  more: 'View More',
  formTitle: 'Leave a comment',
  name: 'Name',
  email: 'Email (never shown)',
  text: 'Comment',
  submit: 'Post comment',
  submitting: 'Submitting...',
  missing: 'Please fill in all required fields',
  badEmail: 'Please enter a valid email address',
  failed: 'Failed to post comment. Please try again.',
  held: 'Thank you. Your comment will appear once it has been approved.',
  shown: 'Thank you. Your comment has been posted.',
};

/** Returns the text shown once a comment is stored. @param status of the comment, from the cms */
export const commentOutcome = (status: unknown): string =>
  status === 'approved' ? commentsWording.shown : commentsWording.held;
