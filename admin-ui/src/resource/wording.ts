export const wording = {
  uploading: 'Uploading...',
  types: {
    'api::portfolio-item.portfolio-item': 'Portfolio item',
    'api::digital-set.digital-set': 'Digital set',
    'api::blog-post.blog-post': 'Blog post',
    'api::milestone.milestone': 'Milestone',
    'api::project.project': 'Project',
    'api::event.event': 'Event',
    'api::bio-content.bio-content': 'Biography',
    'api::settings.settings': 'Settings',
    'api::hero.hero': 'First screen',
    'api::rate-card.rate-card': 'Rate card',
    'api::role-profiles.role-profiles': 'Role profiles',
    'api::initiative.initiative': 'Initiative',
    'api::legal-pages.legal-pages': 'Legal pages',
    'api::comp-card.comp-card': 'Comp card',
  },
  bookingStates: {
    enquiry: 'Enquiry',
    option: 'Option',
    confirmed: 'Confirmed',
    done: 'Completed',
    declined: 'Declined',
    cancelled: 'Cancelled',
    expired: 'Expired',
  },
  yes: 'Yes',
  no: 'No',
  notTakenBack: (count: number) =>
    count === 1
      ? '1 item was changed elsewhere and was not undone'
      : `${count} items were changed elsewhere and were not undone`,
};
