export const wording = {
  title: 'Volunteers Management',
  export: 'Export Data',
  exporting: (done: number, total: number) => `Exporting ${done} of ${total}...`,
  search: 'Search volunteers',
  statusFilter: 'Status',
  projectFilter: 'Project',
  allStatuses: 'All Statuses',
  allProjects: 'All Projects',
  unknownProject: 'A deleted project',
  showing: (shown: number, all: number) => `Showing ${shown} of ${all} volunteers`,
  statuses: { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' },
  sorts: {
    'createdAt:desc': 'Newest first',
    'createdAt:asc': 'Oldest first',
    'name:asc': 'Name, A to Z',
    'name:desc': 'Name, Z to A',
    'status:asc': 'Status, A to Z',
    'status:desc': 'Status, Z to A',
  },
  columns: { name: 'Name', actions: 'Actions' },
  optionalColumns: {
    contact: 'Contact',
    project: 'Project',
    skills: 'Skills & Interests',
    status: 'Status',
    joined: 'Joined',
  },
  noProject: 'None assigned',
  viewDetails: 'View details',
  viewDetailsOf: (name: string) => `View details of ${name}`,
  select: (name: string) => `Select ${name}`,
  selectColumn: 'Select',
  approve: 'Approve',
  reject: 'Reject',
  email: 'Email',
  approveOne: (name: string) => `Approve ${name}`,
  rejectOne: (name: string) => `Reject ${name}`,
  emailOne: (name: string) => `Email ${name}`,
  deleteOne: (name: string) => `Delete ${name}`,

  emptyTitle: 'No volunteers yet',
  emptyText: 'Volunteers who sign up will appear here',
  nothingFound: 'No volunteers match these filters.',
  clearFilters: 'Clear filters',

  detailsTitle: 'Volunteer Details',
  details: {
    name: 'Full name',
    status: 'Status',
    email: 'Email',
    phone: 'Phone',
    project: 'Project',
    availability: 'Availability',
    skills: 'Skills',
    interests: 'Interests',
    joined: 'Joined',
    message: 'Message',
  },
  noPhone: 'Not provided',
  noAvailability: 'Not specified',
  noSkills: 'No skills specified',
  noInterests: 'No interests specified',
  noMessage: 'No message',
  close: 'Close',

  loadFailure: 'Failed to load volunteers data',
  changeFailed: 'Failed to update volunteer status',
  deleteFailed: 'Failed to delete volunteer',
  exportFailed: 'Failed to export volunteers',
  /** 'Volunteer approved', '6 volunteers approved. 14 skipped because they are no longer pending.' */
  decided: (decision: 'approved' | 'rejected', count: number, skipped: number) => {
    const sentence = count === 1 ? `Volunteer ${decision}` : `${count} volunteers ${decision}`;
    return skipped === 0 ? sentence : `${sentence}. ${skipped} skipped because they are no longer pending.`;
  },
  deleted: (count: number) =>
    count === 1 ? 'Volunteer deleted successfully' : `${count} volunteers deleted successfully`,
  exported: (count: number) => `Exported ${count} volunteers`,
  confirmDelete: (count: number) =>
    count === 1
      ? 'Are you sure you want to delete this volunteer?'
      : `Are you sure you want to delete these ${count} volunteers?`,
};
