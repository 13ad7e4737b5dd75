import { notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { EditorFrame } from '../form/editor-frame';
import type { Editable } from '../form/use-draft';
import { useEditorForm } from '../form/use-editor-form';
import { Fields } from './field';
import { requiredText, type Shown, type Values } from './fields';
import { parts } from './part-fields';

const fields = {
  steps: parts({
    label: 'Steps',
    most: 3,
    words: { one: (number) => `Step ${number}`, add: 'Add a step', full: 'There is room for 3 steps.' },
    fields: { name: requiredText({ label: 'Name' }) },
  }),
};
type StepValues = Values<typeof fields>;
interface Item extends Editable, Shown<typeof fields> {}
const stored: Item = { documentId: 'walk', revision: 1, steps: [{ name: 'Walk' }, { name: 'Turn' }] };

function Harness({
  onSave,
  fields: used = fields,
}: {
  onSave: (values: StepValues) => void;
  fields?: typeof fields;
}) {
  const editor = useEditorForm({
    draft: 'walks',
    item: stored,
    fields: used,
    stored: () => ({ queryKey: ['walks'], queryFn: async (): Promise<Item | null> => stored }),
    save: () => ({
      mutationFn: async (values: StepValues) => {
        onSave(values);
        return stored;
      },
    }),
  });
  return (
    <EditorFrame
      editor={editor}
      submitLabel="Save"
      busyLabel="Saving..."
      isBusy={false}
      onSubmit={(values) => editor.send(values, { stays: true })}
    >
      <Fields editor={editor} />
    </EditorFrame>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const names = () => screen.queryAllByLabelText<HTMLInputElement>(/^Name/);
const shown = () => names().map(({ value }) => value);

async function renderSteps() {
  const onSave = vi.fn<(values: StepValues) => void>();
  await renderScreen(<Harness onSave={onSave} />);
  const saved = async () => {
    press('Save');
    await waitFor(() => expect(onSave).toHaveBeenCalled());
    return onSave.mock.lastCall?.[0].steps.map(({ name }) => name);
  };
  return { onSave, saved };
}

beforeEach(() => {
  localStorage.clear();
  notifications.clean();
});

test('buttons move parts and keep the focus, and the shown order is saved', async () => {
  const { saved } = await renderSteps();
  fireEvent.change(names()[1] as HTMLElement, { target: { value: 'Turn back' } });
  press('Move Step 2 up');
  expect(shown()).toEqual(['Turn back', 'Walk']);
  // The first part cannot move further up.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Step 1 down' }));
  expect(await saved()).toEqual(['Turn back', 'Walk']);
});

test('Undo returns a removed part to its place', async () => {
  const { saved } = await renderSteps();
  press('Remove Step 1');
  expect(shown()).toEqual(['Turn']);
  expect(await screen.findByText('Step 1 will be removed when you save.')).toBeDefined();
  press('Undo');
  expect(shown()).toEqual(['Walk', 'Turn']);
  press('Remove Step 2');
  expect(await saved()).toEqual(['Walk']);
});

test('a new part gets the focus, and a sentence names the limit', async () => {
  await renderSteps();
  press('Add a step');
  expect(document.activeElement).toBe(names()[2]);
  expect(screen.getByRole('button', { name: 'Add a step' })).toHaveProperty('disabled', true);
  expect(screen.getByText('There is room for 3 steps.')).toBeDefined();
});

test('a missing value in a part is marked at its own field and stops the save', async () => {
  const { onSave } = await renderSteps();
  fireEvent.change(names()[1] as HTMLElement, { target: { value: ' ' } });
  press('Save');
  expect(await screen.findByText('Please fill in all required fields')).toBeDefined();
  expect(names().map((field) => field.getAttribute('aria-invalid'))).toEqual([null, 'true']);
  expect(document.activeElement).toBe(names()[1]);
  expect(onSave).not.toHaveBeenCalled();
});

test('parts without a word for adding can only be moved', async () => {
  const { steps } = fields;
  const words = { one: (_: number, step?: { name?: unknown }) => String(step?.name), full: 'Full.' };
  const fixed = { steps: { ...steps, parts: { fields: {}, most: 3, ...steps.parts, words } } };
  await renderScreen(<Harness onSave={() => {}} fields={fixed} />);
  press('Move Turn up');
  expect(shown()).toEqual(['Turn', 'Walk']);
  expect(screen.queryByRole('button', { name: /^(Add|Remove)/ })).toBeNull();
});
