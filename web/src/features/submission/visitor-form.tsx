import { useForm } from '@mantine/form';
import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouteContext, useRouterState, useSearch } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Problems, VisitorFields } from './field-rules';
import { differing, forgetSentText, submissionKeyOf, useUnsentText, wasTried } from './form-draft';
import {
  FORM_NOTICE_ID,
  FORM_TOKEN_FIELD,
  FORM_TOKEN_PLACE,
  type PostedForm,
  type Sent,
  TRAP_FIELD,
} from './posted-form';
import { type MakeProof, remainingTokenAge } from './proof';
import { submissionQueries } from './queries';
import { fieldProblems } from './refusal';

interface VisitorFormRules<Values extends object, Answer> {
  /** Keeps keys and unsent texts of different forms apart: 'message', 'volunteer', 'comment:<post>' */
  name: string;
  /** The form without any input; a constant */
  blank: Values;
  /** What the address asks for */
  preset?: Partial<Values>;
  /** Of what was kept from last time: without the choices that are gone since */
  stillPossible?: (kept: Values) => Values;
  fields: VisitorFields<Values>;
  labels: { [Field in keyof Values]?: string };
  /** Sentences by field; empty when the form may be sent */
  problems: (values: Values) => Problems<Values>;
  /** What of the problems the fields say, where that is not all */
  mark?: (problems: Problems<Values>) => Record<string, ReactNode>;
  /** Told why a form is not sent */
  onProblem?: (sentence: string) => void;
  /** The mutation of the form's feature */
  send: (makeProof: MakeProof) => UseMutationOptions<Answer, Error, Values>;
  /** Where a form leads once it is sent */
  onSent?: (answer: Answer) => void;
  /** What a visitor without JavaScript reads when the form is stored, where others see a toast */
  done: (sent: Sent) => string;
}

const sayAll = (problems: object): Record<string, ReactNode> => ({ ...problems });

/**
 * Everything of a visitor's form but its looks: what is typed survives a slow start, a failure and a reload; it is sent
 * once, with its form token; problems stand at their fields, the first of them in focus; a browser without JavaScript
 * posts it to its page, which shows it again if need be.
 *
 * @returns `frame` for `VisitorForm`, `answer` for `PostedAnswer`, `field`, the properties of a Mantine input, and
 *   `change`, which fills fields
 */
export function useVisitorForm<Values extends object, Answer>({
  name,
  blank,
  preset,
  stillPossible = (kept) => kept,
  fields,
  labels,
  problems,
  mark = sayAll,
  onProblem,
  send,
  onSent,
  done,
}: VisitorFormRules<Values, Answer>) {
  const { posted, sent } = usePosted<Values>();
  // What was sent may be stored although its answer was lost: by now the rules may refuse it, and the CMS answers it.
  const problemsOf = (values: Values) => (wasTried(name, values, Date.now()) ? {} : problems(values));
  const form = useForm<Values>({
    initialValues: posted?.values ?? { ...blank, ...preset },
    initialErrors: posted && mark(posted.problems),
    validate: (values) => mark(problemsOf(values)),
  });
  const restore = (kept: Values) =>
    form.setValues(wasTried(name, kept, Date.now()) ? kept : stillPossible(kept));
  const element = useUnsentText({ formName: name, values: form.values, blank, restore });
  const { makeProof, honeypot } = useProof(name);
  const sending = send(makeProof);
  const { mutate, isPending } = useMutation({
    ...sending,
    // Here, and not with the form's own: those are not called when the visitor has gone to another page meanwhile.
    onSuccess: (answer, values, ...more) => {
      forgetSentText(name, values, Date.now());
      return sending.onSuccess?.(answer, values, ...more);
    },
  });

  const submit = form.onSubmit(
    (values) =>
      mutate(values, {
        onSuccess: (answer) => {
          // What was typed while it was sent has not been sent: it stays.
          if (Object.keys(differing(form.getValues(), values)).length === 0) form.setValues(blank);
          form.clearErrors();
          onSent?.(answer);
        },
        onError: (error) => {
          const found = fieldProblems(error) as Problems<Values>;
          form.setErrors(mark(found));
          focusFirst(element.current, found);
        },
      }),
    (_marks, values) => {
      const found = problemsOf(values);
      const [sentence] = Object.values<string | undefined>(found);
      if (sentence) onProblem?.(sentence);
      focusFirst(element.current, found);
    },
  );

  return {
    values: form.values,
    change: form.setValues,
    frame: { element, submit, honeypot, busy: isPending, pageToken: posted?.pageToken },
    answer: { posted, done: sent && done(sent) },
    field: (field: keyof Values & string) => {
      const { required, ...told } = fields[field];
      const mandatory = required && { withAsterisk: true, 'aria-required': true };
      return { name: field, label: labels[field], ...told, ...mandatory, ...form.getInputProps(field) };
    },
  };
}

