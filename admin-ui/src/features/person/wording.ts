/** Contact details by which all of a visitor's submissions are found. */
export interface Person {
  email?: string | null | undefined;
  phone?: string | null | undefined;
}

const nameOf = ({ email, phone }: Person) => [email, phone].filter(Boolean).join(' or ');

const sentWith = ({ email, phone }: Person) => {
  if (email && phone) return 'this address or number';
  return email ? 'this address' : 'this number';
};

export const wording = {
  export: "Export this person's data",
  erase: "Erase this person's data",
  confirmErase: (person: Person) =>
    `Erase all data for ${nameOf(person)}? This deletes every message, application, comment and booking from ${sentWith(person)}, and your unsaved drafts about them. You cannot undo this.`,
  eraseYes: 'Erase',

  exported: (person: Person) => `Exported the data of ${nameOf(person)}`,
  erased: (person: Person) => `All data for ${nameOf(person)} was erased`,
  exportFailed: 'Failed to export the data',
  eraseFailed: 'Failed to erase the data',

  mailed: 'Emailed to the client.',
  passOn: 'Not emailed. Send this text to the client:',
  text: 'Text for the client',
  copy: 'Copy',
  copied: 'Copied',
  whatsapp: 'Open WhatsApp',
};

/** Where visitors come from, by the name of the link or the host as it is stored. */
const places = {
  instagram: 'Instagram',
  whatsapp: 'WhatsApp',
  'comp-card': 'the comp card',
  facebook: 'Facebook',
  google: 'Google',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  tiktok: 'TikTok',
  youtube: 'YouTube',
};

export type Place = keyof typeof places;

const isNamed = (place: string): place is Place => Object.hasOwn(places, place);

const nameOfPlace = (place: string | null) => (place && isNamed(place) ? places[place] : (place ?? ''));

const cameFrom = (place: string | null) => (place ? `Came from ${nameOfPlace(place)}` : '');

const sentences = Object.fromEntries(Object.keys(places).map((place) => [place, cameFrom(place)]));

export const cameFromWording = {
  /** 'Instagram', or the unknown link or host itself */
  name: nameOfPlace,
  sentence: cameFrom,
  /** Places with a separate choice; all others are elsewhere */
  named: Object.keys(places),
  everywhere: 'Came from anywhere',
  choices: { ...sentences, other: 'Came from elsewhere' } as Record<Place | 'other', string>,
  linksHint:
    'Put each link in its place. Messages, applications and bookings then show it. The comp card has its own link.',
  /** Places that the owner puts a link in */
  linked: { instagram: 'Instagram bio', whatsapp: 'WhatsApp status', tiktok: 'TikTok bio' },
  copy: (place: string) => `Copy for ${place}`,
  copied: 'Copied!',
};
