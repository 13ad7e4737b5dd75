/** The longest a field may be, in characters; the cms refuses more. */
export const LIMITS = {
  name: 120,
  email: 254,
  phone: 32,
  subject: 200,
  message: 5000,
  comment: 2000,
} as const;
