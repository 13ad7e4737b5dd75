// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { StrapiRefusal } from '../../strapi/failures';
import { FORM_NOTICE_ID, type PostedForm } from './posted-form';
import { submissionQueries } from './queries';
import { PostedAnswer, useVisitorForm, VisitorForm } from './visitor-form';

const blank = { name: '', email: '' };
/** A name that the rules refuse. */
let refused = '';
const store = vi.fn(async (_values: typeof blank) => 'received');

function BookingForm() {
  const { frame, answer, field } = useVisitorForm({
    name: 'booking',
    blank,
    stillPossible: (kept) => ({ ...kept, email: kept.email === 'gone@example.com' ? '' : kept.email }),
    fields: { name: { required: true }, email: { type: 'email', required: true } },
    labels: { name: 'Name', email: 'Email' },
    problems: ({ name }) => (name && name !== refused ? {} : { name: 'Please say who you are' }),
    deliver: (values) => store(values),
    done: 'Stored',
    failed: 'Failed',
  });
  const input = (name: 'name' | 'email') => {
    const { label, error, withAsterisk: _drawn, ...props } = field(name);
    return (
      <label>
        {label}
        <input {...props} aria-invalid={Boolean(error)} />
        <b>{error}</b>
      </label>
    );
  };
  return (
    <VisitorForm frame={frame} noValidate>
      <PostedAnswer answer={answer} className={undefined} />
      {input('name')}
      {input('email')}
      <button type="submit">Send</button>
    </VisitorForm>
  );
}

async function open(posted?: PostedForm) {
  const queryClient = new QueryClient({ defaultOptions: { mutations: { retry: false } } });
  queryClient.setQueryData(submissionQueries.formToken().queryKey, { formToken: 'token', receivedAt: 0 });
  const routeTree = createRootRouteWithContext<{ posted?: PostedForm }>()({ component: BookingForm });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree, history, context: { posted } });
  await router.load();
  const rendered = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByText('Send');
  return rendered;
}

// Mocks scrolling, which jsdom lacks.
beforeEach(() => {
  localStorage.clear();
  refused = '';
  store.mockClear();
  vi.spyOn(window, 'scrollTo').mockReturnValue();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(label));
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

test('a form with a problem is not sent, and the field that has it has the focus', async () => {
  await open();
  fireEvent.click(screen.getByText('Send'));
  expect(await screen.findByText('Please say who you are')).toBeTruthy();
  expect(document.activeElement).toBe(field('Name'));
  expect(store).not.toHaveBeenCalled();
});

test('a form that was stored is empty again', async () => {
  await open();
  type('Name', 'Otieno');
  fireEvent.click(screen.getByText('Send'));
  await waitFor(() => expect(field('Name').value).toBe(''));
  expect(store).toHaveBeenCalledWith({ name: 'Otieno', email: '' });
});

/** @returns a function that sends the response */
function holdAnswer() {
  let answer = (_received: string) => {};
  store.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  return () => answer('received');
}

test('text that was typed while a form was sent stays', async () => {
  await open();
  const answer = holdAnswer();
  type('Name', 'Otieno');
  fireEvent.click(screen.getByText('Send'));
  await waitFor(() => expect(store).toHaveBeenCalled());
  type('Email', 'otieno@example.com');
  answer();
  await waitFor(() => expect(field('Name').form?.getAttribute('aria-busy')).toBe('false'));
  expect([field('Name').value, field('Email').value]).toEqual(['Otieno', 'otieno@example.com']);
  expect(localStorage).toHaveLength(1);
});

test('a form that was stored after its visitor had left keeps nothing', async () => {
  const { unmount } = await open();
  const answer = holdAnswer();
  type('Name', 'Otieno');
  fireEvent.click(screen.getByText('Send'));
  await waitFor(() => expect(store).toHaveBeenCalled());
  unmount();
  expect(localStorage).toHaveLength(1);
  answer();
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

test('a kept form comes back without choices that no longer exist', async () => {
  const { unmount } = await open();
  type('Name', 'Otieno');
  type('Email', 'gone@example.com');
  unmount();
  await open();
  await waitFor(() => expect(field('Name').value).toBe('Otieno'));
  expect(field('Email').value).toBe('');
});

test('a problem that the cms names is shown at its field, and the typed text stays', async () => {
  store.mockRejectedValueOnce(
    new StrapiRefusal('BAD_USER_INPUT', 'Bad', [
      { path: 'data.email', message: 'bad', code: 'EMAIL_INVALID' },
    ]),
  );
  await open();
  type('Name', 'Otieno');
  fireEvent.click(screen.getByText('Send'));
  expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
  expect(document.activeElement).toBe(field('Email'));
  expect(field('Name').value).toBe('Otieno');
});

test('a form that was posted without JavaScript and refused is shown as it was typed', async () => {
  await open({
    values: { name: 'Otieno', email: 'nobody' },
    problems: { email: 'Not an email' },
    sentence: 'Please look again',
  });
  expect(field('Email').value).toBe('nobody');
  expect(document.getElementById(FORM_NOTICE_ID)?.textContent).toBe('Please look again');
});

/** Words by which browsers and password managers guess the purpose of a field. */
const KNOWN_PURPOSES =
  /name|mail|phone|tel|url|site|web|address|city|zip|post|company|country|fax|user|pass/i;

test('browsers and password managers have no reason to fill in the hidden field', async () => {
  await open();
  const trap = screen.getByLabelText('Leave this empty', { selector: 'input' });
  expect(`${trap.getAttribute('name')} ${trap.id}`).not.toMatch(KNOWN_PURPOSES);
  expect(trap.getAttribute('autocomplete')).toBe('off');
  for (const name of ['1p-ignore', 'bwignore', 'lpignore', 'protonpass-ignore'])
    expect(trap.getAttribute(`data-${name}`)).toBe('true');
  expect(trap.getAttribute('data-form-type')).toBe('other');
});

test('a form without an answer is sent again unchanged, whatever the rules say by now', async () => {
  const { unmount } = await open();
  store.mockRejectedValueOnce(new Error('The answer was lost'));
  type('Name', 'Otieno');
  type('Email', 'gone@example.com');
  fireEvent.click(screen.getByText('Send'));
  await waitFor(() => expect(store).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(field('Name').form?.getAttribute('aria-busy')).toBe('false'));
  unmount();
  refused = 'Otieno';
  await open();
  await waitFor(() => expect(field('Email').value).toBe('gone@example.com'));
  fireEvent.click(screen.getByText('Send'));
  await waitFor(() => expect(store).toHaveBeenCalledTimes(2));
  expect(store).toHaveBeenLastCalledWith({ name: 'Otieno', email: 'gone@example.com' });
});
