interface StarterContactDetails {
  intro: string;
  /** Null hides a detail on the site. The general address is in Settings. */
  email: string | null;
  phone: string | null;
  address: string | null;
  links: { network: 'instagram' | 'facebook' | 'x' | 'linkedin'; address: string }[];
}

/** Home pages of the networks: the owner replaces them with real profiles. */
export const contactDetails: StarterContactDetails = {
  intro:
    'For bookings, judging, training or an event you are planning: say what it is, when and where. A date and a town are enough for a first answer.',
  email: null,
  phone: null,
  address: null,
  links: [
    { network: 'instagram', address: 'https://www.instagram.com/' },
    { network: 'facebook', address: 'https://www.facebook.com/' },
    { network: 'x', address: 'https://x.com/' },
    { network: 'linkedin', address: 'https://www.linkedin.com/' },
  ],
};
