export const wording = {
  title: 'Messages',
  tabs: { inbox: 'Inbox', archived: 'Archived' },
  unread: (count: number) => `${count} unread`,
  search: 'Search messages',
  sorts: {
    'createdAt:desc': 'Newest first',
    'createdAt:asc': 'Oldest first',
    'senderName:asc': 'Sender, A to Z',
    'senderName:desc': 'Sender, Z to A',
  },

  emptyTitle: 'No messages',
  emptyText: 'Messages from your contact form will appear here',
  emptyArchive: 'Messages you archive will appear here',
  nothingFound: 'No messages match your search.',
  select: 'Select a message',
  isUnread: 'Unread',
  tick: (name: string) => `Select the message from ${name}`,
  list: 'Messages',
  pane: 'Message',
  back: 'Back to the list',

  previous: 'Previous message',
  previousShortcut: 'Previous message (K)',
  next: 'Next message',
  nextShortcut: 'Next message (J)',
  archiveShortcut: 'Archive and open the next message (E)',
  reply: 'Reply',
  archive: 'Archive',
  toInbox: 'Move to inbox',
  markUnread: 'Mark as unread',
  markRead: 'Mark as read',
  delete: 'Delete',

  loadFailure: 'Failed to load messages',
  changeFailed: 'Failed to update message',
  deleteFailed: 'Failed to delete message',
  markReadFailed: 'Marking a message as read failed',
  confirmDelete: (count: number) =>
    count === 1
      ? 'Are you sure you want to delete this message?'
      : `Are you sure you want to delete these ${count} messages?`,
  deleted: (count: number) =>
    count === 1 ? 'Message deleted successfully' : `${count} messages deleted successfully`,
  archived: (count: number) => (count === 1 ? 'Message archived' : `${count} messages archived`),
  movedToInbox: (count: number) =>
    count === 1 ? 'Message moved to inbox' : `${count} messages moved to inbox`,
};
