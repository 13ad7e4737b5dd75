import * as z from 'zod/mini';
import { type Field, text } from './fields';
import { wording } from './wording';

type OptionalText = Field<string | null, string, string, string | null>;

interface AddressOptions {
  label: string;
  description: string;
}

function isEmail(typed: string): boolean {
  return z.safeParse(z.email(), typed.trim()).success;
}

/** An email address, or none. */
export function email(props: AddressOptions): OptionalText {
  return {
    ...text({ ...props, type: 'email', autoComplete: 'email', maxLength: 254 }),
    problem: (typed) => (typed.trim() && !isEmail(typed) ? wording.badEmail : undefined),
  };
}

/** What the CMS takes, and what a page makes a link of. */
function isWebAddress(typed: string): boolean {
  return /^https?:\/\//i.test(typed) && URL.canParse(typed);
}

/** A whole address of a page somewhere else, or none. */
export function webAddress({ bad, ...props }: AddressOptions & { bad: string }): OptionalText {
  return {
    ...text({ ...props, inputMode: 'url', maxLength: 255 }),
    problem: (typed) => (typed.trim() && !isWebAddress(typed.trim()) ? bad : undefined),
  };
}
