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
