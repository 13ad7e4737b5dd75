import { useForm } from '@mantine/form';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouteContext, useRouterState, useSearch } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { cameFrom } from './came-from';
import type { FormKind, Problems } from './field-rules';
import { differing, forgetSentText, submissionKeyOf, useUnsentText, wasTried } from './form-draft';
import {
  FORM_NOTICE_ID,
  FORM_TOKEN_FIELD,
  FORM_TOKEN_PLACE,
  type PostedForm,
  TRAP_FIELD,
} from './posted-form';
import { remainingTokenAge } from './proof';
import { forgetRefusedToken, submissionQueries } from './queries';
import { fieldProblems } from './refusal';
import { submissionWording } from './wording';

interface VisitorFormRules<Values extends object, Answer> extends FormKind<Values, Answer> {
  /** Which problems the fields show, if not all */
  mark?: (problems: Problems<Values>) => Record<string, ReactNode>;
  /** Called with the reason why a form is not sent */
  onProblem?: (sentence: string) => void;
  /** Called after sending, to open the next page */
  onSent?: (answer: Answer) => void;
}

const sayAll = (problems: object): Record<string, ReactNode> => ({ ...problems });

/**
 * Everything of a visitor's form except its style. Typed values survive a slow start, a failure and a reload. It is
 * sent once, with its form token. Problems are shown at their fields, and the first is focused. A browser without
 * JavaScript posts it to its page, which shows it again if necessary.
 *
 * @returns `frame` for `VisitorForm`, `answer` for `PostedAnswer`, `field`, the properties of a Mantine input, and
 * `change`, which fills fields
 */
export function useVisitorForm<Values extends object, Answer>(rules: VisitorFormRules<Values, Answer>) {
  const { name, blank, preset, stillPossible = (draft) => draft, fields, labels, list, done, failed } = rules;
  const { problems, mark = sayAll, onProblem, deliver, onSent } = rules;
  // Without JavaScript: the status of a stored form, or the form that the server refused.
  const { sent } = useSearch({ strict: false });
  const { posted: refused } = useRouteContext({ from: '__root__' });
  const posted = refused as (PostedForm & { values: Values }) | undefined;
  // An earlier attempt may be stored although its response was lost. The rules may refuse its values now, so the CMS
  // decides.
  const problemsOf = (values: Values) => (wasTried(name, values, Date.now()) ? {} : problems(values));
  const form = useForm<Values>({
    initialValues: posted?.values ?? { ...blank, ...preset },
    initialErrors: posted && mark(posted.problems),
    validate: (values) => mark(problemsOf(values)),
  });
  const restore = (draft: Values) =>
    form.setValues(wasTried(name, draft, Date.now()) ? draft : stillPossible(draft));
  const element = useUnsentText({ formName: name, values: form.values, blank, restore });
  const honeypot = useRef<HTMLInputElement>(null);
  const queryClient = useQueryClient();
  useEffect(() => {
    queryClient.prefetchQuery(submissionQueries.formToken());
  }, [queryClient]);
  const { mutate, isPending } = useMutation({
    mutationFn: async (values: Values, { client }) => {
      const submissionKey = submissionKeyOf(name, values, Date.now());
      const doNotFill = honeypot.current?.value ?? '';
      const formToken = await agedToken(client);
      return deliver(values, { formToken, submissionKey, doNotFill, cameFrom: cameFrom() });
    },
    // Here, because the form's own callbacks are not called after the visitor has left the page.
    onSuccess: async (_answer, values, _kept, { client }) => {
      forgetSentText(name, values, Date.now());
      if (list) await client.invalidateQueries({ queryKey: list });
    },
    onError: (error, _values, _kept, { client }) => forgetRefusedToken(client, error),
    meta: { done, failed },
  });

  const submit = form.onSubmit(
    (values) =>
      mutate(values, {
        onSuccess: (answer) => {
          // Values typed during sending were not sent, so they stay.
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
    // The server fills in a new token, unless the form was refused.
    frame: { element, submit, honeypot, busy: isPending, pageToken: posted?.pageToken, list },
    answer: { posted, done: sent && (typeof done === 'string' ? done : done(sent)) },
    field: (field: keyof Values & string) => {
      const { required, ...attributes } = fields[field];
      const mandatory = required && { withAsterisk: true, 'aria-required': true };
      return { name: field, label: labels[field], ...attributes, ...mandatory, ...form.getInputProps(field) };
    },
  };
}

/** Returns the form token when it is old enough. */
async function agedToken(client: QueryClient): Promise<string> {
  const { formToken, receivedAt } = await client.fetchQuery(submissionQueries.formToken());
  const wait = remainingTokenAge(receivedAt, Date.now());
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  return formToken;
}

/** Focuses the first field with a problem, so that its message is seen and read out. */
function focusFirst(form: HTMLFormElement | null, problems: object): void {
  const [first] = Object.keys(problems);
  const found = first ? form?.elements.namedItem(first) : null;
  // Inputs with the same name, such as options, come as a list.
  const field = found instanceof RadioNodeList ? found[0] : found;
  if (field instanceof HTMLElement) field.focus();
}

type ShownForm = ReturnType<typeof useVisitorForm>;

/** The form element around a theme's fields. Browsers without JavaScript post it to the path of its page. */
export function VisitorForm({
  frame,
  children,
  ...props
}: ComponentProps<'form'> & Pick<ShownForm, 'frame'>) {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const { element, submit, honeypot, busy, pageToken = FORM_TOKEN_PLACE, list } = frame;
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
      {/* Only comments are listed, and do not store it. */}
      {!list && <small>{submissionWording.cameFrom}</small>}
      <Honeypot ref={honeypot} />
      {/* The running app fetches its own token and ignores this one. */}
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

/** Attributes that stop password managers: 1Password, Bitwarden, Dashlane, LastPass, Proton Pass. */
const LEFT_ALONE = {
  autoComplete: 'off',
  'data-1p-ignore': true,
  'data-bwignore': true,
  'data-form-type': 'other',
  'data-lpignore': true,
  'data-protonpass-ignore': true,
};

/** A field that people neither see nor reach with Tab. No browser or password manager fills in its name. */
function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div style={OUT_OF_SIGHT} aria-hidden="true">
      <label>
        Leave this empty
        <input ref={ref} type="text" name={TRAP_FIELD} tabIndex={-1} defaultValue="" {...LEFT_ALONE} />
      </label>
    </div>
  );
}

interface PostedAnswerProps extends Pick<ShownForm, 'answer'> {
  className: string | undefined;
}

/** The response to a form without JavaScript, at its head, instead of a toast. */
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
