export const wording = {
  title: 'Pages',
  tabs: {
    hero: 'Hero',
    contact: 'Contact',
    rates: 'Rate card',
    roles: 'Role profiles',
    initiative: 'Initiative',
    legal: 'Legal pages',
    missed: 'Missed addresses',
    redirects: 'Redirects',
  },
  palette: 'Texts of the site',

  hero: {
    professionsLimit: 'Professions: at most 50 lines, each of at most 500 characters',
  },
  contact: {
    badLink: (label: string) =>
      `${label}: please enter the whole address, such as https://example.com/your-name`,
  },
  rates: {
    badPrice: 'Please enter the price in whole shillings, from 0 to 100,000,000',
    words: {
      one: (number: number) => `Service ${number}`,
      add: 'Add a service',
      full: 'The rate card has room for 100 services.',
    },
    units: { show: 'Show', hour: 'Hour', day: 'Day', session: 'Session' },
    badSmallest: 'Please enter the smallest quantity as a whole number, from 1 to 99',
    extra: {
      kinds: { fixed: 'A sum in KES', percentage: 'Percent of the service' },
      badAmount: 'Please enter whole shillings, or a whole percentage from 1 to 500',
      words: {
        one: (number: number) => `Extra ${number}`,
        add: 'Add an extra',
        full: 'There is room for 100 extras.',
      },
    },
  },
  roles: {
    roles: { organizer: 'Event organizer', judge: 'Event judge', instructor: 'Runway instructor' },
    twice: 'Each role has one profile: please choose another role, or remove one of the two',
    words: {
      one: (number: number) => `Profile ${number}`,
      add: 'Add a profile',
      full: 'There are three roles, with one profile each.',
    },
  },
  initiative: {
    objectivesLimit: 'Objectives: at most 50 lines, each of at most 500 characters',
    programme: {
      words: {
        one: (number: number) => `Programme ${number}`,
        add: 'Add a programme',
        full: 'The page has room for 100 programmes.',
      },
    },
    figure: {
      words: {
        one: (number: number) => `Figure ${number}`,
        add: 'Add a figure',
        full: 'The page has room for 100 figures.',
      },
    },
  },
  missed: {
    search: 'Search missed addresses',
    path: 'Address',
    times: 'Times',
    send: 'Send visitors to…',
    sendFrom: (path: string) => `Send visitors of ${path} to…`,
    count: (total: number) => (total === 1 ? '1 missed address' : `${total} missed addresses`),
    nothingFound: 'No missed address matches your search.',
    emptyTitle: 'No missed addresses',
    emptyText:
      'Whoever asks for a page that is not there is counted here, without anything about who it was.',
    loadFailure: 'Failed to load the missed addresses',
  },
  redirect: {
    search: 'Search redirects',
    add: 'Add a redirect',
    createTitle: 'Send visitors to…',
    create: 'Send them there',
    fields: { fromPath: 'Address without a page', toPath: 'Leads to' },
    noPath: (label: string) =>
      `${label}: please enter a path of this site such as /portfolio, without ? and #. Visitors are not sent to other sites.`,
    remove: (path: string) => `Remove the redirect of ${path}`,
    count: (total: number) => (total === 1 ? '1 redirect' : `${total} redirects`),
    nothingFound: 'No redirect matches your search.',
    emptyTitle: 'No redirects',
    emptyText: 'An address that has no page any more can lead to one that there is.',
    loadFailure: 'Failed to load the redirects',
    saveFailed: 'Failed to save the redirect',
    deleteFailed: 'Failed to remove the redirect',
    created: 'Visitors are sent there from now on',
    updated: 'Visitors are sent there from now on',
    deleted: () => 'The redirect is removed',
    confirmDelete: () => 'Are you sure you want to remove this redirect?',
  },
  oneALine: 'One per line',
  yesNo: { yes: 'Yes', no: 'No' },
  actions: 'Actions',

  livePage: 'The page as visitors see it',
  livePages: 'Which page is shown',
  names: {
    '/': 'Home',
    '/contact': 'Contact',
    '/rate-card': 'Rate card',
    '/about-roles': 'Role profiles',
    '/endeleza': 'Initiative',
    '/privacy-policy': 'Privacy policy',
    '/copyright': 'Copyright notice',
  } as Readonly<Record<string, string>>,
  openPage: 'Open in a new tab',
  pictures:
    'To change a picture, replace its file in Media: it keeps its places. A place without one is filled in the raw panel, which has a sign-in of its own.',
  openPanel: 'Open the raw panel',

  save: 'Save',
  saving: 'Saving...',
  loadFailure: 'Failed to load the texts',
  saveFailed: 'Failed to save the texts',
  created: 'Saved. The page shows it now',
  updated: 'Saved. The page shows it now',
};
