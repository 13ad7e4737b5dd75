// Written by `npm run generate` from the schemas of the CMS; do not edit.
export const FORM_LIMITS = {
  booking: {
    name: 120,
    email: 254,
    phone: 32,
    service: 120,
    startTime: 5,
    city: 120,
    venue: 200,
    notes: 5000,
    ownersNote: 5000,
    cameFrom: 100,
  },
  comment: {
    name: 120,
    email: 254,
    text: 2000,
  },
  message: {
    senderName: 120,
    senderEmail: 254,
    subject: 200,
    message: 5000,
    cameFrom: 100,
  },
  quote: {
    number: 20,
    currency: 3,
    acceptedName: 120,
    acceptedFor: 120,
    acceptedHash: 64,
    question: 5000,
    terms: 10000,
  },
  volunteer: {
    name: 120,
    email: 254,
    phone: 32,
    cameFrom: 100,
    message: 5000,
  },
} as const;
