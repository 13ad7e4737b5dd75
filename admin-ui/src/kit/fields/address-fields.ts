import * as z from 'zod/mini';
import { wording } from '../wording';
import { type Field, text } from './fields';

type OptionalText = Field<string | null, string, string, string | null>;

interface AddressOptions {
  label: string;
  maxLength: number;
  description: string;
}

function isEmail(typed: string): boolean {
  return z.safeParse(z.email(), typed.trim()).success;
}

export function email(props: AddressOptions): OptionalText {
  return {
    ...text({ ...props, type: 'email', autoComplete: 'email' }),
    problem: (typed) => (typed.trim() && !isEmail(typed) ? wording.badEmail : undefined),
  };
}

/** The addresses that the CMS accepts and pages can link to. */
function isWebAddress(typed: string): boolean {
  return /^https?:\/\//i.test(typed) && URL.canParse(typed);
}

/** An optional absolute address of a page on another site. */
export function webAddress({ bad, ...props }: AddressOptions & { bad: string }): OptionalText {
  return {
    ...text({ ...props, inputMode: 'url' }),
    problem: (typed) => (typed.trim() && !isWebAddress(typed.trim()) ? bad : undefined),
  };
}