/** What a browser without JavaScript sent and the server refused, or the answer to what it stored. */
function usePosted<Values>() {
  const { posted } = useRouteContext({ from: '__root__' });
  const { sent } = useSearch({ strict: false });
  return { posted: posted as (PostedForm & { values: Values }) | undefined, sent };
}

/** What a form needs besides its fields to be accepted. `honeypot`: the ref of the field that nobody sees. */
function useProof(name: string) {
  const client = useQueryClient();
  const honeypot = useRef<HTMLInputElement>(null);
  useEffect(() => {
    client.prefetchQuery(submissionQueries.formToken());
  }, [client]);

  const makeProof: MakeProof = useCallback(
    async (values) => {
      const submissionKey = submissionKeyOf(name, values, Date.now());
      const doNotFill = honeypot.current?.value ?? '';
      const { formToken, receivedAt } = await client.fetchQuery(submissionQueries.formToken());
      const wait = remainingTokenAge(receivedAt, Date.now());
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      return { formToken, submissionKey, doNotFill };
    },
    [client, name],
  );
  return { makeProof, honeypot };
}

/** Moves the focus to the first field that has a problem, so that its sentence is seen and read out. */
function focusFirst(form: HTMLFormElement | null, problems: object): void {
  const [first] = Object.keys(problems);
  const found = first ? form?.elements.namedItem(first) : null;
  // Several inputs of one name, such as the options of a list, come as a list.
  const field = found instanceof RadioNodeList ? found[0] : found;
  if (field instanceof HTMLElement) field.focus();
}

interface VisitorFormProps extends ComponentProps<'form'> {
  frame: {
    element: RefObject<HTMLFormElement | null>;
    submit: ComponentProps<'form'>['onSubmit'];
    honeypot: RefObject<HTMLInputElement | null>;
    busy: boolean;
    /** Of a form that was posted and refused; else the server puts a fresh one in its place */
    pageToken: string | undefined;
  };
}

/** The form element around a theme's fields. Its page's own path takes it from browsers without JavaScript. */
export function VisitorForm({ frame, children, ...props }: VisitorFormProps) {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const { element, submit, honeypot, busy, pageToken = FORM_TOKEN_PLACE } = frame;
  return (
    <form
      method="post"
      action={`${pathname}#${FORM_NOTICE_ID}`}
      ref={element}
      onSubmit={submit}
      aria-busy={busy}
      {...props}
    >
      {children}
      <Honeypot ref={honeypot} />
      {/* The running app fetches a token of its own and ignores this one. */}
      <input type="hidden" name={FORM_TOKEN_FIELD} defaultValue={pageToken} suppressHydrationWarning />
    </form>
  );
}

const OUT_OF_SIGHT = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** What password managers look for to leave a field alone: 1Password, Bitwarden, Dashlane, LastPass, Proton Pass. */
const LEFT_ALONE = {
  autoComplete: 'off',
  'data-1p-ignore': true,
  'data-bwignore': true,
  'data-form-type': 'other',
  'data-lpignore': true,
  'data-protonpass-ignore': true,
};

/** A field that no person sees or reaches with Tab, with a name that no browser and no password manager fills in. */
function Honeypot({ ref }: { ref: RefObject<HTMLInputElement | null> }) {
  return (
    <div style={OUT_OF_SIGHT} aria-hidden="true">
      <label>
        Leave this empty
        <input ref={ref} type="text" name={TRAP_FIELD} tabIndex={-1} defaultValue="" {...LEFT_ALONE} />
      </label>
    </div>
  );
}

interface PostedAnswerProps {
  answer: {
    /** A form that was posted without JavaScript and refused */
    posted: PostedForm | undefined;
    /** What to say of one that was stored */
    done: string | undefined;
  };
  className: string | undefined;
}

/** At the head of a form: the answer to one that was posted without JavaScript, where others see a toast. */
export function PostedAnswer({ answer: { posted, done }, className }: PostedAnswerProps) {
  const sentence = posted?.sentence ?? done;
  if (!sentence) return null;
  return (
    <p
      id={FORM_NOTICE_ID}
      className={className}
      role={posted ? 'alert' : 'status'}
      data-tone={posted ? 'problem' : 'done'}
    >
      {sentence}
    </p>
  );
}
